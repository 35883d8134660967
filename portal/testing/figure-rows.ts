import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { geothermalProduction } from '@datacentre/catalogue/production/index'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { months, type Month } from '@datacentre/catalogue/production/series/months'
import { defaultUnit } from '@datacentre/catalogue/production/units'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { emptyRow } from '@datacentre/fixtures/empty-row'

type GivenMonths = Partial<Record<Month, number | null>> & AnyRow

/** A row of gas of a field as the wire carries it; months that are not given were not reported. */
export const aFieldFigure = (given: GivenMonths = {}): AnyRow => ({
  fieldDbk: 711,
  name: 'Oosterveen',
  year: 2024,
  operatorNm: 'Noordmark Aardolie B.V.',
  unit: '1000Nm3',
  product: 'Gas',
  production: 'Produced',
  location: 'L',
  ...Object.fromEntries(months.map((month) => [month, null])),
  ...given,
  total: months.reduce((sum, month) => sum + Number(given[month] ?? 0), 0),
})

/** A month of a geothermal well; what is not given was not reported. */
export const aGeothermalFigure = (given: AnyRow = {}): AnyRow => ({
  ...emptyRow(geothermalProduction.table.columns),
  boreholeDbk: 12,
  wellName: 'ADK-GT-01',
  startDate: Date.UTC(2025, 9, 1),
  facilityName: 'Andijk',
  ...given,
})

/** The last month of the figures, as the dataset of the fixtures says. */
const UNTIL = Date.UTC(2026, 8, 1)

const yearsOf = ({ yearStart, yearEnd }: FigureQuery): number[] =>
  Array.from({ length: yearEnd - yearStart + 1 }, (_, at) => yearStart + at)

/** What a subject reports in a month: the first is the largest, and no two months of a year are alike. */
const valueOf = (subject: number, subjects: number, month: number): number =>
  1000 * (subjects - subject + 1) + month

function yearly(screen: ProductionScreen, asked: FigureQuery, subjects: number): AnyRow[] {
  const { product = 'Gas', production = 'Produced' } = asked
  return yearsOf(asked).flatMap((year) =>
    Array.from({ length: subjects }, (_, at): AnyRow => {
      const ofMonths = Object.fromEntries(
        months.flatMap((month, place) =>
          Date.UTC(year, place) <= UNTIL ? [[month, valueOf(at + 1, subjects, place + 1)]] : [],
        ),
      )
      const location = at % 2 === 0 ? 'L' : 'S'
      return {
        ...aFieldFigure({ year, product, production, unit: defaultUnit(product), location, ...ofMonths }),
        [screen.table?.key[0] ?? '']: 701 + at,
        [screen.subject]: `Oosterveen-${String(at + 1).padStart(3, '0')}`,
      }
    }),
  )
}

function monthly(asked: FigureQuery, subjects: number): AnyRow[] {
  const starts = yearsOf(asked).flatMap((year) => months.map((_, month) => Date.UTC(year, month)))
  return starts
    .filter((startDate) => startDate <= UNTIL)
    .flatMap((startDate) =>
      Array.from({ length: subjects }, (_, at): AnyRow => {
        const value = valueOf(at + 1, subjects, new Date(startDate).getUTCMonth() + 1)
        return aGeothermalFigure({
          boreholeDbk: 701 + at,
          wellName: `ADK-GT-${String(at + 1).padStart(2, '0')}`,
          startDate,
          h2oProd: value,
          inhibProd: 2,
          h2oInj: value,
        })
      }),
    )
}

/** The figures of a country with so many subjects, each of which reported in every month that is asked for. */
export function figuresOf(screen: ProductionScreen, asked: FigureQuery, subjects: number): AnyRow[] {
  const rows = screen.kind === 'yearly' ? yearly(screen, asked, subjects) : monthly(asked, subjects)
  const { location, search = '' } = asked
  const key = screen.table?.key[0] ?? ''
  const wanted: unknown = Object.entries(asked).find(([asking]) => asking === key)?.[1]
  return rows.filter(
    (row) =>
      (location === undefined || row['location'] === location) &&
      (wanted === undefined || row[key] === wanted) &&
      String(row[screen.subject]).toLowerCase().includes(search.toLowerCase()),
  )
}
