import type { Unit } from '../../codes/production.ts'
import { subjectOf, type Subject, type YearlyFigure } from '../figure.ts'
import { geothermalUnits, type GeothermalFigure } from '../geothermal.ts'
import { monthNumber, monthOfDay } from './month-number.ts'
import { months } from './months.ts'
import type { MonthlyScreen, YearlyScreen } from '../screen.ts'
import { valueInUnit } from '../units.ts'

/** What one row says, whatever screen it is of: the values of a subject for a month and those after it. */
export type Reported = Subject & {
  /** Which of its kind it comes as, however large it is; those without a place of their own come by size. */
  readonly place?: number
  /** The month of the first value. */
  readonly from: number
  readonly values: readonly (number | null)[]
}

/** The twelve months of a yearly figure in the chosen unit, each converted and rounded by itself (D21). */
export function reportedYear(screen: YearlyScreen, row: YearlyFigure, unit: Unit): Reported {
  const convert = valueInUnit(row.product, unit)
  const { key, name } = subjectOf(screen, row)
  return {
    key,
    name,
    from: monthNumber(row.year, 0),
    values: months.map((month) => convert(row[month])),
  }
}

/** A measured quantity of a geothermal month. */
export type Quantity = keyof typeof geothermalUnits

/** What the geothermal screen draws, ranks and tells first. */
export const DEFAULT_QUANTITY: Quantity = 'h2oProd'

export const quantities = Object.keys(geothermalUnits) as readonly Quantity[]

export const isQuantity = (code: string | undefined): code is Quantity =>
  code !== undefined && Object.hasOwn(geothermalUnits, code)

/** One quantity of a geothermal figure, untouched (D21). */
export const reportedMonth = (
  screen: MonthlyScreen,
  row: Omit<GeothermalFigure, 'boreholeDbk'>,
  quantity: Quantity,
): Reported => ({
  ...subjectOf(screen, row),
  from: monthOfDay(row.startDate),
  values: [row[quantity]],
})
