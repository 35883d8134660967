import { geothermalProduction } from '@datacentre/catalogue/production/index'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeSettings } from '../store.mjs'
import { readTable } from '../support/figure-charts.ts'
import { figure, inWholeYears, monthOf, openFigures, readCards } from '../support/figures-page.ts'
import { expect, test } from '../support/test.ts'

type Line = Readonly<Record<string, string>>

/** The reported figures as the data package has them; sums of these are made another way than those on the screen. */
function inPackage(): Line[] {
  const path = join(import.meta.dirname, '..', '..', storeSettings.DEMO_FOLDER, 'geothermal-figures.csv')
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at]!, cell])))
}

const inYears = ({ startDate = '' }: Line): boolean => /^202[45]/.test(startDate)

/** Thousandths are whole, so that their sum is exact; null where nothing was reported. */
function sumOf(lines: readonly Line[], quantity: string): number | null {
  const known = lines.map((line) => line[quantity] ?? '').filter((cell) => cell !== '')
  const thousandths = known.reduce((sum, cell) => sum + Math.round(Number(cell) * 1000), 0)
  return known.length === 0 ? null : thousandths / 1000
}

/** The month of a line as the package writes it. */
const monthAt = (at: number): string => new Date(Date.UTC(2024, at, 1)).toISOString().slice(0, 7)

test('the quantity of the chart, the ranking and the cards is chosen, and stands in the address [D28.5]', async ({
  page,
}) => {
  const lines = inPackage().filter(inYears)
  const figures = await openFigures(page, geothermalProduction, { query: inWholeYears })
  const { chart, say } = figures
  const shownTotal = chart.locator('.selection-legend-total data')
  await expect(shownTotal).toHaveAttribute('value', String(sumOf(lines, 'h2oProd')))
  await expect(chart).toContainText(/Geproduceerd water per maand, 2024 – 2025 \((duizend|miljoen)\sm³\)/)
  await page.getByRole('button', { name: say('chart.asTable') }).click()
  const ofMonths = (await readTable(chart.getByRole('table'))).map((cells) => cells[0])
  expect(ofMonths).toEqual(
    ofMonths.map((_, at) =>
      sumOf(
        lines.filter(({ startDate = '' }) => startDate.startsWith(monthAt(at))),
        'h2oProd',
      ),
    ),
  )
  await page.getByRole('button', { name: say('chart.asChart') }).click()

  await figures.choose(say('filter.quantity'), say('geothermal-figures.h2oInj'))
  await expect(page).toHaveURL(/quantity=h2oInj/)
  await expect(chart.locator('.selection-chart-head > p')).toContainText(say('geothermal-figures.h2oInj'))
  await expect(shownTotal).toHaveAttribute('value', String(sumOf(lines, 'h2oInj')))
  const injectors = new Set(lines.filter(({ h2oInj }) => h2oInj !== '').map(({ wellName }) => wellName))
  const legend = await chart.locator('.selection-legend .figure-name').allTextContents()
  expect(legend.length).toBeGreaterThan(0)
  for (const name of legend) expect(injectors).toContain(name)
  await page.reload()
  await expect(shownTotal).toHaveAttribute('value', String(sumOf(lines, 'h2oInj')))
  await expect(figures.cards.first().locator('.figure-card-total')).toContainText(
    say('geothermal-figures.h2oInj'),
  )
})

test('figures by installation are the sums of its wells in the data package, on cards, in the chart and in its history [D28.27]', async ({
  page,
}) => {
  const all = inPackage()
  const lines = all.filter(inYears)
  const known = lines.filter(({ facilityName }) => facilityName !== '')
  const figures = await openFigures(page, geothermalProduction, { language: 'en', query: inWholeYears })
  const { chart, history, say } = figures
  await figures.choose(say('filter.per'), say('geothermalSubject.installation'))
  await expect(page).toHaveURL(/per=installation/)
  const months = new Set(known.map(({ facilityName, startDate }) => `${facilityName} ${startDate}`))
  await expect(figures.count).toHaveText(say('production.count', { count: months.size }))
  await expect(chart.locator('.selection-legend-total data')).toHaveAttribute(
    'value',
    String(sumOf(known, 'h2oProd')),
  )
  const left = lines.length - known.length
  const note = page.locator('.figures-note')
  if (left === 0) await expect(note).toHaveCount(0)
  else await expect(note).toHaveText(say('production.withoutInstallation', { count: left }))

  for (const card of (await readCards(figures.cards)).slice(0, 5)) {
    const wells = known.filter(
      ({ facilityName, startDate }) =>
        facilityName === card.name && monthOf(Date.parse(`${startDate}-01`), 'en') === card.time,
    )
    expect(card.product.split(', ')).toEqual(wells.map(({ wellName }) => wellName))
    const produced = sumOf(wells, 'h2oProd')
    const shown = produced ?? sumOf(wells, 'h2oInj')
    expect(card.total).toBe(shown === null ? '-' : figure(shown, 'en'))
  }

  const name = (await figures.cards.first().locator('.figure-card-name').innerText()).trim()
  await figures.cards.first().locator('.figure-card-name button').click()
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  const rows = history.locator('tbody tr')
  const ofYear = (year: number): Line[] =>
    all.filter(
      ({ facilityName, startDate = '' }) => facilityName === name && startDate.startsWith(String(year)),
    )
  for (const year of [2024, 2025]) {
    await expect(rows.filter({ hasText: String(year) }).locator('data')).toHaveAttribute(
      'value',
      String(sumOf(ofYear(year), 'h2oProd')),
    )
  }
  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: say('chart.saveAsSpreadsheet') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^geothermal_2003_\d{4}_.+\.xlsx$/)
})
