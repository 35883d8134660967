import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, seismicSurveys3d } from '@datacentre/catalogue/registers/index'
import { sayCode, speak } from '@datacentre/catalogue/texts/index'
import { readAbout, readDownload, valuesUnder } from '../support/downloads.ts'
import { openList } from '../support/list-screen.ts'
import { readIds } from '../support/shown-rows.ts'
import { expect, test } from '../support/test.ts'

/** The columns by which a row is known in the file: boreholes.xlsx has names and codes, the others their key. */
const known = (register: Register): readonly string[] =>
  register.id === 'boreholes' ? ['boreholeName', 'shortName', 'nitgNr'] : [...register.key]

const headersOf = (register: Register, language: 'nl' | 'en'): string[] =>
  known(register).map((key) =>
    speak(language)(
      (register.id === 'boreholes' ? `boreholeSheet.${key}` : `${register.id}.${key}`) as 'boreholeSheet.uwi',
    ),
  )

for (const [register, language] of [
  [boreholes, 'nl'],
  [seismicSurveys3d, 'en'],
] as readonly (readonly [Register, 'nl' | 'en'])[]) {
  test(`${register.id}: the file holds exactly the selected rows, from every page, under its name [S1.13, S4.26, D29.7]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(register)
    const screen = await openList(page, register, { language })
    const selected: string[] = []
    for (const turn of ['paging.next', 'paging.last'] as const) {
      const ids = await readIds(screen.rows)
      for (const place of [0, 2]) {
        await screen.rows.nth(place).getByRole('checkbox').check()
        selected.push(ids[place] ?? '')
      }
      const before = (await screen.report.textContent()) ?? ''
      await page.getByRole('button', { name: screen.say(turn) }).click()
      await expect(screen.report).not.toHaveText(before)
    }
    const saved = page.waitForEvent('download')
    await screen.download.click()
    const file = await saved
    expect(file.url()).toMatch(/^blob:/)
    expect(file.suggestedFilename()).toBe(register.spreadsheet)
    const expected = rows
      .filter((row) => selected.includes(String(row[register.onMap.pageId])))
      .map((row) =>
        known(register)
          .map((key) => String(row[key]))
          .join(' | '),
      )
    expect(expected).toHaveLength(4)
    expect(valuesUnder(await readDownload(file), headersOf(register, language))).toEqual(expected.sort())
    await expect(screen.status).toHaveText(screen.say('download.done', { file: register.spreadsheet }))
  })
}

test('the file after a filter holds exactly the rows the filter leaves [D23.8, D29.7]', async ({
  page,
  rowsOf,
}) => {
  const kept = (await rowsOf(boreholes)).filter(
    ({ onOffshore, resultCode }) => onOffshore === 'ON' && resultCode === 'SALT',
  )
  const screen = await openList(page, boreholes, { query: 'onOffshore=ON&result=SALT' })
  await screen.expectCount(kept.length)
  const saved = page.waitForEvent('download')
  await screen.download.click()
  const file = await saved
  expect(valuesUnder(await readDownload(file), headersOf(boreholes, 'nl'))).toEqual(
    kept
      .map((row) =>
        known(boreholes)
          .map((key) => String(row[key]))
          .join(' | '),
      )
      .sort(),
  )
  const filters = (await readAbout(file)).find(([name]) => name === screen.say('spreadsheet.filters'))
  expect(filters?.[1]).toContain(
    `${screen.say('filter.result')}: ${sayCode('nl', 'boreholeResult', 'SALT')}; `,
  )
})
