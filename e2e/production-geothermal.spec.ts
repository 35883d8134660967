import { geothermalProduction } from '@datacentre/catalogue/production/index'
import { languages } from './support/list-screen.ts'
import {
  answerWith,
  askFigures,
  figure,
  inWholeYears,
  openFigures,
  readCards,
  readPairs,
  WHOLE_YEARS,
} from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

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
    'Inhibitor in production well',
    'Water injection',
    'Inhibitor in injection well',
  ],
} as const
const geothermalUnits = {
  nl: ['m³', 'Sm³', 'Nm³', 'Sm³', 'liter', 'm³', 'liter'],
  en: ['m³', 'Sm³', 'Nm³', 'Sm³', 'litres', 'm³', 'litres'],
} as const

for (const language of languages) {
  test(`a geothermal card in ${language} has well, month, operator and installation, and opened seven quantities in their units [S2.98, S2.102, S2.103, S2.105, D21.6]`, async ({
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
          const unit = geothermalUnits[language][place]
          const shown = typeof value === 'number' ? `${figure(value, language)} ${unit}` : '-'
          return [geothermalWords[language][place], shown]
        }),
      )
    }
  })

  test(`a missing geothermal value in ${language} is a dash that a screen reader says in words, and figures come untouched [S2.104, D21.6]`, async ({
    page,
  }) => {
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
        inhibProd: 1,
        h2oInj: 0,
        inhibInj: null,
      },
    ])
    const thousand = language === 'nl' ? '1.000,25' : '1,000.25'
    const figures = await openFigures(page, geothermalProduction, { language })
    expect(await readCards(figures.cards)).toEqual([
      {
        name: 'ADK-GT-01',
        time: language === 'nl' ? 'oktober 2025' : 'October 2025',
        operator: '-',
        product: 'Andijk',
        total: thousand,
        value: 1000.25,
        unit: 'm³',
      },
    ])
    await figures.cards.first().locator('.figure-card-toggle').click()
    expect((await readPairs(figures.cards.first())).map(([, value]) => value)).toEqual([
      `${thousand} m³`,
      '-',
      '3 Nm³',
      '-',
      language === 'nl' ? '1 liter' : '1 litre',
      '0 m³',
      '-',
    ])
    await expect(figures.cards.first().locator('.figure-card-operator')).toHaveText(
      `-${figures.say('value.missing')}`,
    )
  })
}
