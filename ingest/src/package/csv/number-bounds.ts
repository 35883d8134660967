import { measureOf, type Column, type Value } from '@datacentre/catalogue/grammar/column'

/** A degree of longitude or latitude cannot be more than this. */
const DEGREES: Readonly<Record<string, number>> = { longitudeWgs84: 180, latitudeWgs84: 90 }

/** What counts things, so that there is no half of it and none below nothing. */
const COUNTED: ReadonlySet<string> = new Set(['lines', 'bytes'])

/** Whether a column's numbers have bounds at all. */
export const isBounded = (column: Column): boolean => DEGREES[column.key] !== undefined || isCounted(column)

const isCounted = (column: Column): boolean => COUNTED.has(measureOf(column) ?? '')

/** What is wrong with a number that is written well, or null. */
export function boundFault(column: Column, value: Value): string | null {
  if (typeof value !== 'number') return null
  const degrees = DEGREES[column.key]
  if (degrees !== undefined && Math.abs(value) > degrees) {
    return `must be between -${degrees} and ${degrees} degrees`
  }
  return isCounted(column) && !(Number.isSafeInteger(value) && value >= 0)
    ? 'must be a whole number, and not below 0'
    : null
}
