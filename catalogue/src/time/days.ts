/** Calendar days as Unix ms at midnight UTC, whatever the visitor's time zone (D9 and D20). */

// A year before 1000 is a slip of the pen, and PostgreSQL has no year 0.
const DAY_PATTERN = /^([1-9]\d{3})-(\d{2})-(\d{2})$/
const MONTH_PATTERN = /^([1-9]\d{3})-(\d{2})$/

const two = (part: number): string => String(part).padStart(2, '0')
const four = (part: number): string => String(part).padStart(4, '0')

/** Midnight UTC of a day that exists in the calendar; null for the thirtieth of February. */
export function dayOf(year: number, month: number, day: number): number | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same ? date.getTime() : null
}

/** `1984-12-31` as a day. */
export function readDay(text: string): number | null {
  const match = DAY_PATTERN.exec(text)
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/** `1984-12` as the first day of that month. */
export function readMonth(text: string): number | null {
  const match = MONTH_PATTERN.exec(text)
  return match ? dayOf(Number(match[1]), Number(match[2]), 1) : null
}

/** `1984-12-31`, for addresses and files. */
export function writeDay(day: number): string {
  const date = new Date(day)
  return `${four(date.getUTCFullYear())}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

/** `1984-12`, for files. */
export const writeMonth = (day: number): string => writeDay(day).slice(0, 7)

/** `31-12-1984`, as a visitor reads it. */
export function showDay(day: number): string {
  const date = new Date(day)
  return `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${four(date.getUTCFullYear())}`
}

/** `12-1984`, as release dates are shown. */
export const showMonth = (day: number): string => showDay(day).slice(3)

/** 1 January 1800 and 1801 stand for 'not known' in the registers. */
const PLACEHOLDERS: ReadonlySet<number> = new Set([Date.UTC(1800, 0, 1), Date.UTC(1801, 0, 1)])

/** A day that says something: null for a missing one and for a placeholder. */
export const knownDay = (day: number | null): number | null =>
  day === null || PLACEHOLDERS.has(day) ? null : day

const HOUR_MS = 3_600_000

/** 1:00 UTC on the last Sunday of a month of 31 days: there the clocks of the European Union change (directive 2000/84/EC). */
function clocksChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

const MARCH = 2
const OCTOBER = 9

/**
 * Today where the register is kept. By rule, because the first `Intl.DateTimeFormat` of a page reads for 25 ms what is known of
 * languages and time zones, on a slow phone for four times as long; a test holds that the time zone of Amsterdam says the same.
 */
export function todayInAmsterdam(now: Date): number {
  const year = now.getUTCFullYear()
  const moment = now.getTime()
  const isSummer = moment >= clocksChange(year, MARCH) && moment < clocksChange(year, OCTOBER)
  const there = new Date(moment + (isSummer ? 2 : 1) * HOUR_MS)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate())
}

export const yearOf = (day: number): number => new Date(day).getUTCFullYear()
