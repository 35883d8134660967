import type { Speech } from '../grammar/column-kinds.ts'
import type { FieldsProduced } from '../production/fields-produced.ts'
import { fieldProduction } from '../production/fields.ts'
import type { FigureSpan } from '../production/series/figure-span.ts'
import { yearOfMonth } from '../production/series/month-number.ts'
import { showShare, type Written } from './amount.ts'
import { answerSentence } from './answer-sentence.ts'

type Told = { readonly span: FigureSpan; readonly written: Written; readonly speech: Pick<Speech, 'code'> }

/**
 * `In 2025 produceerden 2 velden samen 1,2 miljard Nm³ gas, 6% minder dan in 2024. Dat is 12% van het land.`
 * Where figures of the country go on after it, it says that these do not.
 */
export function fieldsSentence(
  { product, unit, answer, share }: Omit<FieldsProduced<unknown>, 'fields'>,
  { span, written, speech }: Told,
): string {
  const { year } = answer.last
  const sentence = answerSentence({
    answer,
    years: { yearStart: year, yearEnd: year },
    span,
    unit,
    done: { product, production: 'Produced' },
    subjects: fieldProduction.id,
    written,
    speech,
  })
  const isOver = span.until !== null && year < yearOfMonth(span.until)
  const hasShare = share !== null && answer.last.total > 0
  return [
    sentence,
    ...(hasShare ? [written.say('place.share', { share: showShare(share, written.language) })] : []),
    ...(isOver ? [written.say('place.over')] : []),
  ].join(' ')
}
