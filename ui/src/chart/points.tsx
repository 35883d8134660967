import { memo, type FocusEvent, type KeyboardEvent } from 'react'
import type { Plot } from './plot.ts'

type PointsProps = {
  readonly plot: Plot
  readonly label: string
  /** What each point says. */
  readonly points: readonly string[]
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

/** Every point of a chart within reach of the keyboard: one stop of Tab, and the arrow keys from point to point. */
export const Points = memo(function Points({ plot, label, points, stop, onActive }: PointsProps) {
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
