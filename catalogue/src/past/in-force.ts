import { expiredLicences } from '../codes/licences.ts'
import type { AnyRow } from '../grammar/column.ts'
import { hasExpired } from '../grammar/on-map.ts'
import { knownDay, yearOf } from '../time/days.ts'
import { dayIfTold } from '../time/doubtful-days.ts'
import type { YearSpan } from './year-span.ts'

/** How a licence stands today. */
export type LicenceStanding = 'inForce' | 'applied' | 'expired'

/** Asked for and not yet decided: there is no licence yet. */
const APPLIED = 'APPLIED'

/** The day on which a licence ends, where one is known. */
export const expiryOf = ({ expiryDate }: AnyRow): number | null =>
  typeof expiryDate === 'number' ? knownDay(expiryDate) : null

/**
 * How a licence stands on the day of the data, by the status in the register: a licence may stand after its end date, and
 * may have ended before it. Only of a licence without a status do the dates decide.
 */
export function licenceStanding(row: AnyRow, today: number): LicenceStanding {
  const { status, grantedDate } = row
  if (hasExpired({ expired: expiredLicences }, (column) => row[column])) return 'expired'
  if (status === APPLIED) return 'applied'
  if (typeof status === 'string') return 'inForce'
  if (typeof grantedDate !== 'number' || grantedDate > today) return 'applied'
  const expires = expiryOf(row)
  return expires !== null && expires < today ? 'expired' : 'inForce'
}

/** From which day up to and including which a licence was in force; null where a day that would tell is not known. */
export function timeInForce(row: AnyRow, today: number): readonly [number, number] | null {
  const standing = licenceStanding(row, today)
  const from = dayIfTold(row['grantedDate'])
  const until = standing === 'inForce' ? Infinity : dayIfTold(row['expiryDate'])
  return standing === 'applied' || from === null || until === null ? null : [from, until]
}

/** The last year that had ended by a day, or ended on it. */
const lastEnded = (day: number): number =>
  day >= Date.UTC(yearOf(day), 11, 31) ? yearOf(day) : yearOf(day) - 1

/**
 * The first and the last year at whose end a licence was in force, by its dates; of the year of the data on the day of the
 * data, by its status. Null where there was no such year, or none is known.
 */
export function yearsInForce(row: AnyRow, today: number): YearSpan | null {
  const [time, now] = [timeInForce(row, today), yearOf(today)]
  if (licenceStanding(row, today) === 'inForce')
    return [Math.min(time === null ? now : yearOf(time[0]), now), now]
  if (time === null) return null
  const [first, last] = [yearOf(time[0]), Math.min(lastEnded(time[1]), now - 1)]
  return first <= last ? [first, last] : null
}
