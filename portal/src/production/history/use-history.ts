import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Subject } from '@datacentre/catalogue/production/figure'
import {
  historyOf,
  lastOf,
  shareOf,
  sumOf,
  type History,
} from '@datacentre/catalogue/production/series/history'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { historyQuestion, nationalQuestion } from '@datacentre/catalogue/wire/bodies/question'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Measure } from '../words/measure.ts'
import { useFigureSpan } from '../use-figure-span.ts'
import { figureCall } from '../use-figures.ts'

export type HistoryAsked = {
  readonly screen: ProductionScreen
  readonly subject: Subject
  readonly criteria: FigureCriteria | YearlyCriteria
  readonly thisYear: number
}

type Known = {
  /** Undefined while the figures are on their way. */
  readonly rows: readonly AnyRow[] | undefined
  readonly isError: boolean
  readonly tryAgain: () => void
}

/** Everything reported of a subject since 2003. */
export function useHistoryRows({ screen, subject, criteria, thisYear }: HistoryAsked): Known {
  const { language } = useSpoken()
  const question = historyQuestion({ screen, criteria, key: subject.key, thisYear })
  const { data: rows, isError, refetch } = useQuery(figureCall(screen, question, language))
  return { rows, isError, tryAgain: () => void refetch() }
}

/** The rows as months and years, up to the last month of the dataset. */
export function useHistory(rows: readonly AnyRow[], measure: Measure<AnyRow>): History {
  const { until } = useFigureSpan()
  return useMemo(() => historyOf(rows.map(measure.reported), until), [rows, measure, until])
}

/** The part of a subject in the national total of the year of its last month; null while it is not known. */
export function useShare(history: History, measure: Measure<AnyRow>, asked: HistoryAsked): number | null {
  const { language } = useSpoken()
  const { screen, criteria, thisYear } = asked
  const last = lastOf(history.months)
  const year = last === null ? thisYear : yearOfMonth(last.at)
  const { data } = useQuery({
    ...figureCall(screen, nationalQuestion(criteria, year), language),
    enabled: last !== null,
  })
  return useMemo(() => {
    const own = history.years.find(({ at }) => at === year)?.value
    if (data === undefined || own === undefined || own === null) return null
    return shareOf(own, sumOf(data.map(measure.reported)))
  }, [data, history, measure, year])
}
