import { fieldProduction, geothermalProduction } from '@datacentre/catalogue/production/index'
import { standInService } from '@datacentre/client/testing/service'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aFieldFigure, aGeothermalFigure, figuresOf } from '../../../testing/figure-rows.ts'
import {
  all,
  expectCount,
  find,
  inWholeYears,
  languages,
  openFigures,
  press,
  readPoints,
  text,
  texts,
  thousandNm3,
} from '../../../testing/figures-screen.tsx'

const service = standInService()

/** The terms and values of an opened card; a missing value as what is seen of it. */
const readPairs = (): string[][] =>
  all('.figure-card dl > div').map((pair) => {
    const hidden = pair.querySelector('dd .visually-hidden')?.textContent ?? ''
    return [text('dt', pair), text('dd', pair).replace(hidden, '').trim()]
  })

const shortMonths = {
  nl: ['Jan', 'Feb', 'Mrt', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dec'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const
const longMonths = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  en: 'January February March April May June July August September October November December',
} as const

describe.each(languages)('a card of a year in %s', (language) => {
  it('opened has twelve months and draws the same values, with a dash for a month without one [S2.99-101, D28.1, D28.2]', async () => {
    service.answerFigures(fieldProduction, () => [aFieldFigure({ jan: 1234567, feb: 0, oct: 89, dec: 12 })])
    const { say } = await openFigures(fieldProduction, { language })
    const toggle = await find('.figure-card-toggle')
    expect(toggle.getAttribute('aria-label')).toBe(
      say('production.expand', { name: 'Oosterveen', time: '2024' }),
    )
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await press('.figure-card-toggle')
    const million = language === 'nl' ? '1.234.567' : '1,234,567'
    const shown = [million, '0', '-', '-', '-', '-', '-', '-', '-', '89', '-', '12']
    await expect.poll(readPairs).toEqual(shortMonths[language].map((month, at) => [month, shown[at]]))
    expect(text('.year-details-unit')).toBe('1000 Nm³')
    expect(await readPoints(await find('.figure-card'))).toEqual(
      longMonths[language].split(' ').map((month, at) => {
        const told = shown[at] === '-' ? say('value.missing') : `${shown[at]} ${thousandNm3[language]}`
        return `${month} 2024: ${told}`
      }),
    )
    expect(toggle.getAttribute('aria-label')).toBe(
      say('production.collapse', { name: 'Oosterveen', time: '2024' }),
    )
    await press('.figure-card-toggle')
    await expectCount('.year-months', 0)
  })

  it('has the decimals that were reported, never padded, and right-aligned [D28.19]', async () => {
    service.answerFigures(fieldProduction, () => [
      aFieldFigure({ product: 'Oil', unit: 'Sm3', jan: 7200.6, feb: 0.432 }),
    ])
    await openFigures(fieldProduction, { language, query: 'product=Oil' })
    const total = await find('.figure-card-total data')
    expect(total.textContent).toBe(language === 'nl' ? '7.201,032' : '7,201.032')
    expect(total.getAttribute('value')).toBe('7201.032')
    expect(getComputedStyle(total).fontVariantNumeric).toBe('tabular-nums')
    expect(getComputedStyle(await find('.figure-card-total')).textAlign).toBe('right')
    expect(all('input[type=checkbox]:not(.compare-box input)')).toEqual([])
    await press('.figure-card-toggle')
    const month = await find('.year-months dd')
    expect(getComputedStyle(month).textAlign).toBe('right')
    expect(text('data', month)).toBe(language === 'nl' ? '7.200,6' : '7,200.6')
  })
})

it('the totals and months of cards stand under each other, their last figures in one line [D28.19]', async () => {
  service.answerFigures(fieldProduction, (asked) => figuresOf(fieldProduction, asked, 12))
  await openFigures(fieldProduction, { query: inWholeYears })
  const rightEdges = (selector: string): Set<number> =>
    new Set(all(selector).map((part) => Math.round(part.getBoundingClientRect().right)))
  expect(rightEdges('.figure-card-total').size).toBe(1)
  expect(rightEdges('.figure-card-total data').size).toBe(1)
  await press('.figure-card-toggle')
  await expectCount('.year-months dd', 12)
  const starts = all('.year-months dd').map((month) =>
    Math.round(month.parentElement?.getBoundingClientRect().left ?? 0),
  )
  expect(rightEdges('.year-months dd').size).toBe(new Set(starts).size)
  expect(getComputedStyle(await find('.year-months .amount')).fontVariantNumeric).toBe('tabular-nums')
})

it('a card of a year shows it as twelve bars, none for a month without a value [D28.1]', async () => {
  service.answerFigures(fieldProduction, () => [aFieldFigure({ jan: 5, feb: 10, mar: 0, oct: 1 })])
  await openFigures(fieldProduction)
  const path = (await find('.year-bars path')).getAttribute('d') ?? ''
  // February fills the 32 pixels there are, January half of them, October a tenth; nothing is a line of one pixel.
  expect(
    [...path.matchAll(/M([\d.]+) 32v-([\d.]+)h6V32z/g)].map(([, x, height]) => [
      Math.floor(Number(x) / 8),
      Number(height),
    ]),
  ).toEqual([
    [0, 16],
    [1, 32],
    [2, 1],
    [9, 3.2],
  ])
})

it('the operator of a card leads to the page of the company, in the language of the page [D28.43]', async () => {
  service.answerFigures(fieldProduction, () => [
    aFieldFigure({ operatorNm: 'Noord & Zuid, Gas B.V.' }),
    aFieldFigure({ fieldDbk: 712, operatorNm: '?' }),
  ])
  await openFigures(fieldProduction, { language: 'en' })
  const link = (await find('.figure-card-operator a')) as HTMLAnchorElement
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    'Noord & Zuid, Gas B.V.',
    '/datacenter/companies/noord-en-zuid-gas?lang=en',
  ])
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  expect(texts('.figure-card-operator')[1]).toBe('?')
  expect(all('.figure-card-operator a')).toHaveLength(1)
})

it('the wells of an installation may have several operators, each with a link [D28.43]', async () => {
  service.answerFigures(geothermalProduction, () => [
    aGeothermalFigure({ operatorName: 'Kas, Warmte' }),
    aGeothermalFigure({ boreholeDbk: 2, wellName: 'ADK-GT-02', operatorName: 'Glaswarmte' }),
  ])
  await openFigures(geothermalProduction, { query: 'per=installation' })
  await find('.figure-card-operator a')
  expect(texts('.figure-card-operator a')).toEqual(['Kas, Warmte', 'Glaswarmte'])
  expect(text('.figure-card-operator')).toBe('Kas, Warmte, Glaswarmte')
})

const quantities = {
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

describe.each(languages)('a geothermal card in %s', (language) => {
  it('has a dash for a missing value, which a screen reader says in words, and figures as they came [S2.102-104, D21.6]', async () => {
    service.answerFigures(geothermalProduction, () => [
      aGeothermalFigure({ h2oProd: 1000.25, gasProd: 3, inhibProd: 1, inhibInj: 2, h2oInj: 0 }),
    ])
    const { say } = await openFigures(geothermalProduction, { language })
    const thousand = language === 'nl' ? '1.000,25' : '1,000.25'
    expect(text('.figure-card-name')).toBe('ADK-GT-01')
    expect(text('.figure-card-time')).toBe(language === 'nl' ? 'oktober 2025' : 'October 2025')
    expect(text('.figure-card-operator')).toBe(`-${say('value.missing')}`)
    expect(text('.figure-card-product')).toBe('Andijk')
    expect(text('.figure-card-total .amount')).toBe(thousand)
    expect(text('.figure-card-total .figure-card-unit:last-child')).toBe('m³')
    await press('.figure-card-toggle')
    const shown = [
      `${thousand} m³`,
      '-',
      '3 Nm³',
      '-',
      language === 'nl' ? '1 liter' : '1 litre',
      '0 m³',
      language === 'nl' ? '2 liter' : '2 litres',
    ]
    await expect.poll(readPairs).toEqual(quantities[language].map((words, at) => [words, shown[at]]))
  })

  it('stands below the units with their conditions [S2.105]', async () => {
    service.answerFigures(geothermalProduction, () => [aGeothermalFigure({ h2oProd: 1 })])
    const { say } = await openFigures(geothermalProduction, { language })
    const explained = page
      .getByRole('group', { name: say('production.unitsExplained') })
      .element().textContent
    expect(explained).toMatch(/Nm³: .*0\s°C.*1\satm/)
    expect(explained).toMatch(/Sm³: .*15\s°C.*1\satm/)
    expect(explained).toContain('m³: ')
  })
})
