import { styleClasses } from '@datacentre/catalogue/colours'
import { fieldProduction, geothermalProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { byLargest, monthTotals, readPoints, readTable, sumOf } from './support/figure-charts.ts'
import { languages } from './support/list-screen.ts'
import {
  askFigures,
  inWholeYears,
  openFigures,
  thousandNm3,
  whole,
  WHOLE_YEARS,
} from './support/figures-page.ts'
import { rgb } from './support/rgb.ts'
import { expect, test } from './support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

for (const language of languages) {
  test(`the chart of a selection in ${language} tells what its table and the API tell, month by month [D28.3, D28.10]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
    const totals = monthTotals(rows, [2024, 2025])
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    await expect(figures.chart.locator('.chart-points rect')).toHaveCount(24)
    const points = await readPoints(figures.chart)
    points.forEach((point, at) =>
      expect(point).toContain(`${whole(totals[at] ?? 0, language)} ${thousandNm3[language]}`),
    )
    expect(points[9]).toMatch(language === 'nl' ? /^oktober 2024: / : /^October 2024: /)

    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    const table = await readTable(figures.chart.getByRole('table'))
    expect(table.map((cells) => cells[0])).toEqual(totals)
    for (const cells of table) {
      expect(cells.slice(1).reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(cells[0])
    }
    await expect(figures.chart).toContainText('(1000 Nm³)')
  })

  test(`the chart in ${language} is stacked by the five largest subjects, the rest as one band [D28.4]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
    const { largest, others } = byLargest(rows)
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    await expect(figures.chart.locator('path[data-band]')).toHaveCount(6)
    expect(await figures.chart.locator('.selection-legend th').allTextContents()).toEqual([
      ...largest.map(([row]) => row?.['name']),
      language === 'nl' ? `${others.length} andere velden` : `${others.length} other fields`,
      language === 'nl' ? 'Totaal' : 'Total',
    ])
    const shown = (await readTable(figures.chart.locator('.selection-legend'))).flat()
    expect(shown).toEqual([...largest.map(sumOf), sumOf(others.flat()), sumOf(rows)])
  })

  test(`in another unit the chart in ${language} adds up the rounded months [D21.8]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
    const totals = monthTotals(rows, [2024, 2025], (value) => Math.round(value * 1.054915))
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: `${inWholeYears}&unit=1000Sm3`,
    })
    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    expect((await readTable(figures.chart.getByRole('table'))).map((cells) => cells[0])).toEqual(totals)
    await expect(figures.chart).toContainText('(1000 Sm³)')
  })

  test(`months without a report in ${language} are empty in the chart and its table [D28.3]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: 'yearStart=2026&yearEnd=2026',
    })
    expect((await readPoints(figures.chart)).slice(9)).toEqual(
      language === 'nl'
        ? ['oktober 2026: Geen waarde', 'november 2026: Geen waarde', 'december 2026: Geen waarde']
        : ['October 2026: No value', 'November 2026: No value', 'December 2026: No value'],
    )
    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    const last = figures.chart.getByRole('table').locator('tbody tr').last()
    await expect(last.locator('td').last()).toContainText('-')
    expect((await readTable(figures.chart.getByRole('table'))).at(-1)?.every((cell) => cell === null)).toBe(
      true,
    )
  })

  test(`the geothermal chart in ${language} tells water per month [D28.5]`, async ({ page, request }) => {
    const rows = await askFigures(request, geothermalProduction, WHOLE_YEARS)
    const figures = await openFigures(page, geothermalProduction, { language, query: inWholeYears })
    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    const table = await readTable(figures.chart.getByRole('table'))
    const expected = Array.from({ length: 24 }, (_, at) => {
      const month = Date.UTC(2024, at, 1)
      return rows
        .filter(({ startDate }) => startDate === month)
        .reduce((sum, { h2oProd }) => sum + Number(h2oProd ?? 0), 0)
    })
    table.forEach((cells, at) => expect(cells[0]).toBeCloseTo(expected[at] ?? 0, 4))
    await expect(figures.chart).toContainText(
      language === 'nl'
        ? 'Geproduceerd water per maand, 2024 – 2025 (m³)'
        : 'Water production per month, 2024 – 2025 (m³)',
    )
  })

  test(`the arrow keys in ${language} go from point to point, and the legend tells the month that has the focus [D28.11]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
    const totals = monthTotals(rows, [2024, 2025])
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const points = figures.chart.locator('.chart-points rect')
    await points.last().focus()
    const caption = figures.chart.locator('.selection-legend caption')
    const total = figures.chart.locator('.selection-legend-total data')
    const monthOf = (at: number): string =>
      new Date(Date.UTC(2024, at, 1)).toLocaleDateString(language, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
    await expect(caption).toHaveText(`${monthOf(23)} (1000 Nm³)`)
    for (const [key, at] of [
      ['ArrowLeft', 22],
      ['PageUp', 10],
      ['ArrowRight', 11],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['End', 23],
    ] as const) {
      await page.keyboard.press(key)
      await expect(caption).toHaveText(`${monthOf(at)} (1000 Nm³)`)
      await expect(points.nth(at)).toBeFocused()
      await expect(total).toHaveAttribute('value', String(totals[at]))
    }
    await page.keyboard.press('Tab')
    await expect(caption).toHaveText(`${figures.say('chart.wholePeriod')} (1000 Nm³)`)
  })
}

for (const scheme of ['light', 'dark'] as const) {
  test(`every band has a colour and a pattern of its own, the largest that of the screen, ${scheme} [D28.17]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const figures = await openFigures(page, wellProduction, { query: inWholeYears })
    const bands = figures.chart.locator('path[data-band]')
    await expect(bands).toHaveCount(6)
    const fills = await bands.evaluateAll((all) => all.map((band) => band.getAttribute('fill') ?? ''))
    expect(fills.filter((fill) => fill.startsWith('url(#'))).toHaveLength(5)
    await expect(bands.first()).toHaveCSS('fill', rgb(styleClasses[wellProduction.style][scheme]))
    expect(new Set(fills).size).toBe(6)
    const colours = await figures.chart.evaluate((chart) => {
      const style = chart.ownerDocument.defaultView?.getComputedStyle(chart)
      return [1, 3, 4, 5, 6].map((band) => style?.getPropertyValue(`--band-${band}`) ?? '')
    })
    expect(new Set(colours).size).toBe(5)
    expect(colours).not.toContain('')
  })
}
