import type { Marker } from '@datacentre/catalogue/production/series/band-looks'
import {
  line,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
  type SymbolType,
} from 'd3-shape'
import type { Extent } from './bars.ts'
import { endLabel, labelPlaces } from './label-places.ts'
import { middleOf, type Plot } from './plot.ts'

type Values = readonly (number | null)[]

/** How a band is drawn as a line, and what stands at its end. */
export type ChartLine = {
  readonly dash: string
  readonly marker: Marker
  readonly label: string
  /** Stands for the label where there is no room for it. */
  readonly mark: string
}

type LinesProps = {
  readonly plot: Plot
  readonly bands: readonly {
    readonly id: string
    readonly paint: string
    readonly values: Values
    readonly line?: ChartLine | undefined
  }[]
  /** The place that is not whole: its markers are open. */
  readonly partialAt: number
}

const symbols: Readonly<Record<Marker, SymbolType>> = {
  circle: symbolCircle,
  square: symbolSquare,
  triangle: symbolTriangle,
  diamond: symbolDiamond,
  cross: symbolCross,
}

/** In square pixels. */
const MARKER = 52

/** Markers that are nearer than this, in pixels, hide the line. */
const APART = 48

export const markerPath = (marker: Marker): string => symbol(symbols[marker], MARKER)() ?? ''

/** How far lines go, downwards and upwards, with nothing between them. */
export function extentOfLines(bands: readonly { readonly values: Values }[]): Extent {
  const known = bands.flatMap(({ values }) => values.filter((value) => value !== null))
  return [known.reduce((a, b) => Math.min(a, b), 0), known.reduce((a, b) => Math.max(a, b), 0)]
}

/** The places of a line that have a marker: every few, those that stand alone, and the last. */
export function markedPlaces(values: Values, step: number, shift: number): number[] {
  const every = Math.max(1, Math.round(APART / step))
  const last = values.findLastIndex((value) => value !== null)
  const isKnown = (at: number): boolean => (values[at] ?? null) !== null
  return values.flatMap((_, at) => {
    if (!isKnown(at)) return []
    const isAlone = !isKnown(at - 1) && !isKnown(at + 1)
    const isInTurn = at % every === Math.floor((shift * every) / 5) % every
    return isAlone || isInTurn || at === last ? [at] : []
  })
}

/** A line for each band, told apart by dashes and markers, with its name at its end; a gap where nothing is known. */
export function Lines({ plot, bands, partialAt }: LinesProps) {
  const x = (at: number): number => middleOf(plot, at)
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => plot.y(value ?? 0))
  const ends = bands.map(({ values }) => values.findLastIndex((value) => value !== null))
  const drawn = bands.flatMap((band, place) => {
    const at = ends[place]!
    return at < 0 || band.line === undefined ? [] : [{ ...band, line: band.line, at, place }]
  })
  const heights = labelPlaces(
    drawn.map(({ values, at }) => plot.y(values[at] ?? 0)),
    [plot.top, plot.bottom],
  )
  return (
    <>
      {drawn.map(({ id, paint, values, line: { dash, marker, ...named }, at, place }, index) => {
        const colour = `var(--${paint})`
        const height = heights[index]!
        return (
          <g key={id}>
            <path
              data-band={id}
              d={path(values) ?? ''}
              fill="none"
              stroke={colour}
              strokeWidth={2.5}
              strokeLinejoin="round"
              {...(dash !== '' && { strokeDasharray: dash })}
            />
            {markedPlaces(values, plot.step, place).map((marked) => (
              <path
                key={marked}
                d={markerPath(marker)}
                transform={`translate(${x(marked).toFixed(1)} ${plot.y(values[marked] ?? 0).toFixed(1)})`}
                fill={marked === partialAt ? 'var(--surface)' : colour}
                stroke={marked === partialAt ? colour : 'var(--surface)'}
                strokeWidth={marked === partialAt ? 1.5 : 0.75}
              />
            ))}
            <path
              d={`M${(x(at) + 5).toFixed(1)} ${plot.y(values[at] ?? 0).toFixed(1)}L${plot.right + 4} ${height.toFixed(1)}`}
              stroke={colour}
              strokeOpacity={0.6}
            />
            <text x={plot.right + 7} y={height} dy="0.32em" fill="var(--ink)">
              {endLabel(named, plot.width)}
            </text>
          </g>
        )
      })}
    </>
  )
}
