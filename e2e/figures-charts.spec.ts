import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { fieldProduction, geothermalProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { languages } from './support/list-screen.ts'
import { askFigures, inWholeYears, MONTHS, openFigures, whole, WHOLE_YEARS } from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

const add = (
  rows: readonly AnyRow[],
  month: (typeof MONTHS)[number],
  change = (value: number) => value,
): number | null => {
  const known = rows.map((row) => row[month]).filter((value) => typeof value === 'number')
  return known.length === 0 ? null : known.reduce((sum, value) => sum + change(value), 0)
}

/** The total of each month of some years, null where nobody reported. */
const monthTotals = (rows: readonly AnyRow[], years: readonly number[], change?: (value: number) => number) =>
  years.flatMap((year) =>
    MONTHS.map((month) =>
      add(
        rows.filter((row) => row['year'] === year),
        month,
        change,
      ),
    ),
  )

const sumOf = (rows: readonly AnyRow[]): number => rows.reduce((sum, row) => sum + Number(row['total']), 0)

/** The numbers of a table, row by row, without its heads; null for a dash. */
const readTable = (table: Locator): Promise<(number | null)[][]> =>
  table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const value = cell.querySelector('data')?.getAttribute('value')
        return value === null || value === undefined ? null : Number(value)
      }),
    ),
  )

/** What the points of a chart say; the chart is drawn after its code has come. */
async function readPoints(place: Locator): Promise<string[]> {
  const points = place.locator('.chart-points rect')
  await expect(points.first()).toBeAttached()
  return points.evaluateAll((all) =>
    all.map((point) => (point.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ')),
  )
}

for (const language of languages) {
  test(`the chart of a selection in ${language} tells what its table and the API tell, month by month`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
    const totals = monthTotals(rows, [2024, 2025])
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    await expect(figures.chart.locator('.chart-points rect')).toHaveCount(24)
    const points = await readPoints(figures.chart)
    points.forEach((point, at) => expect(point).toContain(`${whole(totals[at] ?? 0, language)} × 1000 Nm³`))
    expect(points[9]).toMatch(language === 'nl' ? /^oktober 2024: / : /^October 2024: /)

    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    const table = await readTable(figures.chart.getByRole('table'))
    expect(table.map((cells) => cells.at(-1))).toEqual(totals)
    for (const cells of table) {
      expect(cells.slice(0, -1).reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(cells.at(-1))
    }
    await expect(figures.chart).toContainText('(1000 Nm³)')
  })
}

test('the chart is stacked by the five largest subjects, the rest as one band', async ({ page, request }) => {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const subjects = [...new Set(rows.map((row) => row['fieldDbk']))]
  const largest = subjects
    .map((subject) => rows.filter((row) => row['fieldDbk'] === subject))
    .toSorted((a, b) => sumOf(b) - sumOf(a))
    .slice(0, 5)
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  await expect(figures.chart.locator('path[data-band]')).toHaveCount(6)
  const names = await figures.chart.locator('.selection-legend th').allTextContents()
  expect(names).toEqual([
    ...largest.map(([row]) => row?.['name']),
    figures.say('chart.others', { count: subjects.length - 5 }),
    figures.say('chart.total'),
  ])
  const shown = (await readTable(figures.chart.locator('.selection-legend'))).flat()
  const rest = sumOf(rows) - largest.reduce((sum, some) => sum + sumOf(some), 0)
  expect(shown).toEqual([...largest.map(sumOf), rest, sumOf(rows)])
})

test('in another unit the chart adds up the rounded months', async ({ page, request }) => {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const totals = monthTotals(rows, [2024, 2025], (value) => Math.round(value * 1.054915))
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&unit=1000Sm3` })
  await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
  expect((await readTable(figures.chart.getByRole('table'))).map((cells) => cells.at(-1))).toEqual(totals)
})

test('months without a report are empty in the chart and its table', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: 'yearStart=2026&yearEnd=2026' })
  const points = await readPoints(figures.chart)
  expect(points.slice(9)).toEqual([
    'oktober 2026: Geen waarde',
    'november 2026: Geen waarde',
    'december 2026: Geen waarde',
  ])
})

test('the geothermal chart tells water per month', async ({ page, request }) => {
  const rows = await askFigures(request, geothermalProduction, WHOLE_YEARS)
  const figures = await openFigures(page, geothermalProduction, { query: inWholeYears })
  await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
  const table = await readTable(figures.chart.getByRole('table'))
  const expected = Array.from({ length: 24 }, (_, at) => {
    const month = Date.UTC(2024, at, 1)
    return rows
      .filter(({ startDate }) => startDate === month)
      .reduce((sum, { h2oProd }) => sum + Number(h2oProd ?? 0), 0)
  })
  table.forEach((cells, at) => expect(cells.at(-1)).toBeCloseTo(expected[at] ?? 0, 4))
  await expect(figures.chart).toContainText('Geproduceerd water per maand, 2024 – 2025 (m³)')
})

test('every band has a colour and a pattern of its own', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  await expect(figures.chart.locator('path[data-band]')).toHaveCount(6)
  const fills = await figures.chart
    .locator('path[data-band]')
    .evaluateAll((bands) => bands.map((band) => band.getAttribute('fill') ?? ''))
  expect(fills.filter((fill) => fill.startsWith('url(#'))).toHaveLength(5)
  expect(fills[0]).toBe('var(--band-1)')
  expect(new Set(fills).size).toBe(6)
})

test('the arrow keys go from point to point, and the legend tells the month that has the focus', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
  const totals = monthTotals(rows, [2024, 2025])
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const points = figures.chart.locator('.chart-points rect')
  await points.last().focus()
  const caption = figures.chart.locator('.selection-legend caption')
  const total = figures.chart.locator('.selection-legend-total data')
  await expect(caption).toHaveText('december 2025')
  for (const [key, month, at] of [
    ['ArrowLeft', 'november 2025', 22],
    ['PageUp', 'november 2024', 10],
    ['ArrowRight', 'december 2024', 11],
    ['Home', 'januari 2024', 0],
    ['ArrowLeft', 'januari 2024', 0],
    ['End', 'december 2025', 23],
  ] as const) {
    await page.keyboard.press(key)
    await expect(caption).toHaveText(month)
    await expect(points.nth(at)).toBeFocused()
    await expect(total).toHaveAttribute('value', String(totals[at]))
  }
  await page.keyboard.press('Tab')
  await expect(caption).toHaveText(figures.say('chart.wholePeriod'))
})

for (const language of languages) {
  test(`a subject in ${language} tells its whole history since 2003 as a sentence, a chart and a table that agree with the API`, async ({
    page,
    request,
  }) => {
    const thisYear = new Date().getFullYear()
    const name = 'Ottersluis'
    const all = await askFigures(request, fieldProduction, {
      yearStart: 2003,
      yearEnd: thisYear,
      ...gas,
      name,
    })
    const rows = all.filter((row) => row['name'] === name)
    const country = await askFigures(request, fieldProduction, { yearStart: 2026, yearEnd: 2026, ...gas })
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: `${inWholeYears}&name=${name}`,
    })
    const { history, say } = figures
    await figures.cards.first().getByRole('button', { name, exact: true }).click()
    await expect(history.getByRole('heading', { level: 2 })).toHaveText(
      say('history.title', { name, year: 2003 }),
    )

    const years = Array.from({ length: 24 }, (_, at) => 2003 + at)
    const months = monthTotals(rows, years).slice(0, 285)
    const table = history.getByRole('table')
    await expect(table.locator('tbody tr')).toHaveCount(285)
    expect((await readTable(table)).flat()).toEqual(months)
    const points = await readPoints(history)
    expect(points).toHaveLength(285)
    points.forEach((point, at) => {
      const value = months[at]
      expect(point).toContain(
        typeof value === 'number' ? `: ${whole(value, language)} × 1000 Nm³` : say('value.missing'),
      )
    })

    const highest = rows.toSorted((a, b) => Number(b['total']) - Number(a['total']))[0]
    const last = rows.find((row) => row['year'] === 2026)
    const share = sumOf(rows.filter((row) => row['year'] === 2026)) / sumOf(country)
    const percent = share.toLocaleString(language, { style: 'percent', maximumSignificantDigits: 2 })
    const sentence = history.locator('.history-sentence')
    for (const part of [
      `${highest?.['year']} (${whole(Number(highest?.['total']), language)} × 1000 Nm³)`,
      `september 2026 (${whole(Number(last?.['sep']), language)} × 1000 Nm³)`,
      percent,
    ])
      await expect(sentence).toContainText(part, { ignoreCase: true })
  })
}

test('a history is told per year and added up on demand', async ({ page, request }) => {
  const name = 'Ottersluis'
  const all = await askFigures(request, fieldProduction, { yearStart: 2003, yearEnd: 2026, ...gas, name })
  const totals = new Map(
    all.filter((row) => row['name'] === name).map((row) => [row['year'], Number(row['total'])]),
  )
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&name=${name}` })
  const { history, say } = figures
  await figures.cards.first().getByRole('button', { name, exact: true }).click()
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  const perYear = Array.from({ length: 24 }, (_, at) => totals.get(2003 + at) ?? null)
  const table = history.getByRole('table')
  expect((await readTable(table)).flat()).toEqual(perYear)
  await history.getByRole('checkbox', { name: say('history.cumulative') }).check()
  let sum = 0
  const addedUp = perYear.map((value) => (value === null && sum === 0 ? null : (sum += value ?? 0)))
  expect(await readTable(table)).toEqual(perYear.map((value, at) => [value, addedUp[at]]))
  await expect(history.locator('svg path[stroke-width="2.5"]')).toHaveCount(1)
  expect((await readPoints(history)).at(-1)).toBe(`2026: ${whole(sum, 'nl')} × 1000 Nm³`)
})

test('a geothermal well tells each of the quantities it ever reported', async ({ page }) => {
  const figures = await openFigures(page, geothermalProduction, {
    query: `${inWholeYears}&name=BREMGORS-GT-01`,
  })
  const { history, say } = figures
  await figures.cards.first().locator('.figure-card-name button').click()
  await expect(history.locator('.history-sentence')).toContainText('m³')
  await figures.choose(say('history.quantity'), 'Inhibitor in productieput')
  await expect(history.locator('.history-sentence')).toContainText('liter')
  await expect(history.locator('h3').first()).toContainText('(liter)')
})

test('an opened subject stands in the address, and Back closes it', async ({ page }) => {
  const figures = await openFigures(page, wellProduction, { query: inWholeYears })
  await figures.cards.first().locator('.figure-card-name button').click()
  await expect(figures.history).toBeVisible()
  await expect(page).toHaveURL(/detail=\d+/)
  const address = page.url()
  await page.goBack()
  await expect(figures.history).toHaveCount(0)
  await expect(page).not.toHaveURL(/detail=/)
  await page.goto(address)
  await expect(figures.history.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(figures.history).toHaveCount(0)
  await expect(page).not.toHaveURL(/detail=/)
})

test('the table of a history can be taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&name=Ottersluis` })
  const { history, say } = figures
  await figures.cards.first().locator('.figure-card-name button').click()
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  await history.getByRole('button', { name: say('history.copyTable') }).click()
  await expect(history.getByText(say('history.copied'))).toBeVisible()
  const lines = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n')
  const shown = (await readTable(history.getByRole('table'))).flat()
  expect(lines[0]).toBe('Jaar\tWaarde (1000 Nm³)')
  expect(lines.slice(1)).toEqual(shown.map((value, at) => `${2003 + at}\t${value ?? ''}`))
})

test('a chart is saved as SVG with its title, names, unit and source, in the colours of paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&location=S` })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: figures.say('chart.saveAsSvg') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('field_Gas_Produced_2024_2025.svg')
  const svg = readFileSync(await file.path(), 'utf8')
  const first = await figures.chart.locator('.selection-legend th').first().textContent()
  for (const words of [
    'Productiecijfers per veld: Gas, geproduceerd per maand, 2024 – 2025 (1000 Nm³)',
    `>${first}<`,
    '>1000 Nm³<',
    'Land of zee: Op zee',
    'Dit zijn voorbeeldgegevens',
  ])
    expect(svg).toContain(words)
  expect(svg).not.toContain('var(--')
  expect(svg).toContain('#1F6F68')
})

test('a chart is saved as PNG, twice as sharp as on the screen, and its figures as a spreadsheet', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&name=Ottersluis` })
  const { history, say } = figures
  await figures.cards.first().locator('.figure-card-name button').click()
  const width = Number(await history.locator('.chart svg').getAttribute('width'))
  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsPng') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^field_Gas_Produced_2003_\d{4}_Ottersluis\.png$/)
  const png = readFileSync(await file.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // The width stands in the header of the file, big-endian.
  expect(png.readUInt32BE(16)).toBe((width + 40) * 2)
  const asked = page.waitForRequest(/field-export/)
  const sheet = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsSpreadsheet') }).click()
  expect((await asked).postDataJSON()).toMatchObject({ yearStart: 2003, name: 'Ottersluis', unit: '1000Nm3' })
  expect((await sheet).suggestedFilename()).toMatch(/^field_Gas_Produced_2003_\d{4}\.xlsx$/)
})
