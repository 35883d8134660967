import { months } from '@datacentre/catalogue/production/series/months'
import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import {
  byLargest,
  expectBand,
  expectBars,
  monthTotals,
  readScale,
  readTable,
  unitOnAxis,
} from './support/figure-charts.ts'
import { languages } from './support/list-screen.ts'
import {
  aFieldFigure,
  answerWith,
  askFigures,
  inWholeYears,
  openFigures,
  screensInTurn,
  WHOLE_YEARS,
} from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const gas = { product: 'Gas', production: 'Produced' } as const

/** The bars of a small chart, as the place of the month and the height. */
const smallBars = (path: string): [at: number, height: number][] =>
  [...path.matchAll(/M([\d.]+) 32v-([\d.]+)h6V32z/g)].map(([, x, height]) => [
    Math.floor(Number(x) / 8),
    Number(height),
  ])

test('a yearly card shows its year as twelve bars, none for a month without a value [D28.1]', async ({
  page,
}) => {
  await answerWith(page, fieldProduction, [aFieldFigure({ jan: 5, feb: 10, mar: 0, oct: 1 })])
  const figures = await openFigures(page, fieldProduction)
  const path = (await figures.cards.first().locator('.year-bars path').getAttribute('d')) ?? ''
  // February fills the 32 pixels there are, January half of them, October a tenth; nothing is a line of one pixel.
  expect(smallBars(path)).toEqual([
    [0, 16],
    [1, 32],
    [2, 1],
    [9, 3.2],
  ])
})

for (const { screen, language } of screensInTurn.filter((turn) => turn.screen.kind === 'yearly')) {
  test(`${screen.id} in ${language}: the bars of every card are as high as its months are to the highest of them [D28.1]`, async ({
    page,
    request,
  }) => {
    const production = screen.id === 'facility' ? 'Flared' : 'Produced'
    const rows = await askFigures(request, screen, { ...WHOLE_YEARS, product: 'Gas', production })
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    const cards = await figures.cards.evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector('.figure-card-name')?.textContent,
        year: Number(card.querySelector('.figure-card-time')?.textContent),
        path: card.querySelector('.year-bars path')?.getAttribute('d') ?? '',
      })),
    )
    expect(cards).toHaveLength(30)
    for (const { name, year, path } of cards) {
      const row = rows.find(
        (candidate) => (candidate['wellNm'] ?? candidate['name']) === name && candidate['year'] === year,
      )
      const values = months.map((month) => row?.[month])
      const highest = Math.max(...values.map((value) => Number(value ?? 0)))
      // Nothing is a line of one pixel, the least of something two.
      const expected = values.flatMap((value, at) =>
        typeof value === 'number'
          ? [[at, value === 0 ? 1 : Math.max(2, (value / highest) * 32)] as const]
          : [],
      )
      const bars = smallBars(path)
      expect(bars.map(([at]) => at)).toEqual(expected.map(([at]) => at))
      bars.forEach(([, height], place) =>
        expect(Math.abs(height - (expected[place]?.[1] ?? 0))).toBeLessThan(0.06),
      )
    }
  })
}

for (const language of languages) {
  test(`the stacked bars in ${language} are as high as their values on the axis, each on those below it [D28.4]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, { ...WHOLE_YEARS, ...gas })
    const { largest, others } = byLargest(rows)
    const values = [...largest, others.flat()].map((some) => monthTotals(some, [2024, 2025]))
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const paths = figures.chart.locator('path[data-band]')
    await expect(paths).toHaveCount(6)
    const scale = await readScale(figures.chart)
    expect(scale.unit).toBe('1000 Nm³')
    const below = Array.from({ length: 24 }, () => 0)
    for (const [at, ofBand] of values.entries()) {
      await expectBand(paths.nth(at), scale, { values: ofBand, below })
      ofBand.forEach((value, month) => (below[month] = (below[month] ?? 0) + (value ?? 0)))
    }
  })

  test(`the bars of an opened card and of a history in ${language} are as high as the numbers beside them [D28.2, D28.7]`, async ({
    page,
  }) => {
    const query = `${inWholeYears}&name=Ottersluis&unit=1000Sm3`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { history, say } = figures
    const card = figures.cards.first()
    await card.locator('.figure-card-toggle').click()
    const months = card.locator('.year-months dd')
    const ofCard = (
      await months.evaluateAll((all) =>
        all.map((month) => month.querySelector('data')?.getAttribute('value') ?? null),
      )
    ).map((value) => (value === null ? null : Number(value)))
    await expectBars(card, ofCard)
    await card.locator('.figure-card-name button').click()
    await history.getByRole('radio', { name: say('history.perYear') }).check()
    await expectBars(history, (await readTable(history.getByRole('table'))).flat())

    await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
    const addedUp = (await readTable(history.getByRole('table'))).map((cells) => cells[1] ?? null)
    const scale = await readScale(history)
    expect(scale.unit).toBe('1000 Sm³')
    const dots = await history
      .locator('.chart circle')
      .evaluateAll((all) => all.map((dot) => Number(dot.getAttribute('cy'))))
    const known = addedUp.filter((value) => value !== null)
    expect(dots).toHaveLength(known.length)
    dots.forEach((y, at) =>
      expect(Math.abs(y - (scale.zero - (known[at] ?? 0) * scale.pixelsPerUnit))).toBeLessThan(0.11),
    )
  })

  test(`the axis in ${language} carries the unit of what is drawn [D28.14]`, async ({ page }) => {
    for (const [product, unit] of [
      ['Gas', '1000 Nm³'],
      ['Oil', 'Sm³'],
      ['Salt', '1000 kg'],
      ['Brine', 'm³'],
      ['N2&production=Stored', 'Nm³'],
    ] as const) {
      const query = `${inWholeYears}&product=${product}`
      const { chart } = await openFigures(page, fieldProduction, { language, query })
      await expect(unitOnAxis(chart)).toHaveText(unit)
    }
    const query = `${inWholeYears}&name=BREMGORS-GT-01`
    const figures = await openFigures(page, geothermalProduction, { language, query })
    const { chart, history, say } = figures
    await expect(unitOnAxis(chart)).toHaveText('m³')
    await figures.cards.first().locator('.figure-card-name button').click()
    // The screen behind the dialog has a choice of the same name.
    await history.getByRole('button', { name: say('history.quantity') }).click()
    await page
      .getByRole('option', {
        name: language === 'nl' ? 'Inhibitor in productieput' : 'Inhibitor in production well',
      })
      .click()
    await expect(unitOnAxis(history)).toHaveText(language === 'nl' ? 'liter' : 'litres')
  })
}
