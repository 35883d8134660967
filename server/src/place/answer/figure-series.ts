import type { Product, ProductionType, Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import {
  geothermalProduction,
  geothermalUnits,
  type GeothermalFigure,
} from '@datacentre/catalogue/production/geothermal'
import { miningProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { reportedMonth, reportedYear, type Reported } from '@datacentre/catalogue/production/series/reported'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { GEOTHERMAL_WATER } from '../../companies/companies.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** What is measured of the heat of the ground, or done with a product by wells or at mining facilities. */
type Done = 'geothermalWater' | { readonly product: Product; readonly production: ProductionType }

type Told = {
  readonly done: Done
  /** Who reports it: wells of heat, wells or mining facilities. */
  readonly by: 'geothermal' | 'well' | 'facility'
  readonly unit: Unit
}

/** What the whole country reported of something. */
export type Series = Told & {
  /** What all came to in a year. */
  readonly national: ReadonlyMap<number, number>
  /** What each reported in the last year with figures of its own and in the one before; no place tells more. */
  readonly lately: ReadonlyMap<unknown, Lately>
}

type Lately = { readonly year: number; readonly reported: readonly Reported[] }

/** The column of a borehole or a facility that names who reported. */
export const keyOf = { geothermal: 'boreholeDbk', well: 'boreholeDbk', facility: 'facilityCode' } as const

function seriesOf<Row extends AnyRow>(
  told: Told,
  rows: readonly Row[],
  read: (row: Row) => Reported,
): Series {
  const key = keyOf[told.by]
  const national = new Map<number, number>()
  const lately = new Map<unknown, { year: number; reported: Reported[] }>()
  for (const row of rows) {
    const reported = read(row)
    const sum = knownSum(reported.values)
    if (sum === null) continue
    const year = yearOfMonth(reported.from)
    national.set(year, (national.get(year) ?? 0) + sum)
    const known = lately.get(row[key])
    if (known === undefined) lately.set(row[key], { year, reported: [reported] })
    else if (year > known.year) {
      known.reported = [...known.reported.filter(({ from }) => yearOfMonth(from) >= year - 1), reported]
      known.year = year
    } else if (year >= known.year - 1) known.reported.push(reported)
  }
  return { ...told, national, lately }
}

type ReportedSeries = {
  readonly series: readonly Series[]
  /** Who reported anything: of the holes of a place few ever did. */
  readonly reporters: Readonly<Record<Series['by'], ReadonlySet<unknown>>>
}

const made = new WeakMap<Snapshot, ReportedSeries>()

/** All that is reported of heat, by wells and by mining facilities, found once for each version. */
export function figureSeries(snapshot: Snapshot): ReportedSeries {
  const known = made.get(snapshot)
  if (known !== undefined) return known
  const series = [
    geothermalSeries(snapshot),
    ...yearlySeries(snapshot, wellProduction),
    ...yearlySeries(snapshot, miningProduction),
  ]
  const reporters = { geothermal: new Set(), well: new Set(), facility: new Set() }
  for (const { by, lately } of series) for (const key of lately.keys()) reporters[by].add(key)
  const all = { series, reporters }
  made.set(snapshot, all)
  return all
}

// The rows of a screen have the columns that it declares.
const geothermalSeries = (snapshot: Snapshot): Series =>
  seriesOf(
    { done: 'geothermalWater', by: 'geothermal', unit: geothermalUnits[GEOTHERMAL_WATER] },
    (snapshot.figures.get('geothermal')?.all() ?? []) as readonly GeothermalFigure[],
    (row) => reportedMonth(geothermalProduction, row, GEOTHERMAL_WATER),
  )

function yearlySeries(
  snapshot: Snapshot,
  screen: typeof wellProduction | typeof miningProduction,
): readonly Series[] {
  const byDone = new Map<string, YearlyFigure[]>()
  for (const row of (snapshot.figures.get(screen.id)?.all() ?? []) as readonly YearlyFigure[]) {
    const id = `${row.product} ${row.production}`
    const rows = byDone.get(id)
    if (rows === undefined) byDone.set(id, [row])
    else rows.push(row)
  }
  return [...byDone.values()].map((rows) => {
    const { product, production } = rows[0]!
    const unit = defaultUnit(product)
    return seriesOf({ done: { product, production }, by: screen.id, unit }, rows, (row) =>
      reportedYear(screen, row, unit),
    )
  })
}
