import type { Language } from '@datacentre/catalogue/texts/index'
import { styleClasses } from '@datacentre/catalogue/colours'
import { companyPath } from '@datacentre/catalogue/companies/company-key'
import { fieldProduction, geothermalProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { groupings } from '@datacentre/catalogue/production/series/picture'
import { months } from '@datacentre/catalogue/production/series/months'
import { standInService } from '@datacentre/client/testing/service'
import { aDataset } from '@datacentre/fixtures/dataset'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../testing/emulate.ts'
import { aFieldFigure, aGeothermalFigure, figuresOf } from '../../../testing/figure-rows.ts'
import {
  all,
  choose,
  chosenIn,
  expectCount,
  find,
  inAddress,
  inWholeYears,
  openFigures,
  optionsOf,
  partialYear,
  press,
  readPoints,
  readTable,
  text,
  texts,
} from '../../../testing/figures-screen.tsx'

const service = standInService()
const SUBJECTS = 9

beforeEach(() => {
  for (const screen of [fieldProduction, wellProduction, geothermalProduction])
    service.answerFigures(screen, (asked) => figuresOf(screen, asked, SUBJECTS))
})

const chart = (): Promise<HTMLElement> => find('.selection-chart')
const bands = (): HTMLElement[] => all('.selection-chart path[data-band]')
const unitOnAxis = (): string => text('.selection-chart .chart svg > g[aria-hidden="true"] > text')

/** The sum of the fixtures in a month: a thousand for each place from below, and the number of the month for each. */
const totalOf = (month: number): number =>
  Array.from({ length: SUBJECTS }, (_, at) => 1000 * (at + 1) + month).reduce((sum, value) => sum + value)

const monthsOf = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  en: 'January February March April May June July August September October November December',
} as const

describe.each<Language>(['en'])('the chart of a selection in %s', (language) => {
  const [thousand, million] = language === 'nl' ? ['duizend', 'miljoen'] : ['thousand', 'million']

  it('is walked with the arrow keys, and its legend tells the month that has the focus [D28.11]', async () => {
    const { say } = await openFigures(fieldProduction, { language, query: inWholeYears })
    await expectCount('.selection-chart .chart-points rect', 24)
    const points = all('.selection-chart .chart-points rect')
    const names = monthsOf[language].split(' ')
    const caption = (): string => text('.selection-legend caption')
    points.at(-1)?.focus()
    await expect.poll(caption).toBe(`${names[11]} 2025 (${million} Nm³)`)
    for (const [key, at] of [
      ['{ArrowLeft}', 22],
      ['{PageUp}', 10],
      ['{ArrowRight}', 11],
      ['{Home}', 0],
      ['{ArrowLeft}', 0],
      ['{End}', 23],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.poll(caption).toBe(`${names[at % 12]} ${at < 12 ? 2024 : 2025} (${million} Nm³)`)
      expect(document.activeElement).toBe(points[at])
      const total = await find('.selection-legend-total data')
      expect(Number(total.getAttribute('value'))).toBe(totalOf((at % 12) + 1))
    }
    await userEvent.keyboard('{Tab}')
    await expect.poll(caption).toBe(`${say('chart.wholePeriod')} (${million} Nm³)`)
  })

  it('names the five largest, and the rest as one [D28.4]', async () => {
    await openFigures(fieldProduction, { language, query: inWholeYears })
    await expect.poll(() => bands().length).toBe(6)
    expect(texts('.selection-legend th')).toEqual([
      language === 'nl' ? '4 andere velden' : '4 other fields',
      ...Array.from({ length: 5 }, (_, at) => `Oosterveen-00${5 - at}`),
      language === 'nl' ? 'Totaal' : 'Total',
    ])
  })

  it('is empty for months without a report, as its table is, and says that the year is not whole [D28.3, D28.22]', async () => {
    const { asTable } = await openFigures(fieldProduction, { language, query: 'yearStart=2025&yearEnd=2026' })
    const isDutch = language === 'nl'
    expect((await readPoints(await chart())).slice(21)).toEqual(
      isDutch
        ? ['oktober 2026: Geen waarde', 'november 2026: Geen waarde', 'december 2026: Geen waarde']
        : ['October 2026: No value', 'November 2026: No value', 'December 2026: No value'],
    )
    expect(new Set(texts('.figure-card-time'))).toEqual(new Set(['2025', partialYear[language]]))
    expect(text('.selection-chart-head > p')).toContain(`2025 – ${partialYear[language]}`)
    expect(text('.selection-chart caption')).toBe(
      isDutch
        ? 'Hele periode, t/m september 2026 (miljoen Nm³)'
        : 'Whole period, to September 2026 (million Nm³)',
    )
    const partial = all('.figure-card').find((one) => one.textContent.includes(partialYear[language]))!
    await press('.figure-card-toggle', partial)
    const ofYear = await find('.chart svg', partial)
    expect(ofYear.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toContain(partialYear[language])
    await asTable.click()
    const table = await find('.selection-chart table')
    await expect
      .poll(() =>
        readTable(table)
          .at(-1)
          ?.every((cell) => cell === null),
      )
      .toBe(true)
    expect(texts('tbody tr:last-child td', table).at(-1)).toContain('-')
  })

  it.each([
    ['Gas', `${million} Nm³`],
    ['Oil', `${thousand} Sm³`],
    ['Salt', language === 'nl' ? 'duizend ton' : 'thousand tonnes'],
    ['Brine', `${thousand} m³`],
    ['N2&production=Stored', `${thousand} Nm³`],
  ])(
    'of %s has its unit, %s, on the axis, in its title and in its legend [D28.14]',
    async (product, unit) => {
      await openFigures(fieldProduction, { language, query: `${inWholeYears}&product=${product}` })
      await expect.poll(unitOnAxis).toBe(unit)
      for (const part of ['.selection-chart-head > p', '.selection-legend caption'])
        expect(text(part)).toMatch(new RegExp(`\\(${unit}\\)$`))
    },
  )
})

it('the legend and the heads of the table carry the unit [D28.14]', async () => {
  const { asTable } = await openFigures(fieldProduction, { query: `${inWholeYears}&unit=1000Sm3` })
  await expect.poll(() => text('.selection-chart caption')).toBe('Hele periode (miljoen Sm³)')
  await asTable.click()
  await find('.selection-chart th[scope=col]')
  expect(text('.selection-chart-head > p')).toMatch(/ \(1000 Sm³\)$/)
  const [first, ...heads] = texts('.selection-chart thead th')
  expect(first).toBe('Maand')
  for (const head of heads) expect(head).toMatch(/ \(1000 Sm³\)$/)
})

it('the geothermal chart tells water per month, in m³ [D28.5, D28.14]', async () => {
  const { asTable } = await openFigures(geothermalProduction, { language: 'en', query: inWholeYears })
  await expect.poll(unitOnAxis).toBe('thousand m³')
  expect(text('.selection-chart')).toContain('Water production per month, 2024 – 2025 (thousand m³)')
  await asTable.click()
  const table = await find('.selection-chart table')
  expect(readTable(table).map(([total]) => total)).toEqual(
    [...months, ...months].map((_, at) => totalOf((at % 12) + 1)),
  )
})

it('a selection of injection wells has no producers: no bands, and a total that is missing [D28.28]', async () => {
  service.answerFigures(geothermalProduction, () => [
    aGeothermalFigure({ boreholeDbk: 1, h2oInj: 5 }),
    aGeothermalFigure({ boreholeDbk: 2, wellName: 'ADK-GT-02' }),
  ])
  const { say, asTable } = await openFigures(geothermalProduction, { query: inWholeYears })
  await expect.poll(() => text('.selection-legend-total td')).toBe(`-${say('value.missing')}`)
  expect(all('.selection-legend .figure-name')).toEqual([])
  expect(bands()).toEqual([])
  await asTable.click()
  const cells = readTable(await find('.selection-chart table')).flat()
  expect(cells).toEqual(Array.from({ length: 24 }, () => null))
})

describe('a selection is looked at', () => {
  const times = (): string[] => texts('.selection-chart .figure-table tbody th')
  const inAddressIs = async (name: string, value: string | null): Promise<void> => {
    await expect.poll(() => inAddress(name)).toBe(value)
  }

  it('by month, by year or added up, by a choice that stands in the address, and its table is the same', async () => {
    const { say, asTable } = await openFigures(fieldProduction, { query: inWholeYears })
    await asTable.click()
    await expect.poll(() => times().length).toBe(24)
    const ofMonths = readTable(await find('.figure-table table')).map(([total]) => Number(total))
    const step = (name: 'month' | 'year' | 'cumulative') =>
      page.getByRole('radio', { name: say(`picture.step.${name}`) }).click({ force: true })
    await step('year')
    await expect.poll(times).toEqual(['2024', '2025'])
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
    const years = [sum(ofMonths.slice(0, 12)), sum(ofMonths.slice(12))]
    expect(readTable(await find('.figure-table table')).map(([total]) => total)).toEqual(years)
    expect((await find('.selection-chart tfoot data')).getAttribute('value')).toBe(String(sum(years)))
    await inAddressIs('step', 'year')
    await step('cumulative')
    await expect.poll(() => times().length).toBe(24)
    expect(readTable(await find('.figure-table table')).at(-1)?.[0]).toBe(sum(years))
    expect(all('.selection-chart tfoot')).toEqual([])
    await step('month')
    await inAddressIs('step', null)
  })
  it('by year from three years up, the year that is not whole lighter and hatched', async () => {
    await openFigures(fieldProduction, { query: 'yearStart=2024&yearEnd=2026' })
    await expectCount('.selection-chart .chart-points rect', 3)
    expect(bands().filter(({ dataset }) => dataset['band']?.endsWith('-partial'))).toHaveLength(6)
    expect((await readPoints(await chart())).at(-1)).toMatch(/^2026 t\/m sep: /)
  })
  it('divided by operator, by land or sea, or not at all', async () => {
    const { say } = await openFigures(fieldProduction, { query: inWholeYears })
    await choose(say('filter.by'), say('picture.by.none'))
    await expect.poll(() => bands().length).toBe(1)
    expect(texts('.selection-legend th')).toEqual([say('chart.total'), say('chart.total')])
    await choose(say('filter.by'), say('picture.by.operator'))
    await expect.poll(() => texts('.selection-legend th').at(-1)).toBe(say('chart.total'))
    await inAddressIs('by', 'operator')
    const companies = [...all('.selection-legend th a')] as HTMLAnchorElement[]
    expect(companies.length).toBeGreaterThan(0)
    for (const link of companies)
      expect(link.getAttribute('href')).toBe(`/datacenter${companyPath(link.textContent ?? '')}`)
  })
  it('divided by what the figures have, whatever an address asks for [D28.42]', async () => {
    const covered = { subjects: 9, yearStart: 2024, yearEnd: 2025, opensBy: 'subject' as const }
    const figures = { 'field-figures': { ...covered, groupings: ['subject' as const, 'none' as const] } }
    const { say } = await openFigures(fieldProduction, {
      query: `${inWholeYears}&by=province`,
      config: { dataset: aDataset({ figures }) },
    })
    expect(await optionsOf(say('filter.by'))).toEqual([say('picture.by.subject'), say('picture.by.none')])
    expect(chosenIn(say('filter.by'))).toBe(say('picture.by.subject'))
    await inAddressIs('by', null)
  })
  it('divided as the figures open as long as nothing is asked, and by name where an address asks anything [D28.45]', async () => {
    const covered = { subjects: 9, yearStart: 2024, yearEnd: 2025, groupings: [...groupings] }
    const config = {
      dataset: aDataset({ figures: { 'field-figures': { ...covered, opensBy: 'operator' } } }),
    }
    const { say } = await openFigures(fieldProduction, { config })
    await expect.poll(() => chosenIn(say('filter.by'))).toBe(say('picture.by.operator'))
    await inAddressIs('by', 'operator')
    await choose(say('filter.by'), say('picture.by.subject'))
    await inAddressIs('by', null)
    await expect.poll(() => inAddress('product')).toBe('Gas')
    await openFigures(fieldProduction, { config, query: location.search.slice(1) })
    await expect.poll(() => chosenIn(say('filter.by'))).toBe(say('picture.by.subject'))
  })
  it('under a sentence that answers, with the year before', async () => {
    await openFigures(fieldProduction, { query: 'yearStart=2025&yearEnd=2025' })
    await expect
      .poll(() => text('.selection-answer').replaceAll('\u00a0', ' '))
      .toBe('In 2025 produceerden 9 velden samen 540,7 miljoen Nm³ gas, vrijwel evenveel als in 2024.')
  })
})

it('a month that was corrected to less than nothing hangs below the axis [D28.4]', async () => {
  service.answerFigures(fieldProduction, () => [
    aFieldFigure({ year: 2025, jan: 100, feb: -40, mar: 0, apr: 1 }),
    aFieldFigure({ fieldDbk: 712, name: 'Westerveen', year: 2025, jan: 50, feb: -10 }),
  ])
  await openFigures(fieldProduction, { query: 'yearStart=2025&yearEnd=2025' })
  await expect.poll(() => bands().length).toBe(2)
  const ticks = all('.selection-chart .chart text')
  const axis = Number(ticks.find((tick) => tick.textContent === '0')?.getAttribute('y'))
  for (const band of document.querySelectorAll<SVGPathElement>('.selection-chart path[data-band]')) {
    const { y, height } = band.getBBox()
    expect(y).toBeLessThan(axis)
    expect(y + height).toBeGreaterThan(axis)
  }
  expect(ticks.map((tick) => tick.textContent)).toContain('-50')
  expect(text('.figure-card-total')).toContain('61')
})

it('every band has a colour of its own, the largest that of the screen, and a pattern where it is one of several that are named, light or dark [D28.17]', async () => {
  await openFigures(wellProduction, { query: inWholeYears })
  await expect.poll(() => bands().length).toBe(6)
  const fills = bands().map((band) => band.getAttribute('fill') ?? '')
  // The largest and all others are plain.
  expect(fills.filter((fill) => fill.startsWith('url(#'))).toHaveLength(4)
  expect(new Set(fills).size).toBe(6)
  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  for (const scheme of ['light', 'dark'] as const) {
    await emulateMedia({ colours: scheme })
    await expect
      .poll(() => getComputedStyle(bands()[0]!).fill)
      .toBe(rgb(styleClasses[wellProduction.style][scheme]))
    const style = getComputedStyle(await chart())
    const colours = [1, 3, 4, 5, 6].map((band) => style.getPropertyValue(`--band-${band}`))
    expect(new Set(colours).size).toBe(5)
    expect(colours).not.toContain('')
  }
})
