import { product as allProducts } from '@datacentre/catalogue/codes/production'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import type { Reported } from '@datacentre/catalogue/production/series/reported'
import { answerOf, type SelectionAnswer } from '@datacentre/catalogue/production/series/year-on-year'
import { knownSum } from '@datacentre/catalogue/production/units'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { figureSeries, keyOf, type Series } from './figure-series.ts'
import type { Near, PlaceAnswer } from './near-place.ts'

/** What the wells of heat, the wells or the mining facilities of a place reported of something. */
export type PlaceFigures = Pick<Series, 'done' | 'by' | 'unit'> & {
  /** Of the last year with figures and the one before. */
  readonly answer: SelectionAnswer
  /** Of what the country came to in the same months; null where that is not known. */
  readonly share: number | null
  /** What each came to in the last year of all of them, the most first. */
  readonly subjects: readonly { readonly near: Near; readonly amount: number }[]
}

/** On which layer of the map those who report stand. */
export const layerOfReporting = {
  geothermal: 'boreholes',
  well: 'boreholes',
  facility: 'facilities',
} as const satisfies Record<Series['by'], LayerId>

/** What those of a place reported in the last year with figures, beside the same months before; wells in the order of products. */
export function figuresIn(snapshot: Snapshot, answer: PlaceAnswer): readonly PlaceFigures[] {
  const { until } = figureSpan(snapshot.version)
  const { series: all, reporters } = figureSeries(snapshot)
  const reportersThere = (by: Series['by']): readonly Near[] =>
    answer.near(layerOfReporting[by]).filter(({ row }) => reporters[by].has(row[keyOf[by]]))
  const there = {
    geothermal: reportersThere('geothermal'),
    well: reportersThere('well'),
    facility: reportersThere('facility'),
  }
  return all
    .flatMap((series): PlaceFigures[] => {
      const reporting = reportedThere(series, there[series.by])
      const told = answerOf(
        reporting.flatMap(({ reported }) => reported),
        until,
      )
      if (told === null) return []
      const { year, total } = told.last
      const whole = series.national.get(year) ?? 0
      const subjects = reporting.flatMap(({ near, reported }) => {
        const inYear = reported.filter(({ from }) => yearOfMonth(from) === year)
        const amount = knownSum(inYear.flatMap(({ values }) => values))
        return amount === null || amount <= 0 ? [] : [{ near, amount }]
      })
      const { done, by, unit } = series
      return [
        {
          done,
          by,
          unit,
          answer: told,
          share: whole > 0 ? total / whole : null,
          subjects: subjects.toSorted((one, other) => other.amount - one.amount),
        },
      ]
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** Facilities stay in the order in which they report. */
const orderOf = ({ by, done }: PlaceFigures): number => {
  if (by === 'geothermal' || done === 'geothermalWater') return -1
  return by === 'well' ? allProducts.indexOf(done.product) : allProducts.length
}

type Reporting = { readonly near: Near; readonly year: number; readonly reported: readonly Reported[] }

/** What those in a place reported, without those that stopped before the year that is compared with. */
function reportedThere({ by, lately: latelyOf }: Series, reporters: readonly Near[]): readonly Reporting[] {
  const there: Reporting[] = []
  let last = -Infinity
  for (const near of reporters) {
    const lately = latelyOf.get(near.row[keyOf[by]])
    if (lately === undefined) continue
    const { year, reported } = lately
    there.push({ near, year, reported })
    last = Math.max(last, year)
  }
  return there.filter(({ year }) => year >= last - 1)
}
