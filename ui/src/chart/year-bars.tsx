import { memo } from 'react'
import './year-bars.css'

const WIDTH = 96
const HEIGHT = 32
const BAR = 6
/** Nothing is a line of one pixel, the least of something two; a month without a report is a gap. */
const NOTHING = 1
const LEAST = 2

const rounded = (value: number): number => Math.round(value * 10) / 10

type YearBarsProps = { readonly values: readonly (number | null)[] }

export function yearBarsPath(values: readonly (number | null)[]): string {
  const step = WIDTH / values.length
  const known = values.filter((value) => value !== null)
  const highest = Math.max(0, ...known)
  const lowest = Math.min(0, ...known)
  const scale = HEIGHT / (highest - lowest || 1)
  // A correction can make a month less than nothing: its bar hangs from the line of nothing.
  const axis = rounded(highest === lowest ? HEIGHT : highest * scale)
  return values
    .map((value, at) => {
      if (value === null) return ''
      const height = value === 0 ? NOTHING : Math.max(LEAST, rounded(Math.abs(value) * scale))
      return `M${at * step + (step - BAR) / 2} ${axis}v${value < 0 ? height : -height}h${BAR}V${axis}z`
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
      <path d={yearBarsPath(values)} />
    </svg>
  )
})
