import { dayOf as calendarDay } from '@datacentre/catalogue/time/days'

/** Figures are published from January 2003 (as the national service has it). */
export const FIRST_YEAR = 2003

const MS_PER_DAY = 86_400_000
const DAYS_PER_YEAR = 365.25

export const afterDays = (day: number, days: number): number => day + Math.round(days) * MS_PER_DAY

export function afterYears(day: number, years: number): number {
  const date = new Date(day)
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate())
}

/** A moment in years, such as 1984.5, as a day. */
export const dayIn = (years: number): number =>
  afterDays(Date.UTC(Math.floor(years), 0, 1), (years - Math.floor(years)) * 365)

/** A day as a moment in years, near enough for a production profile. */
export const yearsOf = (day: number): number => 1970 + day / MS_PER_DAY / DAYS_PER_YEAR

/** The months of the figures, counted from January 2003, and the day the demonstration stands still at. */
export type Timeline = {
  /** `YYYY-MM`. */
  readonly until: string
  readonly year: number
  /** How many months have figures: month numbers 0 up to and not including this. */
  readonly months: number
  /** The last day of the last month: nothing that has happened is later. */
  readonly today: number
  /** Today in years, 2026.42. */
  readonly now: number
}

export function timelineUntil(until: string): Timeline {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(until)
  const year = Number(match?.[1])
  const month = Number(match?.[2])
  const first = match === null ? null : calendarDay(year, month, 1)
  if (first === null || year < FIRST_YEAR || year > 2100) {
    throw new Error(`The end month must be written YYYY-MM and lie from 2003-01 to 2100-12, not '${until}'.`)
  }
  return {
    until,
    year,
    months: (year - FIRST_YEAR) * 12 + month,
    today: Date.UTC(year, month, 0),
    now: year + month / 12,
  }
}

/** The number of the month in which a moment in years lies. */
export const monthNr = (years: number): number => Math.floor((years - FIRST_YEAR) * 12)
