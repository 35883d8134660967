import { roundUp } from '@datacentre/catalogue/underground/depth-scale'

type Flat = { readonly x: number; readonly y: number }

export type Framed = {
  /** The line in pixels, as an SVG path. */
  readonly path: string
  readonly start: Flat
  readonly end: Flat
  /** A length that reads well, for a bar, in metres and in pixels. */
  readonly bar: { readonly metres: number; readonly pixels: number }
}

type Frame = { readonly width: number; readonly height: number; readonly margin: number }

/** Fits points in metres into a frame of pixels with one scale for both axes, so that angles stay true. */
export function framed(points: readonly Flat[], { width, height, margin }: Frame): Framed {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(
    (width - 2 * margin) / Math.max(right - left, 1),
    (height - 2 * margin) / Math.max(bottom - top, 1),
  )
  const place = ({ x, y }: Flat): Flat => ({
    x: width / 2 + (x - (left + right) / 2) * scale,
    y: height / 2 + (y - (top + bottom) / 2) * scale,
  })
  const placed = points.map(place)
  const metres = roundUp(20 / scale)
  const zero = { x: 0, y: 0 }
  return {
    path: placed.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
    start: placed[0] ?? zero,
    end: placed.at(-1) ?? zero,
    bar: { metres, pixels: metres * scale },
  }
}
