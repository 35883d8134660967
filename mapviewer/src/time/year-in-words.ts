import { readDay } from '@datacentre/catalogue/time/days'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import type { Say } from '@datacentre/catalogue/texts/index'
import type { KnownYears } from '../calls/years-call.ts'

/** 'End of 1985'; of the last year the day of the data. */
export function yearInWords(year: number, { day, last }: Pick<KnownYears, 'day' | 'last'>, say: Say): string {
  const told = readDay(day)
  return year === last && told !== null
    ? say('map.time.onDay', { date: showLongDay(told, say) })
    : say('map.time.atEnd', { year })
}
