import { fieldProduction, miningProduction, wellProduction, type YearlyScreen } from '@datacentre/catalogue'
import { type Month, months } from '@datacentre/catalogue/production/series/months'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { groupBy } from './grouped.ts'
import { theDemo, UNTIL } from './testing/the-demo.ts'

const wellFigures = [...theDemo.tables['well-figures']]
const fieldFigures = [...theDemo.tables['field-figures']]
const facilityFigures = [...theDemo.tables['facility-figures']]

type Figure = { readonly [M in Month]: number | null } & {
  readonly year: number
  readonly product: string
  readonly productionType: string
}

const thousandths = (value: number): number => Math.round(value * 1000)
const totalOf = (figures: readonly Figure[]): number =>
  figures.reduce((so, figure) => months.reduce((sum, month) => sum + (figure[month] ?? 0), so), 0)
const isProducedGas = ({ product, productionType }: Figure): boolean =>
  product === 'Gas' && productionType === 'Produced'

/** Billion Nm³ of gas produced in a year, from million. */
const nationalGas = (year: number): number =>
  totalOf(wellFigures.filter((figure) => figure.year === year && isProducedGas(figure))) / 1000

const years = Array.from({ length: 2025 - 2003 + 1 }, (_, at) => 2003 + at)
const isFalling = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value < (values[at - 1] ?? 0))

describe('national gas', () => {
  it('falls from about 70 billion Nm³ in 2003 to about 9 in 2025 [D24.8, D24.14, D24.18]', () => {
    expect(nationalGas(2003)).toBeGreaterThan(60)
    expect(nationalGas(2003)).toBeLessThan(80)
    expect(nationalGas(2025)).toBeGreaterThan(8)
    expect(nationalGas(2025)).toBeLessThan(11)
    expect(isFalling(years.map(nationalGas))).toBe(true)
  })

  it('comes more in January than in July', () => {
    const gas = wellFigures.filter(isProducedGas)
    const of = (month: Month): number => gas.reduce((so, figure) => so + (figure[month] ?? 0), 0)
    expect(of('jan')).toBeGreaterThan(1.2 * of('jul'))
  })

  it('was dominated by one field, which is phased out from 2014 to 2024', () => {
    const byField = groupBy(fieldFigures.filter(isProducedGas), ({ fieldDbk }) => fieldDbk)
    const giant = [...byField.values()].toSorted((a, b) => totalOf(b) - totalOf(a))[0] ?? []
    const ofGiant = (year: number): number => totalOf(giant.filter((figure) => figure.year === year)) / 1000
    expect(ofGiant(2003) / nationalGas(2003)).toBeGreaterThan(0.35)
    expect(isFalling(years.filter((year) => year >= 2013 && year <= 2024).map(ofGiant))).toBe(true)
    expect(ofGiant(2025)).toBe(0)
  })
})

const offeredBy = ({ productionTypes }: YearlyScreen): readonly string[] =>
  Object.entries(productionTypes).flatMap(([product, types]) => types.map((type) => `${product} ${type}`))

describe('the figures of a field', () => {
  it('are exactly the sums of its wells where both screens offer product and type [D24.17]', () => {
    const both = new Set(
      offeredBy(wellProduction).filter((offer) => offeredBy(fieldProduction).includes(offer)),
    )
    const isOfBoth = (figure: Figure): boolean => both.has(`${figure.product} ${figure.productionType}`)
    const fieldDbks = new Map([...theDemo.tables.fields].map(({ row }) => [row.fieldCode, row.fieldDbk]))
    const fieldOf = new Map(
      [...theDemo.tables.boreholes].map((borehole) => [
        borehole.boreholeDbk,
        fieldDbks.get(borehole.fieldCode ?? ''),
      ]),
    )
    const keyOf = (field: number | undefined, { year, product, productionType }: Figure): string =>
      [field, year, product, productionType].join(' ')
    const sums = new Map<string, (number | null)[]>()
    for (const figure of wellFigures.filter(isOfBoth)) {
      const key = keyOf(fieldOf.get(figure.boreholeDbk), figure)
      const sum = sums.get(key) ?? months.map(() => null)
      months.forEach((month, at) => {
        const value = figure[month]
        if (value !== null) sum[at] = (sum[at] ?? 0) + thousandths(value)
      })
      sums.set(key, sum)
    }
    const reported = fieldFigures
      .filter(isOfBoth)
      .map(
        (figure) =>
          [keyOf(figure.fieldDbk, figure), months.map((month) => thousandthsOrNull(figure[month]))] as const,
      )
    const told = new Map(reported)
    const fieldsThatDiffer = new Set(
      [...new Set([...told.keys(), ...sums.keys()])]
        .filter((key) => !isDeepStrictEqual(told.get(key), sums.get(key)))
        .map((key) => key.split(' ')[0]),
    )
    // The register files one well under another field on purpose, so that both do not add up.
    const misfiled = [...theDemo.planted.values()].flatMap(
      ({ fieldCode }) => fieldDbks.get(fieldCode ?? '') ?? [],
    )
    expect(misfiled).toHaveLength(1)
    expect(fieldsThatDiffer.size).toBe(2)
    expect(fieldsThatDiffer).toContain(String(misfiled[0]))
  })

  it('tell what is stored in storages, which no well does', () => {
    const stored = fieldFigures.filter(({ productionType }) => productionType === 'Stored')
    expect(new Set(stored.map(({ product }) => product))).toEqual(new Set(['Gas', 'N2']))
    expect(wellFigures.some(({ productionType }) => productionType === 'Stored')).toBe(false)
  })
})

const thousandthsOrNull = (value: number | null): number | null =>
  value === null ? null : thousandths(value)

describe.each([
  { of: 'wells', screen: wellProduction, figures: wellFigures },
  { of: 'fields', screen: fieldProduction, figures: fieldFigures },
  { of: 'facilities', screen: miningProduction, figures: facilityFigures },
] satisfies readonly { of: string; screen: YearlyScreen; figures: readonly Figure[] }[])(
  'the figures of $of',
  ({ screen, figures }) => {
    const all: readonly Figure[] = figures

    it('are of every product and type that the screen offers, and of no other', () => {
      const found = new Set(all.map(({ product, productionType }) => `${product} ${productionType}`))
      expect([...found].toSorted()).toEqual(offeredBy(screen).toSorted())
    })

    it('begin in 2003 and end in the last month [D24.14]', () => {
      const [lastYear = 0, lastMonth = 0] = UNTIL.split('-').map(Number)
      expect(Math.min(...new Set(all.map(({ year }) => year)))).toBe(2003)
      expect(Math.max(...new Set(all.map(({ year }) => year)))).toBe(lastYear)
      const early = all
        .filter(({ year }) => year === lastYear)
        .filter((figure) => months.slice(lastMonth).some((month) => figure[month] !== null))
      expect(early).toEqual([])
    })

    it('are never negative nor finer than thousandths [D21.1]', () => {
      const values = all.flatMap((figure) => months.map((month) => figure[month] ?? 0))
      expect(values.filter((value) => value < 0 || thousandths(value) / 1000 !== value)).toEqual([])
    })
  },
)

describe('geothermal figures', () => {
  it('run month by month up to the last [D24.3]', () => {
    const moments = [...theDemo.tables['geothermal-figures']].map(({ startDate }) => startDate)
    expect(moments.reduce((so, moment) => Math.max(so, moment), 0)).toBe(Date.UTC(2026, 4, 1))
    expect(moments.every((moment) => new Date(moment).getUTCDate() === 1)).toBe(true)
  })
})
