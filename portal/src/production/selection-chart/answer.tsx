import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import type { Reported } from '@datacentre/catalogue/production/series/reported'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import { answerOf } from '@datacentre/catalogue/production/series/year-on-year'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { figureQuestion } from '@datacentre/catalogue/wire/bodies/question'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFigureSpan } from '../use-figure-span.ts'
import { figureCall } from '../use-figures.ts'
import type { Measure } from '../words/measure.ts'
import { useWritten } from '../words/use-written.ts'

type AnswerProps = {
  readonly screen: ProductionScreen
  /** What the rows of the selection say. */
  readonly reported: readonly Reported[]
  readonly measure: Measure<AnyRow>
  readonly shown: FigureCriteria | YearlyCriteria
}

/** What the selection answers, above its chart; one year by itself is compared with the year before it, which is asked for. */
export function Answer({ screen, reported, measure, shown }: AnswerProps) {
  const { language, speech } = useSpoken()
  const written = useWritten()
  const span = useFigureSpan()
  const { yearStart, yearEnd } = shown
  const before = yearStart - 1
  const { data: earlier } = useQuery({
    ...figureCall(screen, { ...figureQuestion(shown), yearStart: before, yearEnd: before }, language),
    enabled: yearStart === yearEnd && before >= EARLIEST_PRODUCTION_YEAR,
  })
  const answer = useMemo(
    () => answerOf(reported, span.until, (earlier ?? []).map(measure.reported)),
    [reported, earlier, measure, span],
  )
  if (answer === null) return null
  return (
    <p className="selection-answer">
      {answerSentence({
        answer,
        years: { yearStart, yearEnd },
        span,
        unit: measure.unit,
        done: 'product' in shown ? shown : { what: measure.what },
        subjects: subjectsOf(screen),
        written,
        speech,
      })}
    </p>
  )
}
