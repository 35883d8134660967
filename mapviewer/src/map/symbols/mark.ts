import { BAR_GAP, MARK_LINE, SPOT, type Mark } from '@datacentre/catalogue/signs/mark'
import type { Palette } from '../palette.ts'

const spotPath = (): Path2D => new Path2D(SPOT)

type Drawing = { readonly context: CanvasRenderingContext2D; readonly palette: Palette }

/** Draws a mark around the origin; a halo keeps it apart from the map. */
export function drawMark(mark: Mark, { context, palette }: Drawing): void {
  const colour = palette.paint(mark.paint)
  const paper = palette.paint('surface')
  const body = mark.body === undefined ? null : new Path2D(mark.body)
  const rays = mark.rays === undefined ? null : new Path2D(mark.rays)
  const bar = mark.bar === undefined ? null : new Path2D(mark.bar)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.strokeStyle = palette.halo
  context.lineWidth = 4
  for (const path of [body, rays, bar]) if (path) context.stroke(path)
  context.strokeStyle = colour
  context.lineWidth = MARK_LINE
  if (rays) context.stroke(rays)
  if (body) {
    context.fillStyle = mark.solid ? colour : paper
    context.fill(body)
    context.stroke(body)
  }
  if (mark.spot) {
    context.fillStyle = mark.solid ? paper : colour
    context.fill(spotPath())
  }
  if (!bar) return
  context.strokeStyle = paper
  context.lineWidth = BAR_GAP
  context.stroke(bar)
  context.strokeStyle = colour
  context.lineWidth = MARK_LINE
  context.stroke(bar)
}
