const MONTHS_A_YEAR = 12

/** A month as one number, the months since the year 0, so that months can be counted and subtracted. */
export const monthNumber = (year: number, month: number): number => year * MONTHS_A_YEAR + month

export const yearOfMonth = (month: number): number => Math.floor(month / MONTHS_A_YEAR)

/** 0 for January, 11 for December. */
export const placeInYear = (month: number): number => month - yearOfMonth(month) * MONTHS_A_YEAR

/** Midnight UTC of its first day, as months are kept and shown elsewhere. */
export const firstDayOfMonth = (month: number): number => Date.UTC(yearOfMonth(month), placeInYear(month), 1)

export function monthOfDay(day: number): number {
  const date = new Date(day)
  return monthNumber(date.getUTCFullYear(), date.getUTCMonth())
}
