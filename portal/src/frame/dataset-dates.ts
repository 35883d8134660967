import type { Say } from '@datacentre/catalogue/texts/speak-from'
import { showLongDay, showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import { readDay, readMonth } from '@datacentre/catalogue/time/days'
import type { Dataset } from '@datacentre/catalogue/wire/config'

/** The date of the data, as '30 september 2026'; null where the dataset does not tell. */
export function dataDate({ created }: Dataset, say: Say): string | null {
  const day = created === null ? null : readDay(created)
  return day === null ? null : showLongDay(day, say)
}

/** The last month with figures, as 'september 2026'; null where the dataset does not tell. */
export function lastMonth({ figuresUntil }: Dataset, say: Say): string | null {
  const month = figuresUntil === null ? null : readMonth(figuresUntil)
  return month === null ? null : showLongMonth(month, say)
}
