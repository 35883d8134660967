import type { Unit } from '../codes/production.ts'
import { showLongMonth } from '../time/calendar.ts'
import { amountInUnit, showShare, type Written } from './amount.ts'
import { highestOf, lastOf, type History } from './history.ts'
import { firstDayOfMonth, yearOfMonth } from './month-number.ts'
import { yearInSentence, type FiguresUntil } from './partial-year.ts'

type Told = {
  readonly history: History
  /** The part in the national total of the year that the last month lies in; null while it is not known. */
  readonly share: number | null
  readonly unit: Unit
  /** A year that is not whole says to which month its figures run. */
  readonly until: FiguresUntil
  /** The product and the production type, in words. */
  readonly what: string
  readonly written: Written
}

/** What the chart of a subject says, in one plain sentence: its highest year, its last month, its share in the country. */
export function historySentence({ history, share, unit, until, what, written }: Told): string {
  const { say, language } = written
  const highest = highestOf(history.years)
  const last = lastOf(history.months)
  if (highest === null || last === null) return say('history.nothing')
  const inUnit = (value: number | null): string => amountInUnit(value ?? 0, unit, written)
  return say(share === null ? 'history.sentence' : 'history.sentenceWithShare', {
    year: yearInSentence(highest.at, { until, say }),
    highest: inUnit(highest.value),
    month: showLongMonth(firstDayOfMonth(last.at), say),
    last: inUnit(last.value),
    shareYear: yearInSentence(yearOfMonth(last.at), { until, say }),
    share: share === null ? '' : showShare(share, language),
    what: withSmallLetter(what),
  })
}

/** For words that stand in the middle of a sentence. */
export const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
