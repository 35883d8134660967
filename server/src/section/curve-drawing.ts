import { SIZE, type Layout } from './layout.ts'
import type { ShownWell } from './section-document.ts'

/** The least and the most of all curves of a section: they are read beside each other. */
export type CurveScale = { readonly least: number; readonly most: number; readonly unit: string }

/** A single reading may be far off: what a hundredth of all lies beyond is drawn at the edge. */
const EDGE = 0.01

/** Null where no borehole has a curve. */
export function curveScaleOf(wells: readonly ShownWell[]): CurveScale | null {
  const curves = wells.flatMap(({ curve }) => curve ?? [])
  const values = curves.flatMap(({ points }) => points.map(({ value }) => value)).toSorted((a, b) => a - b)
  if (values.length === 0) return null
  const beyond = Math.floor(EDGE * (values.length - 1))
  const [least = 0, most = 0] = [values[beyond], values[values.length - 1 - beyond]]
  return { least: Math.floor(least), most: Math.ceil(most), unit: curves[0]?.unit ?? '' }
}

type Drawn = { readonly layout: Layout; readonly scale: CurveScale | null; readonly ink: string }

/** A curve to the right of its column, along the hole. */
export function curveSvg(well: ShownWell, { layout, scale, ink }: Drawn): string {
  if (well.curve === null || scale === null) return ''
  const span = Math.max(1, scale.most - scale.least)
  const from = SIZE.column / 2 + SIZE.gap
  const points = well.curve.points.map((spot) => {
    const share = Math.min(1, Math.max(0, (spot.value - scale.least) / span))
    const x = layout.x(well, spot) + from + share * SIZE.curve
    return `${x.toFixed(1)} ${layout.y(spot.depth).toFixed(1)}`
  })
  return `<path class="curve" d="M${points.join('L')}" fill="none" stroke="${ink}" stroke-width="0.8"/>`
}
