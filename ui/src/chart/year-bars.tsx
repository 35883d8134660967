import { memo } from 'react'
import './year-bars.css'

const WIDTH = 96
const HEIGHT = 32
const BAR = 6
/** Nothing is a line of one pixel; a month without a report is a gap in it. */
const LEAST = 1

type YearBarsProps = { readonly values: readonly (number | null)[] }

function pathOf(values: readonly (number | null)[]): string {
  const step = WIDTH / values.length
  const highest = Math.max(...values.map((value) => value ?? 0))
  return values
    .map((value, at) => {
      if (value === null) return ''
      const height = highest > 0 ? Math.max(LEAST, (value / highest) * HEIGHT) : LEAST
      return `M${at * step + (step - BAR) / 2} ${HEIGHT}v${-height.toFixed(1)}h${BAR}V${HEIGHT}z`
    })
    .join('')
}

/** A year at a glance: twelve bars, of which the highest is as high as there is room. The numbers stand elsewhere. */
export const YearBars = memo(function YearBars({ values }: YearBarsProps) {
  return (
    <svg
      className="year-bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <path d={pathOf(values)} />
    </svg>
  )
})
