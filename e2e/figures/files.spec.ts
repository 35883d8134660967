import { fieldProduction } from '@datacentre/catalogue/production/index'
import { months } from '@datacentre/catalogue/production/series/months'
import { readSheet } from 'read-excel-file/node'
import {
  askFigures,
  figure,
  inWholeYears,
  OIL,
  openFigures,
  readCards,
  WHOLE_YEARS,
  type FiguresPage,
} from '../support/figures-page.ts'
import { typeWords } from '../support/production-words.ts'
import { expect, test } from '../support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

async function save({ page, download }: FiguresPage) {
  const saved = page.waitForEvent('download')
  await download.click()
  return saved
}

test('a file is in the chosen unit, which stands in its header, with the totals of the screen; injected gas keeps its code [D21.8, D21.11, D28.15]', async ({
  page,
}) => {
  const query = `${inWholeYears}&unit=1000Sm3&location=S`
  const figures = await openFigures(page, fieldProduction, { language: 'en', query })
  const cards = await readCards(figures.cards)
  const [head = [], ...rows] = await readSheet(await (await save(figures)).path())
  const total = head.indexOf('Total (1000 Sm³)')
  expect(total).toBe(18)
  expect(head.filter((title) => String(title).endsWith('(1000 Sm³)'))).toHaveLength(13)
  for (const { name, time, value } of cards) {
    const row = rows.find((cells) => cells[0] === name && String(cells[1]) === time)
    expect(row?.[total]).toBe(value)
  }

  const onLand = await openFigures(page, fieldProduction, { language: 'en', query: inWholeYears })
  await onLand.choose(onLand.say('filter.production'), typeWords.en.Discharged)
  await expect(page).toHaveURL(/production=Discharged/)
  await expect(page.locator('.figures-place')).toHaveAttribute('aria-busy', 'false')
  const asked = page.waitForRequest(/field-export/)
  expect((await save(onLand)).suggestedFilename()).toBe('field_Gas_Discharged_2024_2025.xlsx')
  expect((await asked).postDataJSON()).toEqual({
    ...WHOLE_YEARS,
    product: 'Gas',
    production: 'Discharged',
    unit: '1000Nm3',
  })
})

test('totals on the screen, in a history and in the file are the sums of the months the API answers, with their decimals [D28.19]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, OIL)
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&product=Oil` })
  const { history, say } = figures
  const [head = [], ...inFile] = await readSheet(await (await save(figures)).path())
  const total = head.indexOf('Totaal (Sm³)')
  const cards = await readCards(figures.cards)
  expect(cards).toHaveLength(30)
  for (const card of cards) {
    const { name, time, value } = card
    const row = rows.find((candidate) => candidate['name'] === name && String(candidate['year']) === time)
    const sum = months.reduce((added, month) => added + Number(row?.[month] ?? 0), 0)
    expect(Math.round(sum * 1e6) / 1e6).toBe(value)
    expect(card.total).toBe(figure(value, 'nl'))
    const cells = inFile.find(([subject, year]) => subject === name && String(year) === time)
    expect(cells?.[total]).toBe(value)
  }
  const at = cards.findIndex(({ value }) => !Number.isInteger(value))
  const broken = cards[at]
  await figures.cards.nth(at).locator('.figure-card-name button').click()
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  const ofYear = history.locator('tbody tr').filter({ hasText: broken?.time ?? '' })
  await expect(ofYear.locator('data')).toHaveText(broken?.total ?? '')
})

test('the spreadsheet of a history holds exactly that subject, and has its name [D19.1]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const names = rows.map((row) => String(row['name']))
  // A field whose name stands in the name of another one too.
  const { fieldDbk, name } = rows.find((row) =>
    names.some((other) => other !== row['name'] && other.includes(String(row['name']))),
  )!
  const own = await askFigures(request, fieldProduction, { yearStart: 2003, yearEnd: 2026, ...gas, fieldDbk })
  const query = `${inWholeYears}&detail=${fieldDbk}`
  const { history, say } = await openFigures(page, fieldProduction, { query })
  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsSpreadsheet') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^field_Gas_Produced_2003_\d{4}_/)
  expect(file.suggestedFilename()).toContain(String(name).replaceAll(/[^\p{L}\p{N}.-]+/gu, '-'))
  const [, ...cells] = await readSheet(await file.path())
  expect(cells.map(([subject, year]) => [subject, year])).toEqual(own.map((row) => [name, row['year']]))
})

test('a file says on its first sheet which rows are of a year that is not whole, and on its second sheet why [D28.22]', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction, { query: 'yearStart=2025&yearEnd=2026' })
  const path = await (await save(figures)).path()
  const [head = [], ...rows] = await readSheet(path)
  const at = head.indexOf('Jaar niet compleet, cijfers t/m')
  expect(at).toBe(head.length - 1)
  for (const row of rows) {
    expect(typeof row[1]).toBe('number')
    const month = row[at]
    if (row[1] === 2026) expect(month).toEqual(new Date('2026-09-01'))
    else expect(month).toBeNull()
  }
  const about = (await readSheet(path, 2)).flat().join(' ')
  expect(about).toContain(figures.say('year.partialNote', { year: 2026, month: 'september' }))
})
