import type { DepthScale } from '@datacentre/catalogue/underground/depth-scale'
import type { Curve, Las } from '@datacentre/catalogue/underground/read-las'

export type Track = {
  readonly curve: Curve
  readonly least: number
  readonly most: number
  /** The curve as an SVG path. */
  readonly path: string
}

/** A curve as a line down the page, broken where nothing was measured; no finer than a drawing can show. */
export function trackOf(
  { depths }: Las,
  curve: Curve,
  { scale, width }: { readonly scale: DepthScale; readonly width: number },
): Track | null {
  const measured = curve.values.filter((value) => value !== null)
  if (measured.length === 0) return null
  const least = measured.reduce((a, b) => Math.min(a, b))
  const most = measured.reduce((a, b) => Math.max(a, b))
  const span = most - least || 1
  let path = ''
  let isDrawing = false
  let lastY = -Infinity
  curve.values.forEach((value, at) => {
    const y = scale.y(depths[at] ?? 0)
    // Half a pixel apart is as fine as a screen is.
    if (value !== null && isDrawing && y - lastY < 0.5) return
    if (value !== null) {
      path += `${isDrawing ? 'L' : 'M'}${(((value - least) / span) * width).toFixed(1)} ${y.toFixed(1)}`
      lastY = y
    }
    isDrawing = value !== null
  })
  return { curve, least, most, path }
}
