import { EARLIEST_PERIOD_YEAR } from './period.ts'

const DAY_MS = 86_400_000
const DAYS_A_WEEK = 7
const MONTHS_A_YEAR = 12

/** The same day so many months on; the last of the month where it is shorter. */
export function monthsOn(day: number, months: number): number {
  const date = new Date(day)
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  return Date.UTC(target.getUTCFullYear(), target.getUTCMonth(), Math.min(date.getUTCDate(), last))
}

/** The first day of a day's month. */
export const monthStart = (day: number): number => {
  const date = new Date(day)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

const daysOn = (day: number, days: number): number => day + days * DAY_MS
const dayOfWeek = (day: number): number => new Date(day).getUTCDay()

type Step = (day: number, isShift: boolean) => number

/** What a key does in a calendar whose weeks start on Sunday: days, weeks, months, and with Shift years. */
const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: (day) => daysOn(day, -1),
  ArrowRight: (day) => daysOn(day, 1),
  ArrowUp: (day) => daysOn(day, -DAYS_A_WEEK),
  ArrowDown: (day) => daysOn(day, DAYS_A_WEEK),
  Home: (day) => daysOn(day, -dayOfWeek(day)),
  End: (day) => daysOn(day, DAYS_A_WEEK - 1 - dayOfWeek(day)),
  PageUp: (day, isShift) => monthsOn(day, isShift ? -MONTHS_A_YEAR : -1),
  PageDown: (day, isShift) => monthsOn(day, isShift ? MONTHS_A_YEAR : 1),
}

/** The calendar's first and last day: 1800 to the end of this year (S5). */
export const calendarEnds = (thisYear: number): { readonly first: number; readonly last: number } => ({
  first: Date.UTC(EARLIEST_PERIOD_YEAR, 0, 1),
  last: Date.UTC(thisYear, 11, 31),
})

type Pressed = { readonly key: string; readonly shiftKey: boolean }

/** The day a key leads to, never out of the calendar; null when the key does nothing here. */
export function dayAfterKey(day: number, pressed: Pressed, thisYear: number): number | null {
  const step = steps[pressed.key]
  if (step === undefined) return null
  const { first, last } = calendarEnds(thisYear)
  return Math.min(Math.max(first, step(day, pressed.shiftKey)), last)
}
