import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, licences, seismicLines } from '@datacentre/catalogue/registers/index'
import { columnTextKey, type Language } from '@datacentre/catalogue/texts/index'
import {
  codeColumnOf,
  columnsOfRow,
  columnWords,
  expectedCells,
  inDetail,
  inWords,
} from './support/expected-words.ts'
import { inOrderOf } from './support/kept-rows.ts'
import { inTurn, languages, openList } from './support/list-screen.ts'
import { readDetails, readRows } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

/** A row of the API as its line on the screen should read. */
const expectedRow = (register: Register, row: AnyRow, language: Language) => {
  const code = codeColumnOf(register)
  return {
    id: String(row[register.onMap.pageId]),
    name: String(row[register.name]),
    code: code === undefined ? null : inWords(row[code.key] ?? null, code, language),
    cells: expectedCells(register, row, language),
  }
}

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: heading, count, column names and rows read as the API has them [S1.7, S2.39, S2.53, S2.54, S2.56, S2.58, D13.1, D13.3]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language, query: 'pageSize=200' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      screen.say(`register.${register.id}.title`),
    )
    await expect(page.locator('.screen-head-icon svg')).toBeVisible()
    await screen.expectCount(rows.length)

    const code = codeColumnOf(register)
    const name = screen.say(columnTextKey(register, { key: register.name }))
    await expect(page.locator('.result-table thead th:not(.cell-select, .cell-chevron)')).toHaveText([
      code === undefined ? name : `${name}${screen.say(columnTextKey(register, code))}`,
      ...columnsOfRow(register).map((column) => columnWords(register, column, language)),
    ])

    await expect(screen.rows).toHaveCount(Math.min(200, rows.length))
    const first = inOrderOf(register, register.name, { rows, language }).slice(0, 200)
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    const shown = await readRows(screen.rows)
    expect(shown.map((row) => row.name)).toEqual(first.map((row) => row[register.name]))
    // Rows of the same name may stand either way round.
    expect(shown.toSorted(byId)).toEqual(
      first.map((row) => expectedRow(register, row, language)).toSorted(byId),
    )
  })
}

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: the chevron opens the further details of a row and closes them [S2.50, S2.55, S2.57, S4.7, D13.2, D13.4, D13.5]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language })
    for (const place of [0, 7]) {
      const row = screen.rows.nth(place)
      const [shown] = await readRows(row)
      const data = rows.find((one) => String(one[register.onMap.pageId]) === shown?.id)
      if (shown === undefined || data === undefined)
        throw new Error('the list shows a row the API does not have')
      const chevron = row.getByRole('button', {
        name: screen.say('row.expand', { name: shown.name }),
        exact: true,
      })
      await expect(chevron).toHaveAttribute('aria-expanded', 'false')
      await chevron.click()
      const details = new Map(await readDetails(row))
      for (const column of register.columns.filter((one) => one.shown === 'expanded')) {
        const term = columnWords(register, column, language)
        expect([term, details.get(term)]).toEqual([
          term,
          inDetail(data[column.key] ?? null, column, language),
        ])
      }
      await row
        .getByRole('button', { name: screen.say('row.collapse', { name: shown.name }), exact: true })
        .click()
      await expect(row.locator('.row-details')).toHaveCount(0)
    }
  })
}

test('codes read as words, with the code at hand in the row and in its details [D29.1]', async ({
  page,
  rowsOf,
}) => {
  const coded = (await rowsOf(boreholes)).find(
    ({ resultCode, purposeCd }) => resultCode === 'GAS' && purposeCd !== null,
  )
  const screen = await openList(page, boreholes, {
    query: `searchByName=${encodeURIComponent(String(coded?.['boreholeName']))}`,
  })
  const row = screen.rows
    .filter({ has: page.getByText(String(coded?.['shortName']), { exact: true }) })
    .first()
  await expect(row.locator('.code-label')).toHaveText(screen.say('boreholeResult.GAS'))
  await expect(row.locator('.code-label')).toHaveAttribute('title', 'GAS')
  await row
    .getByRole('button', { name: screen.say('row.expand', { name: String(coded?.['boreholeName']) }) })
    .click()
  const details = new Map(await readDetails(row))
  expect(details.get(screen.say('row.code', { column: screen.say('boreholes.resultCode') }))).toBe('GAS')
  expect(details.get(screen.say('row.code', { column: screen.say('boreholes.purposeCd') }))).toBe(
    coded?.['purposeCd'],
  )
})

test('a missing value and a placeholder date are a dash, which is said in words [D9.5]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const placeholders = [Date.UTC(1800, 0, 1), Date.UTC(1801, 0, 1)]
  const unknown = rows.find(({ endDate }) => placeholders.includes(Number(endDate)))
  expect(unknown).toBeDefined()
  for (const language of languages) {
    const screen = await openList(page, boreholes, {
      language,
      query: `searchByName=${encodeURIComponent(String(unknown?.['boreholeName']))}`,
    })
    const cell = screen.rows.first().locator('td[data-label]').nth(3)
    await expect(cell).toHaveAttribute('data-label', screen.say('boreholes.endDate'))
    await expect(cell.locator('.missing')).toHaveText(`–${screen.say('value.missing')}`)
  }
})

test('many licensees are counted in the row and listed whole when it is open [S2.58, D29.2]', async ({
  page,
  rowsOf,
}) => {
  const many = (await rowsOf(licences)).find(
    ({ licensees }) => Array.isArray(licensees) && licensees.length > 3,
  )
  const licensees = many?.['licensees']
  if (!Array.isArray(licensees)) throw new Error('no licence has many licensees')
  const screen = await openList(page, licences, {
    query: `searchByName=${encodeURIComponent(String(many?.['licenceName']))}`,
  })
  const row = screen.rows.filter({ hasText: String(licensees[0]) }).first()
  await expect(row.locator('.cell-names li')).toHaveText([
    ...licensees.slice(0, 2),
    `+ ${licensees.length - 2}${screen.say('value.more', { rest: licensees.length - 2 })}`,
  ])
  await row
    .getByRole('button', { name: screen.say('row.expand', { name: String(many?.['licenceName']) }) })
    .click()
  await expect(
    row
      .locator('.row-details-list')
      .filter({ hasText: String(licensees.at(-1)) })
      .locator('li'),
  ).toHaveText(licensees)
})

test.describe('in the time zone of New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const register of [boreholes, licences, seismicLines] as readonly Register[]) {
    test(`${register.id}: days and months read as they do in Amsterdam [S2.54, D9.6, D9.8]`, async ({
      page,
      rowsOf,
    }) => {
      const rows = await rowsOf(register)
      const screen = await openList(page, register, { query: 'pageSize=200' })
      const byId = new Map(rows.map((row) => [String(row[register.onMap.pageId]), row]))
      for (const { id, cells } of await readRows(screen.rows)) {
        expect([id, cells]).toEqual([id, expectedCells(register, byId.get(id) ?? {}, 'nl')])
      }
    })
  }
})
