import { months } from '@datacentre/catalogue/production/series/months'
import { fieldProduction, miningProduction, wellProduction } from '@datacentre/catalogue/production/index'
import type { Locator } from '@playwright/test'
import { readPoints } from './support/figure-charts.ts'
import { languages } from './support/list-screen.ts'
import {
  aFieldFigure,
  answerWith,
  askFigures,
  inWholeYears,
  openFigures,
  readCards,
  readPairs,
  thousandNm3,
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
    words: { nl: 'Gasproductie', en: 'Gas production' },
  },
  {
    screen: fieldProduction,
    subject: 'name',
    production: 'Produced',
    words: { nl: 'Gasproductie', en: 'Gas production' },
  },
  {
    screen: miningProduction,
    subject: 'name',
    production: 'Flared',
    words: { nl: 'Afgefakkeld gas', en: 'Gas flared' },
  },
] as const

for (const { screen, subject, production, words } of screens) {
  for (const language of languages) {
    test(`${screen.id} in ${language}: a card has name, year, operator, product and total with its unit, as the API answers [S2.98]`, async ({
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
          unit: thousandNm3[language],
        })
      }
    })
  }
}

for (const language of languages) {
  test(`an opened card in ${language} has twelve months, with a dash for a month without a value [S2.99-101]`, async ({
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
    const shown = months.map((month) => {
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

  test(`figures in ${language} have the decimals that were reported, never padded, and are right-aligned [D28.19]`, async ({
    page,
  }) => {
    await answerWith(page, fieldProduction, [
      aFieldFigure({ product: 'Oil', unit: 'Sm3', jan: 7200.6, feb: 0.432 }),
    ])
    const figures = await openFigures(page, fieldProduction, { language, query: 'product=Oil' })
    const total = figures.cards.first().locator('.figure-card-total data')
    await expect(total).toHaveText(language === 'nl' ? '7.201,032' : '7,201.032')
    await expect(total).toHaveAttribute('value', '7201.032')
    await expect(total).toHaveCSS('font-variant-numeric', 'tabular-nums')
    await expect(figures.cards.first().locator('.figure-card-total')).toHaveCSS('text-align', 'right')
    await figures.cards.first().locator('.figure-card-toggle').click()
    await expect(page.locator('.year-months dd').first()).toHaveCSS('text-align', 'right')
    await expect(page.locator('.year-months data').first()).toHaveText(
      language === 'nl' ? '7.200,6' : '7,200.6',
    )
  })

  test(`totals and months in ${language} stand under each other, their last figures in one line [D28.19]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
    const rightEdges = (parts: Locator): Promise<number[]> =>
      parts.evaluateAll((all) => [
        ...new Set(all.map((part) => Math.round(part.getBoundingClientRect().right))),
      ])
    const totals = figures.cards.locator('.figure-card-total')
    expect(await rightEdges(totals)).toHaveLength(1)
    expect(await rightEdges(totals.locator('data'))).toHaveLength(1)
    await figures.cards.first().locator('.figure-card-toggle').click()
    const months = figures.cards.first().locator('.year-months dd')
    await expect(months).toHaveCount(12)
    const columns = await rightEdges(months)
    const starts = await months.evaluateAll((all) =>
      all.map((month) => Math.round(month.parentElement?.getBoundingClientRect().left ?? 0)),
    )
    expect(columns).toHaveLength(new Set(starts).size)
    await expect(months.first().locator('.amount')).toHaveCSS('font-variant-numeric', 'tabular-nums')
  })

  test(`an opened card in ${language} draws the same twelve values that stand beside the chart [D28.2]`, async ({
    page,
    request,
  }) => {
    const asked = { ...WHOLE_YEARS, product: 'Gas', production: 'Produced', name: 'Ottersluis' }
    const [row] = await askFigures(request, fieldProduction, asked)
    const query = `${inWholeYears}&name=Ottersluis`
    const figures = await openFigures(page, fieldProduction, { language, query })
    const card = figures.cards.first()
    await card.locator('.figure-card-toggle').click()
    await expect(card.locator('.chart-points rect')).toHaveCount(12)
    expect(await readPoints(card)).toEqual(
      months.map((month, at) => {
        const value = row?.[month]
        const time = new Date(Date.UTC(2024, at, 1)).toLocaleDateString(language, {
          month: 'long',
          timeZone: 'UTC',
        })
        const told =
          typeof value === 'number'
            ? `${whole(value, language)} ${thousandNm3[language]}`
            : figures.say('value.missing')
        return `${time} 2024: ${told}`
      }),
    )
  })
}
