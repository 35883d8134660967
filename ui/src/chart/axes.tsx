import type { Plot } from './plot.ts'
import { middleOf } from './plot.ts'

export type AxisLabel = { readonly at: number; readonly label: string }

/** What stands along the horizontal axis: the years, and where there is room the months between them. */
export type HorizontalAxis = {
  readonly majors: readonly AxisLabel[]
  readonly minors: readonly AxisLabel[]
}

type AxesProps = {
  readonly plot: Plot
  readonly axis: HorizontalAxis
  readonly unit: string
  readonly showTick: (value: number) => string
}

/** Labels closer than this run into each other, in pixels. */
const APART = 46

/** Every label where there is room, else every second, third and so on. */
function spaced(labels: readonly AxisLabel[], step: number): readonly AxisLabel[] {
  const [first, second] = labels
  if (first === undefined || second === undefined) return labels
  const every = Math.ceil(APART / ((second.at - first.at) * step))
  return labels.filter((_, at) => at % every === 0)
}

/** Said by the points, so hidden from who hears the chart. */
export function Axes({ plot, axis, unit, showTick }: AxesProps) {
  const { left, right, bottom, step, y, ticks, showsMinors } = plot
  return (
    <g aria-hidden="true" fill="var(--quiet-ink)">
      <text x={0} y={12}>
        {unit}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${left} ${y(tick)}H${right}`}
            stroke={tick === 0 ? 'var(--control-border)' : 'var(--hairline)'}
          />
          <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {showTick(tick)}
          </text>
        </g>
      ))}
      {showsMinors &&
        axis.minors.map(({ at, label }) => (
          <text key={at} x={middleOf(plot, at)} y={bottom + 16} textAnchor="middle">
            {label}
          </text>
        ))}
      {spaced(axis.majors, step).map(({ at, label }) => (
        <g key={at} fill="var(--ink)">
          <path d={`M${left + at * step} ${bottom}v5`} stroke="var(--control-border)" />
          <text
            x={showsMinors ? middleOf(plot, at) - 10 : left + at * step + Math.min(step / 2, APART / 2)}
            y={bottom + (showsMinors ? 34 : 18)}
            textAnchor={showsMinors ? 'start' : 'middle'}
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}
