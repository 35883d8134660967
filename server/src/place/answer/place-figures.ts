import type { Product, ProductionType, Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import {
  geothermalProduction,
  geothermalUnits,
  type GeothermalFigure,
} from '@datacentre/catalogue/production/geothermal'
import { miningProduction } from '@datacentre/catalogue/production/index'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { reportedMonth, reportedYear, type Reported } from '@datacentre/catalogue/production/series/reported'
import { answerOf, type SelectionAnswer } from '@datacentre/catalogue/production/series/year-on-year'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { GEOTHERMAL_WATER } from '../../companies/companies.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Near, PlaceAnswer } from './near-place.ts'

/** What is measured of the heat of the ground, or done with a product at mining facilities. */
type Done = 'geothermalWater' | { readonly product: Product; readonly production: ProductionType }

/** What the wells of heat or the mining facilities of a place reported of something. */
export type PlaceFigures = {
  readonly done: Done
  readonly layer: 'boreholes' | 'facilities'
  readonly unit: Unit
  readonly answer: SelectionAnswer
  /** Of what the country came to in the same months; null where that is not known. */
  readonly share: number | null
  /** What each came to in the last year of all of them, the most first. */
  readonly subjects: readonly { readonly near: Near; readonly amount: number }[]
}

/** One series of the country, by the key of who reported it. */
type Series = Pick<PlaceFigures, 'done' | 'layer' | 'unit'> & {
  readonly key: string
  readonly bySubject: Map<unknown, Reported[]>
  readonly national: Map<number, number>
}

const made = new WeakMap<Snapshot, readonly Series[]>()

/** All that is reported of heat and by mining facilities, found once for each version. */
function seriesOf(snapshot: Snapshot): readonly Series[] {
  const known = made.get(snapshot)
  if (known !== undefined) return known
  const all = [geothermalSeries(snapshot), ...facilitySeries(snapshot)]
  made.set(snapshot, all)
  return all
}

function add({ bySubject, national }: Series, subject: unknown, reported: Reported): void {
  const rows = bySubject.get(subject)
  if (rows === undefined) bySubject.set(subject, [reported])
  else rows.push(reported)
  const year = yearOfMonth(reported.from)
  national.set(year, (national.get(year) ?? 0) + (knownSum(reported.values) ?? 0))
}

const emptySeries = (of: Pick<Series, 'done' | 'layer' | 'unit' | 'key'>): Series => ({
  ...of,
  bySubject: new Map(),
  national: new Map(),
})

const figuresOf = (snapshot: Snapshot, screen: 'geothermal' | 'facility'): readonly AnyRow[] =>
  snapshot.figures.get(screen)?.all() ?? []

function geothermalSeries(snapshot: Snapshot): Series {
  const series = emptySeries({
    done: 'geothermalWater',
    layer: 'boreholes',
    key: 'boreholeDbk',
    unit: geothermalUnits[GEOTHERMAL_WATER],
  })
  // The rows of a screen have the columns that it declares.
  for (const row of figuresOf(snapshot, 'geothermal') as readonly GeothermalFigure[])
    add(series, row.boreholeDbk, reportedMonth(geothermalProduction, row, GEOTHERMAL_WATER))
  return series
}

function facilitySeries(snapshot: Snapshot): readonly Series[] {
  const byDone = new Map<string, Series>()
  for (const row of figuresOf(snapshot, 'facility') as readonly YearlyFigure[]) {
    const { product, production } = row
    const unit = defaultUnit(product)
    const id = `${product} ${production}`
    const series =
      byDone.get(id) ??
      emptySeries({ done: { product, production }, layer: 'facilities', key: 'facilityCode', unit })
    byDone.set(id, series)
    add(series, row['facilityCode'], reportedYear(miningProduction, row, unit))
  }
  return [...byDone.values()]
}

/** What wells of heat and mining facilities of a place reported in the last year with figures, beside the same months before. */
export function figuresIn(snapshot: Snapshot, answer: PlaceAnswer): readonly PlaceFigures[] {
  const { until } = figureSpan(snapshot.version)
  return seriesOf(snapshot).flatMap((series): PlaceFigures[] => {
    const there = answer.near(series.layer).flatMap((near) => {
      const reported = series.bySubject.get(near.row[series.key])
      return reported === undefined ? [] : [{ near, reported }]
    })
    const told = answerOf(
      there.flatMap(({ reported }) => reported),
      until,
    )
    if (told === null) return []
    const { year, total } = told.last
    const whole = series.national.get(year) ?? 0
    const subjects = there.flatMap(({ near, reported }) => {
      const inYear = reported.filter(({ from }) => yearOfMonth(from) === year)
      const amount = knownSum(inYear.flatMap(({ values }) => values))
      return amount === null || amount <= 0 ? [] : [{ near, amount }]
    })
    const { done, layer, unit } = series
    return [
      {
        done,
        layer,
        unit,
        answer: told,
        share: whole > 0 ? total / whole : null,
        subjects: subjects.toSorted((one, other) => other.amount - one.amount),
      },
    ]
  })
}
