import type { Unit } from '../codes/production.ts'
import { amountInSentence } from './amount-in-sentence.ts'
import { showShare, type Written } from './amount.ts'
import { highestOf, lastOf, type History } from '../production/series/history.ts'
import { yearOfMonth } from '../production/series/month-number.ts'
import type { FigureSpan } from '../production/series/figure-span.ts'
import { monthInWords } from './figure-times.ts'
import { yearInSentence } from './year-in-sentence.ts'

type Told = {
  readonly history: History
  /** The part in the national total of the year that the last month lies in; null while it is not known. */
  readonly share: number | null
  readonly unit: Unit
  /** A year that is not whole says to which month its figures run; what is provisional says so. */
  readonly span: FigureSpan
  /** The product and what was done with it, in words. */
  readonly what: string
  /** 'this field', where what was produced is told; null for anything else, such as water that was injected. */
  readonly producer: string | null
  readonly written: Written
}

/** What the chart of a subject says, in plain sentences: its highest year, its last month, its share in the country. */
export function historySentence({ history, share, unit, span, what, producer, written }: Told): string {
  const { say, language } = written
  const highest = highestOf(history.years)
  const last = lastOf(history.months)
  if (highest === null || last === null) return say('history.nothing')
  const amount = (value: number | null): string => amountInSentence(value ?? 0, unit, written)
  const sentences = [
    say(producer === null ? 'history.highest' : 'history.peak', {
      year: yearInSentence(highest.at, { span, say }),
      highest: amount(highest.value),
    }),
    say('history.lastMonth', {
      month: monthInWords(last.at, { span, say }),
      last: amount(last.value),
    }),
  ]
  if (share !== null)
    sentences.push(
      say(producer === null ? 'history.shareOfTotal' : 'history.shareOfProduction', {
        year: yearInSentence(yearOfMonth(last.at), { span, say }),
        share: showShare(share, language),
        what: withSmallLetter(what),
        subject: producer ?? '',
      }),
    )
  return sentences.join(' ')
}

/** For words that stand in the middle of a sentence. */
const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
