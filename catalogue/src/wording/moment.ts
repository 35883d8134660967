import type { TextKey } from '../texts/languages.ts'
import { todayInAmsterdam } from '../time/days.ts'
import { showLongDay } from './long-dates.ts'

let clock: Intl.DateTimeFormat | undefined

const amsterdam = (): Intl.DateTimeFormat =>
  (clock ??= new Intl.DateTimeFormat('nl-NL', {
    timeZone: 'Europe/Amsterdam',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))

/** '30 september 2026, 14:05', on the clock of the country the data are about. */
export const showMoment = (moment: Date, say: (key: TextKey) => string): string =>
  `${showLongDay(todayInAmsterdam(moment), say)}, ${amsterdam().format(moment)}`
