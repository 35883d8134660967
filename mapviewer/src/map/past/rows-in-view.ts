import { boxOf, endsOf, flatOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import type Style from 'ol/style/Style'

/** The part of the world that is drawn, in metres, and in how many pixels of the screen. */
export type Seen = {
  readonly center: readonly [number, number]
  readonly resolution: number
  readonly size: readonly [number, number]
  readonly ratio: number
}

/** From metres to pixels of the canvas. */
function onCanvas({ center, resolution, size, ratio }: Seen): (x: number, y: number) => [number, number] {
  const [[cx, cy], [width, height]] = [center, size]
  return (x, y) => [((x - cx) / resolution + width / 2) * ratio, ((cy - y) / resolution + height / 2) * ratio]
}

type Paint = (context: CanvasRenderingContext2D, style: Style) => void

function paintPoint([x, y]: readonly [number, number], ratio: number): Paint {
  return (context, style) => {
    const image = style.getImage()
    const sign = image?.getImage(ratio)
    if (!image || !sign) return
    // Beside a sign may stand a number: its middle is not that of the picture.
    const [left = 0, top = 0] = image.getAnchor()
    context.drawImage(sign, Math.round(x - left), Math.round(y - top))
  }
}

function paintOutline(path: Path2D, ratio: number): Paint {
  return (context, style) => {
    const [fill, stroke] = [style.getFill()?.getColor(), style.getStroke()]
    if (typeof fill === 'string' || fill instanceof CanvasPattern) {
      context.fillStyle = fill
      context.fill(path, 'evenodd')
    }
    const colour = stroke?.getColor()
    if (!stroke || typeof colour !== 'string') return
    context.strokeStyle = colour
    context.lineWidth = (stroke.getWidth() ?? 1) * ratio
    context.setLineDash((stroke.getLineDash() ?? []).map((dash) => dash * ratio))
    context.stroke(path)
  }
}

/** A row that lies in view, how it is painted there, and where, in pixels. */
export type InView = { readonly row: number; readonly paint: Paint; readonly box: PixelBox }

/** The rows that lie in view, in their order. */
export function rowsInView(data: Layer, seen: Seen): InView[] {
  const toCanvas = onCanvas(seen)
  const [width, height] = seen.size.map((side) => side * seen.ratio) as [number, number]
  const found: InView[] = []
  for (let row = 0; row < data.count; row++) {
    const box = boxOf(data, row)
    if (box === null) continue
    const [[left, bottom], [right, top]] = [toCanvas(box[0], box[1]), toCanvas(box[2], box[3])]
    if (right < -MARGIN || left > width + MARGIN || bottom < -MARGIN || top > height + MARGIN) continue
    const paint =
      data.kind === 'point'
        ? paintPoint([left, bottom], seen.ratio)
        : paintOutline(pathOf(data, row, toCanvas), seen.ratio)
    found.push({ row, paint, box: grown([left, top, right, bottom]) })
  }
  return found
}

/** So many pixels outside of the canvas a sign may still reach into it. */
const MARGIN = 30

/** How far the line of an outline reaches beyond it, in pixels. */
const LINE_REACH = 6

export type PixelBox = readonly [left: number, top: number, right: number, bottom: number]

const grown = ([left, top, right, bottom]: PixelBox): PixelBox => [
  Math.floor(left - LINE_REACH),
  Math.floor(top - LINE_REACH),
  Math.ceil(right + LINE_REACH),
  Math.ceil(bottom + LINE_REACH),
]

/** Corners nearer to each other than this, in pixels, cannot be told apart. */
const APART = 0.75

function pathOf(data: Layer, row: number, toCanvas: ReturnType<typeof onCanvas>): Path2D {
  const [path, flat] = [new Path2D(), flatOf(data, row)]
  let start = 0
  for (const end of endsOf(data, row).flat()) {
    let [lastX, lastY] = toCanvas(flat[start]!, flat[start + 1]!)
    path.moveTo(lastX, lastY)
    for (let at = start + 2; at < end; at += 2) {
      const [x, y] = toCanvas(flat[at]!, flat[at + 1]!)
      if (Math.abs(x - lastX) < APART && Math.abs(y - lastY) < APART) continue
      path.lineTo(x, y)
      lastX = x
      lastY = y
    }
    path.closePath()
    start = end
  }
  return path
}
