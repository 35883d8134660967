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
export const lastMonth = ({ figuresUntil }: Dataset, say: Say): string | null => inWords(figuresUntil, say)

/** The month from which figures are provisional; null where the dataset calls none so. */
export const provisionalMonth = ({ provisionalFrom }: Dataset, say: Say): string | null =>
  inWords(provisionalFrom, say)

function inWords(text: string | null, say: Say): string | null {
  const month = text === null ? null : readMonth(text)
  return month === null ? null : showLongMonth(month, say)
}
