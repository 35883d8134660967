import { yearOf } from './days.ts'

/** A period as asked for; an absent bound asks nothing. */
export type Period = { readonly start: number | null; readonly end: number | null }

/** The period filter's calendar starts here (S9). */
export const EARLIEST_PERIOD_YEAR = 1800

/** The last day of a filter that looks ahead. */
export const LATEST_DAY = Date.UTC(2099, 11, 31)

/**
 * A row that ran from one day to another touches the period. Without an end day it has not ended, so any start bound
 * keeps it; without a start day an end bound drops it (D9).
 */
export function touchesPeriod(row: Period, asked: Period): boolean {
  if (asked.start !== null && row.end !== null && row.end < asked.start) return false
  return asked.end === null || (row.start !== null && row.start <= asked.end)
}

/** A single day lies in the period; a missing day is dropped by any bound (D9). */
export function liesInPeriod(day: number | null, asked: Period): boolean {
  if (asked.start === null && asked.end === null) return true
  if (day === null) return false
  return (asked.start === null || day >= asked.start) && (asked.end === null || day <= asked.end)
}

export type PickerBounds = {
  readonly start: { readonly earliest: number; readonly latest: number; readonly todayAllowed: boolean }
  readonly end: { readonly earliest: number; readonly latest: number; readonly todayAllowed: boolean }
}

/** A period as it stands in the picker; `latest` is the last day that can be asked for, today unless it looks ahead. */
export type PickedPeriod = Period & { readonly today: number; readonly latest?: number }

/** The days each half of the period picker lets a visitor choose (S5). */
export function pickerBounds({ start, end, today, latest = today }: PickedPeriod): PickerBounds {
  const earliest = Date.UTC(EARLIEST_PERIOD_YEAR, 0, 1)
  return {
    start: { earliest, latest: end ?? latest, todayAllowed: end === null || end >= today },
    end: { earliest: start ?? earliest, latest, todayAllowed: start === null || start <= today },
  }
}

/** What a picker would let through: a day out of bounds is dropped, and an end before the start too. */
export function allowedPeriod({ start, end, today }: Period & { readonly today: number }): Period {
  const inCalendar = (day: number | null): number | null =>
    day !== null && yearOf(day) >= EARLIEST_PERIOD_YEAR && day <= today ? day : null
  const from = inCalendar(start)
  const to = inCalendar(end)
  return { start: from, end: from !== null && to !== null && to < from ? null : to }
}
