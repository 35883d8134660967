import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  aFieldFigure,
  answerWith,
  askFigures,
  inWholeYears,
  MONTHS,
  openFigures,
  readCards,
  readPairs,
  whole,
  WHOLE_YEARS,
} from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

const shortMonths = {
  nl: ['Jan', 'Feb', 'Mrt', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dec'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const

const screens = [
  {
    screen: wellProduction,
    subject: 'wellNm',
    production: 'Produced',
    words: { nl: 'Gas, geproduceerd', en: 'Gas, produced' },
  },
  {
    screen: fieldProduction,
    subject: 'name',
    production: 'Produced',
    words: { nl: 'Gas, geproduceerd', en: 'Gas, produced' },
  },
  {
    screen: miningProduction,
    subject: 'name',
    production: 'Flared',
    words: { nl: 'Gas, afgefakkeld', en: 'Gas, flared' },
  },
] as const

for (const { screen, subject, production, words } of screens) {
  for (const language of languages) {
    test(`${screen.id} in ${language}: a card has name, year, operator, product and total with its unit, as the API answers`, async ({
      page,
      request,
    }) => {
      const rows = await askFigures(request, screen, { ...WHOLE_YEARS, product: 'Gas', production })
      const figures = await openFigures(page, screen, { language, query: inWholeYears })
      await expect(figures.count).toHaveText(figures.say('production.count', { count: rows.length }))
      const { compare } = new Intl.Collator(language, { numeric: true })
      const byNameAndYear = rows.toSorted(
        (a, b) => compare(String(a[subject]), String(b[subject])) || Number(a['year']) - Number(b['year']),
      )
      const cards = await readCards(figures.cards)
      expect(cards).toHaveLength(30)
      expect(cards.map(({ name }) => name)).toEqual(byNameAndYear.slice(0, 30).map((row) => row[subject]))
      for (const card of cards) {
        const row = rows.find(
          (candidate) => candidate[subject] === card.name && String(candidate['year']) === card.time,
        )
        expect(card).toEqual({
          name: row?.[subject],
          time: String(row?.['year']),
          operator: row?.['operatorNm'] ?? '-',
          product: words[language],
          total: whole(Number(row?.['total']), language),
          value: row?.['total'],
          unit: '× 1000 Nm³',
        })
      }
    })
  }
}

for (const language of languages) {
  test(`an opened card in ${language} has twelve months, with a dash for a month without a value`, async ({
    page,
  }) => {
    const row = aFieldFigure({ jan: 1234567, feb: 0, oct: 89, dec: 12 })
    await answerWith(page, fieldProduction, [row])
    const figures = await openFigures(page, fieldProduction, { language })
    const toggle = figures.cards
      .first()
      .getByRole('button', { name: figures.say('production.expand', { name: 'Oosterveen', time: '2024' }) })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    const shown = MONTHS.map((month) => {
      const value = row[month]
      return typeof value === 'number' ? whole(value, language) : '-'
    })
    expect(await readPairs(figures.cards.first())).toEqual(
      shortMonths[language].map((month, at) => [month, shown[at]]),
    )
    expect(shown.filter((text) => text === '-')).toHaveLength(8)
    await expect(page.locator('.year-details-unit')).toHaveText('1000 Nm³')
    await page
      .getByRole('button', { name: figures.say('production.collapse', { name: 'Oosterveen', time: '2024' }) })
      .click()
    await expect(page.locator('.year-months')).toHaveCount(0)
  })

  test(`figures in ${language} are whole numbers, right-aligned, with the full value at hand`, async ({
    page,
  }) => {
    await answerWith(page, fieldProduction, [
      aFieldFigure({ product: 'Oil', unit: 'Sm3', jan: 1234.567, feb: 0.432 }),
    ])
    const figures = await openFigures(page, fieldProduction, { language, query: 'product=Oil' })
    const total = figures.cards.first().locator('.figure-card-total data')
    await expect(total).toHaveText(language === 'nl' ? '1.235' : '1,235')
    await expect(total).toHaveAttribute('title', language === 'nl' ? '1.234,999' : '1,234.999')
    await expect(total).toHaveAttribute('value', '1234.999')
    await expect(total).toHaveCSS('font-variant-numeric', 'tabular-nums')
    await expect(figures.cards.first().locator('.figure-card-total')).toHaveCSS('text-align', 'right')
    await figures.cards.first().locator('.figure-card-toggle').click()
    await expect(page.locator('.year-months dd').first()).toHaveCSS('text-align', 'right')
    await expect(page.locator('.year-months data').first()).toHaveAttribute(
      'title',
      language === 'nl' ? '1.234,567' : '1,234.567',
    )
  })
}

test('a yearly card shows its year as twelve bars, none for a month without a value', async ({ page }) => {
  await answerWith(page, fieldProduction, [aFieldFigure({ jan: 5, feb: 10, mar: 0 })])
  const figures = await openFigures(page, fieldProduction)
  const path = (await figures.cards.first().locator('.year-bars path').getAttribute('d')) ?? ''
  const heights = [...path.matchAll(/v-([\d.]+)/g)].map(([, height]) => Number(height))
  // February fills the 32 pixels there are, January half of them, and nothing is a line of one pixel.
  expect(heights).toEqual([16, 32, 1])
})

test('an opened card draws the same twelve values that stand beside the chart', async ({ page, request }) => {
  const [row] = await askFigures(request, fieldProduction, {
    ...WHOLE_YEARS,
    product: 'Gas',
    production: 'Produced',
    name: 'Ottersluis',
  })
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&name=Ottersluis` })
  const card = figures.cards.first()
  await card.locator('.figure-card-toggle').click()
  const points = card.locator('.chart-points rect')
  await expect(points).toHaveCount(12)
  const told = await points.evaluateAll((all) => all.map((point) => point.getAttribute('aria-label')))
  expect(told.map((label) => label?.replaceAll('\u00a0', ' '))).toEqual(
    MONTHS.map((month, at) => {
      const value = row?.[month]
      const time = new Date(Date.UTC(2024, at, 1)).toLocaleDateString('nl', {
        month: 'long',
        timeZone: 'UTC',
      })
      return `${time} 2024: ${typeof value === 'number' ? `${whole(value, 'nl')} × 1000 Nm³` : 'Geen waarde'}`
    }),
  )
})

const quantities = ['h2oProd', 'oilProd', 'gasProd', 'conProd', 'inhibProd', 'h2oInj', 'inhibInj'] as const

const geothermalWords = {
  nl: [
    'Geproduceerd water',
    'Geproduceerde olie',
    'Geproduceerd gas',
    'Geproduceerd condensaat',
    'Inhibitor in productieput',
    'Geïnjecteerd water',
    'Inhibitor in injectieput',
  ],
  en: [
    'Water production',
    'Oil production',
    'Gas production',
    'Condensate production',
    'Inhibitor production',
    'Water injection',
    'Inhibitor injection',
  ],
} as const
const geothermalUnits = {
  nl: ['m³', 'Sm³', 'Nm³', 'Sm³', 'liter', 'm³', 'liter'],
  en: ['m³', 'Sm³', 'Nm³', 'Sm³', 'litres', 'm³', 'litres'],
} as const

for (const language of languages) {
  test(`a geothermal card in ${language} has well, month, operator and installation, and opened seven quantities in their units`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, geothermalProduction, WHOLE_YEARS)
    const figures = await openFigures(page, geothermalProduction, { language, query: inWholeYears })
    await expect(figures.count).toHaveText(figures.say('production.count', { count: rows.length }))
    for (const [at, card] of (await readCards(figures.cards)).slice(0, 3).entries()) {
      const row = rows.find(
        ({ wellName, startDate }) =>
          wellName === card.name &&
          new Date(Number(startDate)).toLocaleDateString(language, {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          }) === card.time,
      )
      expect(card).toMatchObject({
        operator: row?.['operatorName'] ?? '-',
        product: row?.['facilityName'] ?? '-',
        unit: 'm³',
      })
      await figures.cards.nth(at).locator('.figure-card-toggle').click()
      expect(await readPairs(figures.cards.nth(at))).toEqual(
        quantities.map((quantity, place) => {
          const value = row?.[quantity]
          const shown = typeof value === 'number' ? whole(value, language) : '-'
          return [geothermalWords[language][place], `${shown} ${geothermalUnits[language][place]}`]
        }),
      )
    }
  })
}

test('a missing geothermal value is a dash, and figures come untouched', async ({ page }) => {
  await answerWith(page, geothermalProduction, [
    {
      boreholeDbk: 12,
      wellName: 'ADK-GT-01',
      startDate: Date.UTC(2025, 9, 1),
      operatorName: null,
      facilityName: 'Andijk',
      h2oProd: 1000.25,
      oilProd: null,
      gasProd: 3,
      conProd: null,
      inhibProd: null,
      h2oInj: 0,
      inhibInj: null,
    },
  ])
  const figures = await openFigures(page, geothermalProduction)
  expect(await readCards(figures.cards)).toEqual([
    {
      name: 'ADK-GT-01',
      time: 'oktober 2025',
      operator: '-',
      product: 'Andijk',
      total: '1.000',
      value: 1000.25,
      unit: 'm³',
    },
  ])
  await figures.cards.first().locator('.figure-card-toggle').click()
  expect((await readPairs(figures.cards.first())).map(([, value]) => value)).toEqual([
    '1.000 m³',
    '- Sm³',
    '3 Nm³',
    '- Sm³',
    '- liter',
    '0 m³',
    '- liter',
  ])
})
