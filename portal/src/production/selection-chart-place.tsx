import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selectors'
import { lazy, Suspense, useDeferredValue } from 'react'
import type { Measure } from './measure.ts'

const SelectionChart = lazy(() => import('./selection-chart.tsx'))

export type SelectionChartProps<Row extends AnyRow = AnyRow> = {
  readonly screen: ProductionScreen
  readonly rows: readonly Row[]
  readonly measure: Measure<Row>
  /** What the rows were asked with. */
  readonly shown: FigureCriteria | YearlyCriteria
}

/** The picture of the selection comes a moment after the cards, and keeps its place until then. */
export function SelectionChartPlace<Row extends AnyRow>(props: SelectionChartProps<Row>) {
  const rows = useDeferredValue(props.rows)
  const measure = useDeferredValue(props.measure)
  const shown = useDeferredValue(props.shown)
  return (
    <Suspense fallback={<div className="selection-chart-space" />}>
      <SelectionChart screen={props.screen} rows={rows} measure={measure as Measure<AnyRow>} shown={shown} />
    </Suspense>
  )
}
