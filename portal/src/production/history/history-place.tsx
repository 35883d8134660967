import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { subjectOf } from '@datacentre/catalogue/production/figure'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import type { Measure } from '../words/measure.ts'

const History = lazyPart(() => import('./history.tsx'))

type HistoryPlaceProps<Row extends AnyRow> = {
  readonly screen: ProductionScreen
  readonly rows: readonly Row[]
  /** What the address names. */
  readonly subjectKey: string
  readonly measures: readonly [Measure<Row>, ...Measure<Row>[]]
  readonly criteria: FigureCriteria | YearlyCriteria
  readonly thisYear: number
}

/** One subject over the list, while the address says so (D4); above the list that it is not among the figures, where it is not. */
export function HistoryPlace<Row extends AnyRow>(props: HistoryPlaceProps<Row>) {
  const { screen, rows, subjectKey, measures, criteria, thisYear } = props
  const { say } = useSpoken()
  const subject = useMemo(
    () => rows.map((row) => subjectOf(screen, row)).find(({ key }) => key === subjectKey),
    [screen, rows, subjectKey],
  )
  if (subject === undefined)
    return (
      <p role="status" className="figures-note">
        {say('history.unknown', { key: subjectKey })}
      </p>
    )
  return (
    <History
      screen={screen}
      subject={subject}
      // A screen's rows and its measures belong together.
      measures={measures as unknown as readonly [Measure<AnyRow>, ...Measure<AnyRow>[]]}
      criteria={criteria}
      thisYear={thisYear}
    />
  )
}
