import { dayOf } from './days.ts'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const THURSDAY = 4

/** The ISO week of a day: the number of its Thursday's week in the year of that Thursday. */
function isoWeek(thursday: number): number {
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / DAY_MS / DAYS_A_WEEK) + 1
}

export type Week = {
  /** Shown under 'Wk': the ISO week of the row's Thursday (D13). */
  readonly number: number
  /** Seven days from Sunday on (S9), some of them of the month before or after. */
  readonly days: readonly number[]
}

/** The rows of a calendar page: every week that has a day of the month. */
export function calendarWeeks(year: number, month: number): Week[] {
  const first = Date.UTC(year, month - 1, 1)
  const last = Date.UTC(year, month, 0)
  const sunday = first - new Date(first).getUTCDay() * DAY_MS
  const count = Math.ceil((last - sunday + DAY_MS) / DAY_MS / DAYS_A_WEEK)
  return Array.from({ length: count }, (_, row) => {
    const start = sunday + row * DAYS_A_WEEK * DAY_MS
    return {
      number: isoWeek(start + THURSDAY * DAY_MS),
      days: Array.from({ length: DAYS_A_WEEK }, (_day, at) => start + at * DAY_MS),
    }
  })
}

/** `31-12-1984`, typed with dashes, dots or slashes; null for what is no day, and for a year of two digits. */
export function readTypedDay(typed: string): number | null {
  const match = /^\s*(\d{1,2})[-./](\d{1,2})[-./](\d{4})\s*$/.exec(typed)
  if (!match) return null
  return dayOf(Number(match[3]), Number(match[2]), Number(match[1]))
}
