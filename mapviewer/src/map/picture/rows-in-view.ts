import { boxOf, forEachRing, type GridBox, type Layer } from '@datacentre/catalogue/geography/layer-code'
import type Style from 'ol/style/Style'
import type { LayerBoxes } from './layer-boxes.ts'

/** The part of the world that is drawn, in metres, and in how many pixels of the screen. */
export type Seen = {
  readonly center: readonly [number, number]
  readonly resolution: number
  readonly size: readonly [number, number]
  readonly ratio: number
}

/** From metres to pixels of the canvas: east is right of the left edge, north above the lower one. */
type OnCanvas = { readonly scale: number; readonly left: number; readonly bottom: number }

const onCanvas = ({ center: [x, y], resolution, size: [width, height], ratio }: Seen): OnCanvas => ({
  scale: ratio / resolution,
  left: (width / 2 - x / resolution) * ratio,
  bottom: (height / 2 + y / resolution) * ratio,
})

export type PixelBox = readonly [left: number, top: number, right: number, bottom: number]

/** A row that lies in view. */
export type InView = {
  readonly row: number
  readonly paint: (context: CanvasRenderingContext2D, style: Style) => void
  /** What it covers where it is painted in a style, in pixels. */
  readonly boxIn: (style: Style) => PixelBox
}

type Placed = Pick<InView, 'paint' | 'boxIn'>

function placedPoint([x, y]: readonly [number, number], ratio: number): Placed {
  // Beside a sign may stand a number: its middle is not that of the picture.
  const cornerOf = (image: NonNullable<ReturnType<Style['getImage']>>): readonly [number, number] => {
    const [left = 0, top = 0] = image.getAnchor()
    return [Math.round(x - left), Math.round(y - top)]
  }
  return {
    paint: (context, style) => {
      const image = style.getImage()
      const sign = image?.getImage(ratio)
      if (image && sign) context.drawImage(sign, ...cornerOf(image))
    },
    boxIn: (style) => {
      const image = style.getImage()
      if (!image) return [x, y, x, y]
      const [left, top] = cornerOf(image)
      const { width, height } = image.getImage(ratio)
      return [left, top, left + width, top + height]
    },
  }
}

function setStroke(context: CanvasRenderingContext2D, style: Style, ratio: number): boolean {
  const stroke = style.getStroke()
  const colour = stroke?.getColor()
  if (!stroke || typeof colour !== 'string') return false
  context.strokeStyle = colour
  context.lineWidth = (stroke.getWidth() ?? 1) * ratio
  context.setLineDash((stroke.getLineDash() ?? []).map((dash) => dash * ratio))
  return true
}

type Drawn = {
  readonly data: Layer
  readonly row: number
  readonly on: OnCanvas
  readonly ratio: number
}

function outlineOf(drawn: Drawn): Path2D {
  const path = new Path2D()
  trace(path, drawn)
  return path
}

function placedOutline(drawn: Drawn, box: PixelBox): Placed {
  const path = outlineOf(drawn)
  // A hatching stays where it is on the ground when the map is dragged.
  const origin = new DOMMatrix().translate(drawn.on.left, drawn.on.bottom)
  return {
    paint: (context, style) => {
      const fill = style.getFill()?.getColor()
      if (fill instanceof CanvasPattern) fill.setTransform(origin)
      if (typeof fill === 'string' || fill instanceof CanvasPattern) {
        context.fillStyle = fill
        context.fill(path, 'evenodd')
      }
      if (setStroke(context, style, drawn.ratio)) context.stroke(path)
    },
    boxIn: () => box,
  }
}

/** Lines are many and look alike: they are traced when they are painted, and nothing of them is kept. */
function placedLine(drawn: Drawn, box: PixelBox): Placed {
  return {
    paint: (context, style) => {
      if (!setStroke(context, style, drawn.ratio)) return
      context.beginPath()
      trace(context, drawn)
      context.stroke()
    },
    boxIn: () => box,
  }
}

/** So many pixels outside of the canvas a sign may still reach into it. */
const MARGIN = 30

function boxAround({ center: [x, y], resolution, size: [width, height] }: Seen): GridBox {
  const [across, up] = [(width / 2 + MARGIN) * resolution, (height / 2 + MARGIN) * resolution]
  return [x - across, y - up, x + across, y + up]
}

/** The rows that lie in view, in their order. */
export function rowsInView(data: Layer, boxes: LayerBoxes, seen: Seen): InView[] {
  const on = onCanvas(seen)
  const place = data.kind === 'line' ? placedLine : placedOutline
  return boxes.rowsIn(boxAround(seen)).flatMap((row) => {
    const box = boxOf(data, row)
    if (box === null) return []
    const [left, right] = [on.left + box[0] * on.scale, on.left + box[2] * on.scale]
    const [top, bottom] = [on.bottom - box[3] * on.scale, on.bottom - box[1] * on.scale]
    const placed =
      data.kind === 'point'
        ? placedPoint([left, bottom], seen.ratio)
        : place({ data, row, on, ratio: seen.ratio }, grown([left, top, right, bottom]))
    return [{ row, ...placed }]
  })
}

/** How far the line of an outline reaches beyond it, in pixels. */
const LINE_REACH = 6

const grown = ([left, top, right, bottom]: PixelBox): PixelBox => [
  Math.floor(left - LINE_REACH),
  Math.floor(top - LINE_REACH),
  Math.ceil(right + LINE_REACH),
  Math.ceil(bottom + LINE_REACH),
]

/** Corners nearer to each other than this, in pixels, cannot be told apart. */
const APART = 0.75

function trace(path: CanvasPath, { data, row, on: { scale, left, bottom } }: Drawn): void {
  const { xy, kind } = data
  forEachRing(data, row, (start, end) => {
    let [lastX, lastY] = [left + xy[start]! * scale, bottom - xy[start + 1]! * scale]
    path.moveTo(lastX, lastY)
    for (let at = start + 2; at < end; at += 2) {
      const [x, y] = [left + xy[at]! * scale, bottom - xy[at + 1]! * scale]
      const isLast = at === end - 2
      if (!isLast && Math.abs(x - lastX) < APART && Math.abs(y - lastY) < APART) continue
      path.lineTo(x, y)
      lastX = x
      lastY = y
    }
    if (kind === 'outline') path.closePath()
  })
}
