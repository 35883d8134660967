import type { BandLook } from '@datacentre/catalogue/production/series/band-looks'
import {
  bandMarks as marks,
  MARK_OPACITY,
  PATTERN_TILE as TILE,
} from '@datacentre/catalogue/production/series/band-marks'

type PatternProps = BandLook & { readonly id: string }

/** What a band is filled with: its colour, or the pattern that `BandPattern` draws under the same id. */
export const fillOf = ({ id, paint, pattern }: PatternProps): string =>
  pattern === 'plain' ? `var(--${paint})` : `url(#${id})`

/** Colours are attributes, not styles, so that a picture taken out of the page keeps them. */
export function BandPattern({ id, paint, pattern }: PatternProps) {
  if (pattern === 'plain') return null
  if (pattern === 'partial') return <PartialPattern id={id} paint={paint} />
  const { d, width } = marks[pattern]
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <rect width={TILE} height={TILE} fill={`var(--${paint})`} />
      <path
        d={d}
        fill="none"
        stroke="var(--surface)"
        strokeWidth={width}
        strokeOpacity={MARK_OPACITY}
        strokeLinecap="round"
      />
    </pattern>
  )
}

/** How much of its colour is left to what is not whole. */
const FAINT = 0.22

/** The other way round: lines of the colour on a faint ground. */
function PartialPattern({ id, paint }: Omit<PatternProps, 'pattern'>) {
  return (
    <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
      <rect width={TILE} height={TILE} fill="var(--surface)" />
      <rect width={TILE} height={TILE} fill={`var(--${paint})`} fillOpacity={FAINT} />
      <path d={marks.rising.d} fill="none" stroke={`var(--${paint})`} strokeWidth={1} />
    </pattern>
  )
}
