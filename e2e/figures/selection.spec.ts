import { styleClasses } from '@datacentre/catalogue/colours'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { readFileSync } from 'node:fs'
import {
  byLargest,
  expectBand,
  monthTotals,
  readPoints,
  readScale,
  readTable,
  sumOf,
} from '../support/figure-charts.ts'
import {
  askFigures,
  inWholeYears,
  openFigures,
  thousandNm3,
  whole,
  WHOLE_YEARS,
} from '../support/figures-page.ts'
import { placeWords } from '../support/production-words.ts'
import { expect, test } from '../support/test.ts'

const gas = { ...WHOLE_YEARS, product: 'Gas', production: 'Produced' } as const

test('the chart of a selection and its table tell what the API tells, stacked by the five largest, and the rounded months in another unit [D21.8, D28.3, D28.4, D28.10]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, gas)
  const totals = monthTotals(rows, [2024, 2025])
  const { largest, others } = byLargest(rows)
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const { chart, say } = figures
  await expect(chart.locator('.chart-points rect')).toHaveCount(24)
  const points = await readPoints(chart)
  points.forEach((point, at) => expect(point).toContain(`${whole(totals[at] ?? 0, 'nl')} ${thousandNm3.nl}`))
  expect(points[9]).toMatch(/^oktober 2024: /)

  const bands = chart.locator('path[data-band]')
  await expect(bands).toHaveCount(6)
  const scale = await readScale(chart)
  expect(scale.unit).toBe('miljard Nm³')
  const below = Array.from({ length: 24 }, () => 0)
  for (const [at, some] of [...largest, others.flat()].entries()) {
    const values = monthTotals(some, [2024, 2025])
    await expectBand(bands.nth(at), scale, { values, below })
    values.forEach((value, month) => (below[month] = (below[month] ?? 0) + (value ?? 0)))
  }
  expect(await chart.locator('.selection-legend th').allTextContents()).toEqual([
    `${others.length} andere velden`,
    ...largest.map(([row]) => row?.['name']).toReversed(),
    'Totaal',
  ])
  expect((await readTable(chart.locator('.selection-legend'))).flat()).toEqual([
    sumOf(others.flat()),
    ...largest.map(sumOf).toReversed(),
    sumOf(rows),
  ])

  await page.getByRole('button', { name: say('chart.asTable') }).click()
  const table = await readTable(chart.getByRole('table'))
  expect(table.map((cells) => cells[0])).toEqual(totals)
  for (const cells of table)
    expect(cells.slice(1).reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(cells[0])
  await expect(chart).toContainText('(1000 Nm³)')

  await figures.choose(say('filter.unit'), '1000 Sm³')
  await expect(chart).toContainText('(1000 Sm³)')
  expect((await readTable(chart.getByRole('table'))).map((cells) => cells[0])).toEqual(
    monthTotals(rows, [2024, 2025], (value) => Math.round(value * 1.054915)),
  )
})

test('the table of a selection is copied with its heads and units, and has the tools of the chart [D28.10, D28.12]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { chart, say } = await openFigures(page, fieldProduction, { query: inWholeYears })
  await page.getByRole('button', { name: say('chart.asTable') }).click()
  await chart.getByRole('button', { name: say('history.copyTable') }).click()
  await expect(chart.getByText(say('history.copied'))).toBeVisible()
  const [heads = '', ...lines] = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n')
  const shown = await chart.getByRole('columnheader').allTextContents()
  // On the screen a unit is kept together; a spreadsheet gets plain spaces.
  expect(heads.split('\t')).toEqual(shown.map((head) => head.replaceAll('\u00a0', ' ')))
  expect(lines).toHaveLength(24)
  expect(lines[0]).toMatch(/^januari 2024(\t\d+){7}$/)
  for (const [button, end] of [
    ['chart.saveAsPng', '.png'],
    ['chart.saveAsSvg', '.svg'],
    ['chart.saveAsSpreadsheet', '_chart.xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await chart.getByRole('button', { name: say(button) }).click()
    expect((await saved).suggestedFilename()).toBe(`field_Gas_Produced_2024_2025${end}`)
  }
  await expect(chart.locator('.chart-points')).toBeHidden()
})

test('land or sea and a search by name, code or operator narrow the figures, and stand on the picture that is saved, in the colours of paper [S2.95, D28.12, D28.40]', async ({
  page,
  request,
}) => {
  const everywhere = await askFigures(request, fieldProduction, gas)
  const atSea = await askFigures(request, fieldProduction, { ...gas, location: 'S' })
  const register = await request.get('/datacenter/files/fields.json')
  const { data } = (await register.json()) as { data: Record<string, unknown>[] }
  const codes = new Map(data.map((field) => [field['fieldDbk'], field['fieldCode']]))
  const found = everywhere.filter(({ name, operatorNm, fieldDbk }) =>
    [name, operatorNm, codes.get(fieldDbk)].some((text) => String(text).toLowerCase().includes('oo')),
  )
  expect(atSea.length).toBeLessThan(everywhere.length)
  await page.emulateMedia({ colorScheme: 'dark' })
  const figures = await openFigures(page, fieldProduction, { language: 'en', query: inWholeYears })
  const { chart, count, say } = figures
  const results = (of: readonly unknown[]): string => say('production.count', { count: of.length })
  const place = say('filter.location')
  expect(await figures.optionsOf(place)).toEqual(['All', 'Offshore', 'Onshore'])
  await figures.choose(place, placeWords.en.sea)
  await expect(count).toHaveText(results(atSea))

  const saved = page.waitForEvent('download')
  await chart.getByRole('button', { name: say('chart.saveAsSvg') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('field_Gas_Produced_2024_2025.svg')
  const svg = readFileSync(await file.path(), 'utf8').replaceAll('\u00a0', ' ')
  for (const told of [
    'Production figures per field: Gas production per month, 2024 – 2025 (million Nm³)',
    `>${await chart.locator('.selection-legend th').first().textContent()}<`,
    '>million Nm³<',
    'Land or sea: Offshore',
    'demonstration data',
    '/datacenter/prodfigures/fields?',
    'location=S',
  ])
    expect(svg).toContain(told)
  expect(svg).not.toContain('var(--')
  expect(svg).toContain(styleClasses['production-field'].light)

  await page.getByRole('button', { name: say('filters.clear', { filter: place }) }).click()
  await expect(count).toHaveText(results(everywhere))
  await expect(figures.dropdown(place)).toContainText(placeWords.en.everywhere)
  await figures.search.fill('OO')
  await expect(count).toHaveText(results(found))
})
