import { fieldProduction } from '@datacentre/catalogue/production/index'
import type { Language } from '@datacentre/catalogue/texts/index'
import { languages } from './support/list-screen.ts'
import {
  aFieldFigure,
  answerWith,
  gatherQuestions,
  openFigures,
  readCards,
  screensInTurn,
  type FiguresPage,
} from './support/figures-page.ts'
import { readPoints } from './support/figure-charts.ts'
import { productWords } from './support/production-words.ts'
import { expect, test } from './support/test.ts'

test('every screen has a unit selector but the geothermal one [S2.92]', async ({ page }) => {
  for (const { screen, language } of screensInTurn) {
    const figures = await openFigures(page, screen, { language })
    const count = screen.kind === 'yearly' ? 1 : 0
    await expect(figures.dropdown(figures.say('filter.unit'))).toHaveCount(count)
  }
})

for (const language of languages) {
  test(`in ${language} the conditions of a unit are explained where it is chosen [D28.16]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language })
    const { say } = figures
    const explained = page.locator('.figures-unit-explained')
    const [normal, standard] =
      language === 'nl' ? ['0 °C en 1 atm', '15 °C en 1 atm'] : ['0 °C and 1 atm', '15 °C and 1 atm']
    await expect(explained).toContainText(normal ?? '')
    await expect(explained).toContainText(
      language === 'nl' ? '1,054915 Sm³ bij 15 °C' : '1.054915 Sm³ at 15 °C',
    )
    await figures.choose(say('filter.unit'), '1000 Sm³')
    await expect(explained).toContainText(standard ?? '')
    for (const [product, words] of [
      ['N2', normal],
      ['Oil', standard],
      ['Salt', language === 'nl' ? 'ton (1000 kilogram)' : 'tonnes (1000 kilograms)'],
      ['Brine', language === 'nl' ? 'm³: kubieke meter' : 'm³: cubic metres'],
    ] as const) {
      await figures.choose(say('filter.product'), productWords[language][product])
      await expect(explained).toContainText(words ?? '')
      await expect(explained).not.toContainText('054915')
    }
  })
}

/*
 * By hand, one Nm³ being 1.054915 Sm³:
 *      9 × 1.054915 =      9.494235        10 × 1.054915 =      10.54915
 *     33 × 1.054915 =     34.812195       474 × 1.054915 =     500.02971
 *   1000 × 1.054915 =   1054.915       123456 × 1.054915 =  130235.58624
 * and nothing stays nothing. The months are rounded and then added up, which gives 131,857;
 * the sum of the received months, 124,992, would give 131,855.93568, rounded 131,856.
 */
const received = { jan: 9, feb: 10, mar: 10, apr: 33, may: 474, jun: 1000, jul: 123_456, aug: 0 } as const
const inNm3 = {
  nl: ['9', '10', '10', '33', '474', '1.000', '123.456', '0'],
  en: ['9', '10', '10', '33', '474', '1,000', '123,456', '0'],
} as const
const inSm3 = {
  nl: ['9', '11', '11', '35', '500', '1.055', '130.236', '0'],
  en: ['9', '11', '11', '35', '500', '1,055', '130,236', '0'],
} as const
const totals = {
  nl: { nm3: '124.992', sm3: '131.857' },
  en: { nm3: '124,992', sm3: '131,857' },
} as const

/** What stands behind a number in a unit of gas. */
const behind = (unit: string, language: Language): string =>
  unit.replace('1000', language === 'nl' ? 'duizend' : 'thousand')

/** The eight reported months of the open card, and what its total and its charts say. */
async function expectShown(
  figures: FiguresPage,
  { months, total, unit }: { months: readonly string[]; total: string; unit: string },
): Promise<void> {
  const { page, cards, chart, language } = figures
  await expect(page.locator('.year-months dd data')).toHaveText([...months])
  await expect(page.locator('.year-details-unit')).toHaveText(unit)
  expect((await readCards(cards))[0]).toMatchObject({ total, unit: behind(unit, language) })
  for (const place of [chart, cards.first()])
    expect((await readPoints(place)).slice(0, 8).map((point) => point.split(': ')[1])).toEqual(
      months.map((month) => `${month} ${behind(unit, language)}`),
    )
  await expect(chart.locator('.selection-legend-total data')).toHaveText(total)
}

for (const language of languages) {
  test(`another gas unit in ${language} is worked out in the browser without a call, and exactly back again [S4.22, D21.7-9]`, async ({
    page,
  }) => {
    await answerWith(page, fieldProduction, [aFieldFigure(received)])
    const questions = gatherQuestions(page, fieldProduction)
    const query = 'yearStart=2024&yearEnd=2024'
    const figures = await openFigures(page, fieldProduction, { language, query })
    const { say } = figures
    await figures.cards.first().locator('.figure-card-toggle').click()
    const asReceived = { months: inNm3[language], total: totals[language].nm3, unit: '1000 Nm³' }
    const converted = { months: inSm3[language], total: totals[language].sm3, unit: '1000 Sm³' }
    await expectShown(figures, asReceived)
    // More than once there and back: nothing wears off.
    for (const shown of [converted, asReceived, converted, asReceived]) {
      await figures.choose(say('filter.unit'), shown.unit)
      await expectShown(figures, shown)
      await expect(page).toHaveURL(new RegExp(`unit=${shown.unit.replace(' ', '').replace('³', '3')}`))
    }
    expect(questions).toHaveLength(1)
  })

  test(`an address in 1000 Sm³ in ${language} shows the converted figures, and 1000 Nm³ those that were received`, async ({
    page,
  }) => {
    await answerWith(page, fieldProduction, [aFieldFigure(received)])
    const query = 'yearStart=2024&yearEnd=2024&unit=1000Sm3'
    const figures = await openFigures(page, fieldProduction, { language, query })
    await figures.cards.first().locator('.figure-card-toggle').click()
    await expectShown(figures, { months: inSm3[language], total: totals[language].sm3, unit: '1000 Sm³' })
    await figures.choose(figures.say('filter.unit'), '1000 Nm³')
    await expectShown(figures, { months: inNm3[language], total: totals[language].nm3, unit: '1000 Nm³' })
  })
}
