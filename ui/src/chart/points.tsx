import { memo, useDeferredValue, useMemo, type FocusEvent, type KeyboardEvent } from 'react'
import type { Plot } from './plot.ts'

type Placed = {
  readonly plot: Plot
  readonly count: number
  /** What each point says. */
  readonly sayPoint: (at: number) => string
}

type Shared = {
  readonly label: string
  /** The one point that Tab reaches; arrows go on from there. */
  readonly stop: number
  readonly onActive: (at: number | null) => void
}

const YEAR = 12

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - YEAR,
  PageDown: (at) => at + YEAR,
  Home: () => 0,
  End: (_, last) => last,
}

const placeOf = (target: EventTarget): number | null =>
  target instanceof SVGElement && target.dataset['at'] !== undefined ? Number(target.dataset['at']) : null

/**
 * Every point of a chart within reach of the keyboard: one stop of Tab, and the arrow keys from point to point. They are
 * not seen, and three hundred of them take a while to put in words: they come after the picture is painted. Until then
 * there are none, rather than those of the picture before.
 */
export function Points({ plot, count, sayPoint, ...shared }: Placed & Shared) {
  const now = useMemo(() => ({ plot, count, sayPoint }), [plot, count, sayPoint])
  const placed = useDeferredValue<Placed | null>(now, null)
  return placed?.sayPoint === sayPoint ? <PlacedPoints {...placed} {...shared} /> : null
}

const PlacedPoints = memo(function PlacedPoints(props: Placed & Shared) {
  const { plot, count, sayPoint, label, stop, onActive } = props
  const points = useMemo(() => Array.from({ length: count }, (_, at) => sayPoint(at)), [count, sayPoint])
  const { left, top, bottom, step } = plot
  const byKey = (event: KeyboardEvent<SVGGElement>): void => {
    const at = placeOf(event.target)
    const move = moves[event.key]
    if (at === null || move === undefined) return
    event.preventDefault()
    const to = Math.min(Math.max(0, move(at, points.length - 1)), points.length - 1)
    event.currentTarget.querySelector<SVGElement>(`[data-at="${to}"]`)?.focus()
  }
  return (
    <g
      className="chart-points"
      role="group"
      aria-label={label}
      onKeyDown={byKey}
      onFocus={(event: FocusEvent) => onActive(placeOf(event.target))}
      onBlur={() => onActive(null)}
    >
      {points.map((text, at) => (
        <rect
          key={at}
          data-at={at}
          role="img"
          aria-label={text}
          tabIndex={at === stop ? 0 : -1}
          x={left + at * step}
          y={top}
          width={step}
          height={bottom - top}
          fill="none"
        />
      ))}
    </g>
  )
})
