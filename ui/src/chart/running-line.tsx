import { area, line } from 'd3-shape'
import { middleOf, type Plot } from './plot.ts'

type RunningLineProps = {
  readonly plot: Plot
  readonly values: readonly (number | null)[]
  readonly colour: string
  /** The place that is not whole: the line runs to it in dashes, and its dot is open. */
  readonly partialAt: number
}

/** More points than these need no dots to be seen; a single one is all there is to see. */
const DOTTED_TO = 40

/** What has been added up so far: a line over a tinted ground. */
export function RunningLine({ plot, values, colour, partialAt }: RunningLineProps) {
  const x = (_value: number | null, at: number): number => middleOf(plot, at)
  const y = (value: number | null): number => plot.y(value ?? 0)
  const isKnown = (value: number | null): boolean => value !== null
  const ground = area<number | null>().defined(isKnown).x(x).y0(plot.y(0)).y1(y)
  const path = line<number | null>().defined(isKnown).x(x).y(y)
  const whole = values.map((value, at) => (at === partialAt ? null : value))
  const last = values.map((value, at) => (at === partialAt || at === partialAt - 1 ? value : null))
  const stroke = { fill: 'none', stroke: colour, strokeWidth: 2.5, strokeLinejoin: 'round' } as const
  const isDotted = values.length <= DOTTED_TO || values.filter(isKnown).length === 1
  return (
    <>
      <path d={ground(values) ?? ''} fill={colour} fillOpacity={0.16} />
      <path d={path(whole) ?? ''} {...stroke} />
      {partialAt > 0 && <path data-partial="" d={path(last) ?? ''} {...stroke} strokeDasharray="3 2" />}
      {isDotted &&
        values.map((value, at) =>
          value === null ? null : (
            <circle
              key={at}
              cx={x(value, at)}
              cy={y(value)}
              r={3.5}
              fill={at === partialAt ? 'var(--surface)' : colour}
              stroke={colour}
            />
          ),
        )}
    </>
  )
}
