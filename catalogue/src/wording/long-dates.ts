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

/** 'september 2026', as production months are shown (S9); the names come from the texts. */
export function showLongMonth(day: number, say: (key: TextKey) => string): string {
  const date = new Date(day)
  const key = monthKeys[date.getUTCMonth()] ?? 'Jan'
  return `${say(`calendar.longMonthNames.${key}`)} ${date.getUTCFullYear()}`
}

/** '30 september 2026', as a day is written in a sentence. */
export const showLongDay = (day: number, say: (key: TextKey) => string): string =>
  `${new Date(day).getUTCDate()} ${showLongMonth(day, say)}`
