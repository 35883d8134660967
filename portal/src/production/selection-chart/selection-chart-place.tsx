import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useDeferredValue, useMemo } from 'react'
import type { Measure } from '../words/measure.ts'
import type { SelectionChartProps } from './selection-chart.tsx'

const SelectionChart = lazyPart(() => import('./selection-chart.tsx'))

/** The picture of the selection comes with its cards. Only another unit of the same rows lets it follow them a moment later. */
export function SelectionChartPlace<Row extends AnyRow>({
  screen,
  note,
  change,
  ...asked
}: SelectionChartProps<Row>) {
  const { rows, measure, shown } = asked
  const now = useMemo(() => ({ rows, measure, shown }), [rows, measure, shown])
  const later = useDeferredValue(now)
  const drawn = later.rows === rows ? later : now
  return (
    <SelectionChart
      waiting={<div className="selection-chart-space" />}
      screen={screen}
      rows={drawn.rows}
      measure={drawn.measure as Measure<AnyRow>}
      shown={drawn.shown}
      note={note}
      change={change}
    />
  )
}
