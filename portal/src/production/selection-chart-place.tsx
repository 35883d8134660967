import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { lazy, Suspense, useDeferredValue } from 'react'
import type { Measure } from './measure.ts'
import type { SelectionChartProps } from './selection-chart.tsx'

const SelectionChart = lazy(() => import('./selection-chart.tsx'))

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
