import type { BandLook, Pattern } from '@datacentre/catalogue/production/series/band-looks'

const TILE = 8

/** Marks on a tile of eight by eight, drawn in the colour of the surface. */
const marks: Readonly<
  Record<Exclude<Pattern, 'plain' | 'partial'>, { readonly d: string; readonly width: number }>
> = {
  rising: { d: 'M-2 2 2-2M-1 9 9-1M6 10l4-4', width: 1 },
  falling: { d: 'M-2 6l4 4M-1-1 9 9M6-2l4 4', width: 1 },
  crossed: { d: 'M-1 9 9-1M-1-1 9 9', width: 0.75 },
  dots: { d: 'M2 2h0M6 6h0', width: 2 },
  lines: { d: 'M0 4h8', width: 1 },
}

/** Enough to tell bands apart beside their names, and too little to flicker where bars are narrow. */
const MARK_OPACITY = 0.5

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
