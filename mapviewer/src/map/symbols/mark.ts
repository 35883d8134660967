import type { Palette, Paint } from '../palette.ts'

/** A small drawing for an object that is a point, in a box from -8 to 8. Shape and colour say the same thing twice. */
export type Mark = {
  readonly paint: Paint
  /** A closed shape. */
  readonly body?: string
  /** Whether the body is filled with the colour, or only outlined. */
  readonly solid?: boolean
  /** Lines outside or across the body. */
  readonly rays?: string
  /** A spot in the middle: in the colour when the body is hollow, and the other way round. */
  readonly spot?: boolean
}

/** Half the side of the box a mark is drawn in. */
export const MARK_REACH = 9

const SPOT = 'M1.6 0A1.6 1.6 0 1 1-1.6 0A1.6 1.6 0 1 1 1.6 0Z'

const spotPath = (): Path2D => new Path2D(SPOT)

type Drawing = { readonly context: CanvasRenderingContext2D; readonly palette: Palette }

/** Draws a mark around the origin; a halo keeps it apart from the map. */
export function drawMark(mark: Mark, { context, palette }: Drawing): void {
  const colour = palette.paint(mark.paint)
  const paper = palette.paint('surface')
  const body = mark.body === undefined ? null : new Path2D(mark.body)
  const rays = mark.rays === undefined ? null : new Path2D(mark.rays)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.strokeStyle = palette.halo
  context.lineWidth = 4
  for (const path of [body, rays]) if (path) context.stroke(path)
  context.strokeStyle = colour
  context.lineWidth = 1.5
  if (rays) context.stroke(rays)
  if (body) {
    context.fillStyle = mark.solid ? colour : paper
    context.fill(body)
    context.stroke(body)
  }
  if (!mark.spot) return
  context.fillStyle = mark.solid ? paper : colour
  context.fill(spotPath())
}
