import type { Unit } from '@datacentre/catalogue/codes/production'
import type { StyleClass } from '@datacentre/catalogue/colours'
import { scaleFor } from '@datacentre/catalogue/wording/scaled-amount'
import Chart, { type ChartBand } from '@datacentre/ui/chart/chart'
import type { HorizontalAxis } from '@datacentre/ui/chart/axes'
import { useSpoken } from '@datacentre/ui/speech'
import { useCallback, useMemo, useState, type Ref } from 'react'
import { pointInWords } from '../words/point-words.ts'
import { useWritten } from '../words/use-written.ts'
import './single-chart.css'

type Values = readonly (number | null)[]

/** The id of the bar of a year that is not whole. */
export const PARTIAL = 'partial'

const lineOf = (values: Values, paint: StyleClass): ChartBand[] => [
  { id: 'values', paint, pattern: 'plain', values },
]

/** A year that is not whole is lighter, and hatched: no bar to measure the others by. */
function barsOf(values: Values, partialAt: number, paint: StyleClass): ChartBand[] {
  if (partialAt < 0) return lineOf(values, paint)
  const partial = values.map((value, at) => (at === partialAt ? value : null))
  const whole = values.map((value, at) => (at === partialAt ? null : value))
  return [...lineOf(whole, paint), { id: PARTIAL, paint, pattern: 'partial', values: partial }]
}

export type SingleChartProps = {
  readonly title: string
  readonly unit: Unit
  readonly style: StyleClass
  readonly shape: 'bars' | 'line'
  readonly values: Values
  /** The month or year of each value, in words. */
  readonly times: readonly string[]
  readonly axis: HorizontalAxis
  readonly height: number
  /** The place of the year that is not whole; -1 where every value is whole. */
  readonly partialAt?: number
  readonly ref?: Ref<SVGSVGElement> | undefined
}

/** One thing over time, under a line that reads out the point under the pointer or the focus. */
export function SingleChart({
  title,
  unit,
  style,
  shape,
  values,
  times,
  axis,
  height,
  partialAt = -1,
  ref,
}: SingleChartProps) {
  const { say } = useSpoken()
  const written = useWritten()
  const [active, setActive] = useState<number | null>(null)
  const sayPoint = useCallback(
    (at: number) => pointInWords({ times, values, unit }, at, written),
    [times, values, unit, written],
  )
  const scale = useMemo(
    () => scaleFor(Math.max(0, ...values.map((value) => Math.abs(value ?? 0))), unit, written),
    [values, unit, written],
  )
  const told = active ?? values.findLastIndex((value) => value !== null)
  const bands = useMemo(
    () => (shape === 'bars' ? barsOf(values, partialAt, style) : lineOf(values, style)),
    [shape, style, values, partialAt],
  )
  return (
    <div>
      <p className="chart-readout" aria-hidden="true">
        {told >= 0 && sayPoint(told)}
      </p>
      <Chart
        ref={ref}
        title={title}
        unit={scale.unit}
        bands={bands}
        shape={shape}
        partialAt={partialAt}
        axis={axis}
        count={values.length}
        sayPoint={sayPoint}
        pointsLabel={say('chart.points')}
        showTick={scale.show}
        active={active}
        onActive={setActive}
        height={height}
      />
    </div>
  )
}
