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
  type FiguresPage,
} from '../support/figures-page.ts'
import { typeWords } from '../support/production-words.ts'
import { expect, test } from '../support/test.ts'

async function save({ page, download }: FiguresPage) {
  const saved = page.waitForEvent('download')
  await download.click()
  return saved
}

test('a file is in the chosen unit, with the totals of the screen, and says which rows are of a year that is not whole, and why; injected gas keeps its code [D21.8, D21.11, D28.15, D28.22]', async ({
  page,
}) => {
  const query = 'yearStart=2025&yearEnd=2026&unit=1000Sm3'
  const figures = await openFigures(page, fieldProduction, { language: 'en', query })
  const { say } = figures
  const cards = await readCards(figures.cards)
  const path = await (await save(figures)).path()
  const [head = [], ...rows] = await readSheet(path)
  const total = head.indexOf('Total (1000 Sm³)')
  expect(total).toBe(18)
  expect(head.filter((title) => String(title).endsWith('(1000 Sm³)'))).toHaveLength(13)
  for (const { name, time, value } of cards) {
    const row = rows.find((cells) => cells[0] === name && String(cells[1]) === time.slice(0, 4))
    expect(row?.[total]).toBe(value)
  }
  const upTo = head.indexOf('Incomplete year, figures to')
  expect(upTo).toBe(head.length - 1)
  for (const row of rows) {
    expect(typeof row[1]).toBe('number')
    if (row[1] === 2026) expect(row[upTo]).toEqual(new Date('2026-09-01'))
    else expect(row[upTo]).toBeNull()
  }
  const about = (await readSheet(path, 2)).flat().join(' ')
  expect(about).toContain(say('year.partialNote', { year: 2026, month: 'September' }))

  await figures.choose(say('filter.production'), typeWords.en.Discharged)
  await expect(page).toHaveURL(/production=Discharged/)
  await expect(page.locator('.figures-place')).toHaveAttribute('aria-busy', 'false')
  const asked = page.waitForRequest(/field-export/)
  expect((await save(figures)).suggestedFilename()).toBe('field_Gas_Discharged_2025_2026.xlsx')
  expect((await asked).postDataJSON()).toEqual({
    yearStart: 2025,
    yearEnd: 2026,
    product: 'Gas',
    production: 'Discharged',
    unit: '1000Sm3',
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
