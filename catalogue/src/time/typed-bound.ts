import { readTypedDay } from './calendar.ts'
import { pickerBounds, type PickedPeriod, type Period } from './period.ts'

export type Half = keyof Period

/** Why a typed date is refused, as the key of a text. */
export type PeriodFault =
  | 'period.notADate'
  | 'period.tooEarly'
  | 'period.inTheFuture'
  | 'period.startTooLate'
  | 'period.endTooEarly'

export type TypedBound = { readonly day: number | null } | { readonly fault: PeriodFault }

/** What stands in one half of the period picker: a day that the calendar would also offer, none, or a fault (S5). */
export function readBound(typed: string, half: Half, period: PickedPeriod): TypedBound {
  if (typed.trim() === '') return { day: null }
  const day = readTypedDay(typed)
  if (day === null) return { fault: 'period.notADate' }
  if (day > (period.latest ?? period.today)) return { fault: 'period.inTheFuture' }
  const { earliest, latest } = pickerBounds(period)[half]
  if (day > latest) return { fault: 'period.startTooLate' }
  if (day >= earliest) return { day }
  return { fault: half === 'end' && period.start !== null ? 'period.endTooEarly' : 'period.tooEarly' }
}
