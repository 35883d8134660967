import type { Product, ProductionType, Unit } from '../codes/production.ts'
import { isPartialYear, type FigureSpan } from '../production/series/figure-span.ts'
import type { SelectionAnswer, YearOnYear } from '../production/series/year-on-year.ts'
import { labelledAs } from '../production/units.ts'
import type { Say } from '../texts/speak-from.ts'
import type { Speech } from '../grammar/column-kinds.ts'
import type { YearRange } from '../time/years.ts'
import { amountInSentence } from './amount-in-sentence.ts'
import { showShare, type Written } from './amount.ts'
import { yearInSentence } from './year-in-sentence.ts'

type Told = {
  readonly answer: SelectionAnswer
  readonly years: YearRange
  readonly span: FigureSpan
  readonly unit: Unit
  /** What was done with a product, or else the words of what was measured. */
  readonly done:
    | { readonly product: Product; readonly production: ProductionType }
    | { readonly what: string }
  /** What the subjects are called in the texts: 'field', 'well'. */
  readonly subjects: 'well' | 'field' | 'facility' | 'geothermal' | 'installation' | 'licence'
  readonly written: Written
  readonly speech: Pick<Speech, 'code'>
}

/**
 * What a selection answers, in one or two sentences: 'In 2025 produceerden 138 velden samen 9,7 miljard Nm³ gas, 6% minder
 * dan in 2024.' A year that is not whole is compared with the same months of the year before.
 */
export function answerSentence(told: Told): string {
  const { answer, years, span, unit, subjects, written } = told
  const { say } = written
  const { last } = answer
  const counted = (count: number): string => say(`production.${subjects}.counted`, { count })
  const said = {
    count: last.subjects,
    year: yearInSentence(last.year, { span, say }),
    subjects: counted(last.subjects),
    amount: amountInSentence(last.total, unit, written),
    change: changeInWords(last, told),
    ...doneWith(told),
  }
  const sentence = say(keyOf(told), said)
  // Of years of which only the first has figures that is all, as of one year.
  if (years.yearStart === years.yearEnd || years.yearStart === last.year) return sentence
  const whole = say('answer.whole', {
    from: years.yearStart,
    to: yearInSentence(last.year, { span, say }),
    amount: amountInSentence(answer.total, unit, written),
    subjects: counted(answer.subjects),
  })
  return `${sentence} ${whole}`
}

const keyOf = ({ done, answer }: Told): Parameters<Say>[0] => {
  if (answer.last.total === 0) return 'answer.nothing'
  return 'what' in done ? 'answer.measured' : `answer.${labelledAs(done.product, done.production)}`
}

function doneWith({ done, speech }: Told): { readonly product: string; readonly what: string } {
  if ('what' in done) return { product: '', what: done.what }
  const product = speech.code('product', done.product)
  return { product: product.charAt(0).toLowerCase() + product.slice(1), what: product }
}

/** Less than this much, in parts of the whole, is no change that anybody would speak of. */
const AS_MUCH = 0.0005

function changeInWords({ year, total, before }: YearOnYear, { span, written }: Told): string {
  // From nothing there is no percentage.
  if (before === null || before <= 0) return ''
  const { say, language } = written
  const share = (total - before) / before
  const yearBefore = yearInSentence(year - 1, { span, say })
  const than = isPartialYear(year, span.until) ? say('answer.sameMonths', { year: yearBefore }) : yearBefore
  if (Math.abs(share) < AS_MUCH) return say('answer.same', { than })
  return say(share > 0 ? 'answer.more' : 'answer.less', { share: showShare(Math.abs(share), language), than })
}
