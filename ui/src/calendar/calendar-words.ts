import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import type { Say } from '@datacentre/catalogue/texts/speak-from'

/** From Sunday on (S9). */
export const weekDays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

/** 'maandag 31 december 1984', as a screen reader says a day. */
export function sayLongDay(day: number, say: Say): string {
  const date = new Date(day)
  const name = weekDays[date.getUTCDay()] ?? 'Su'
  return `${say(`calendar.longDayNames.${name}`)} ${date.getUTCDate()} ${showLongMonth(day, say)}`
}
