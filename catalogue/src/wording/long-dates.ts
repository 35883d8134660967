import type { TextKey } from '../texts/languages.ts'

/** The last part of the keys of month names, January first. */
export const monthKeys = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** 'september', by its place in the year, in which January is 0; the names come from the texts. */
export const longMonthName = (place: number, say: (key: TextKey) => string): string =>
  say(`calendar.longMonthNames.${monthKeys[place] ?? 'Jan'}`)

/** 'september 2026', as production months are shown (S9). */
export function showLongMonth(day: number, say: (key: TextKey) => string): string {
  const date = new Date(day)
  return `${longMonthName(date.getUTCMonth(), say)} ${date.getUTCFullYear()}`
}

/** '30 september 2026', as a day is written in a sentence. */
export const showLongDay = (day: number, say: (key: TextKey) => string): string =>
  `${new Date(day).getUTCDate()} ${showLongMonth(day, say)}`
