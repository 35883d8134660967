import type { Unit } from '@datacentre/catalogue/codes/production'
import type { StyleClass } from '@datacentre/catalogue/colours'
import { fullAmount } from '@datacentre/catalogue/production/amount'
import Chart from '@datacentre/ui/chart'
import type { HorizontalAxis } from '@datacentre/ui/chart/axes'
import { useSpoken } from '@datacentre/ui/speech'
import { useCallback, useMemo, useState, type Ref } from 'react'
import { pointInWords } from './point-words.ts'
import { useWritten } from './use-written.ts'
import './single-chart.css'

export type SingleChartProps = {
  readonly title: string
  readonly unit: Unit
  readonly style: StyleClass
  readonly shape: 'bars' | 'line'
  readonly values: readonly (number | null)[]
  /** The month or year of each value, in words. */
  readonly times: readonly string[]
  readonly axis: HorizontalAxis
  readonly height: number
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
  ref,
}: SingleChartProps) {
  const { say, language } = useSpoken()
  const written = useWritten()
  const [active, setActive] = useState<number | null>(null)
  const sayPoint = useCallback(
    (at: number) => pointInWords({ times, values, unit }, at, written),
    [times, values, unit, written],
  )
  const told = active ?? values.findLastIndex((value) => value !== null)
  const bands = useMemo(
    () => [{ id: 'values', paint: style, pattern: 'plain' as const, values }],
    [style, values],
  )
  return (
    <div className="single-chart">
      <p className="chart-readout" aria-hidden="true">
        {told >= 0 && sayPoint(told)}
      </p>
      <Chart
        ref={ref}
        title={title}
        unit={say(`unit.${unit}`)}
        bands={bands}
        shape={shape}
        axis={axis}
        count={values.length}
        sayPoint={sayPoint}
        pointsLabel={say('chart.points')}
        showTick={useCallback((value: number) => fullAmount(value, language), [language])}
        active={active}
        onActive={setActive}
        height={height}
      />
    </div>
  )
}
