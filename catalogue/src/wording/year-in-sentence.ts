import { isPartialYear, isProvisionalYear, type FigureSpan } from '../production/series/figure-span.ts'
import { placeInYear } from '../production/series/month-number.ts'
import type { Say } from '../texts/speak-from.ts'
import { longMonthName } from './long-dates.ts'

/** A year of figures in the middle of a sentence: '2026 (t/m september)', '2026 (t/m september, voorlopig)'. */
export function yearInSentence(
  year: number,
  { span, say }: { readonly span: FigureSpan; readonly say: Say },
): string {
  const { until } = span
  const isProvisional = isProvisionalYear(year, span)
  if (until === null || !isPartialYear(year, until))
    return isProvisional ? say('year.provisionalInSentence', { year }) : String(year)
  const words = { year, month: longMonthName(placeInYear(until), say) }
  return say(isProvisional ? 'year.partialProvisionalInSentence' : 'year.partialInSentence', words)
}
