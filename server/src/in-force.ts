import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import { licences } from '@datacentre/catalogue/registers/index'
import { standsForUnknown } from '@datacentre/catalogue/time/doubtful-days'

/** How a licence stands today. */
export type LicenceStanding = 'inForce' | 'applied' | 'expired'

/** Asked for and not yet decided: there is no licence yet. */
const APPLIED = 'APPLIED'

const knownDay = (day: unknown): number | null =>
  typeof day === 'number' && !standsForUnknown(day) ? day : null

/**
 * How a licence stands on the day of the data, by the status in the register: a licence may stand after its end date, and
 * may have ended before it. Only of a licence without a status do the dates decide.
 */
export function licenceStanding(row: AnyRow, today: number): LicenceStanding {
  const { status, grantedDate, expiryDate } = row
  if (hasExpired(licences.onMap, (column) => row[column])) return 'expired'
  if (status === APPLIED) return 'applied'
  if (typeof status === 'string') return 'inForce'
  if (typeof grantedDate !== 'number' || grantedDate > today) return 'applied'
  return typeof expiryDate === 'number' && expiryDate < today ? 'expired' : 'inForce'
}

/** From which day up to and including which a licence was in force; null where a day that would tell is not known. */
export function timeInForce(row: AnyRow, today: number): readonly [number, number] | null {
  const standing = licenceStanding(row, today)
  const from = knownDay(row['grantedDate'])
  const until = standing === 'inForce' ? Infinity : knownDay(row['expiryDate'])
  return standing === 'applied' || from === null || until === null ? null : [from, until]
}
