import { forEachRing, type GridBox, type Layer } from '@datacentre/catalogue/geography/layer-code'
import type Style from 'ol/style/Style'
import { SIDES, type LayerBoxes } from './layer-boxes.ts'
import { onCanvas, type OnCanvas, type Seen } from './seen.ts'
import type { PictureContext } from './surface.ts'

export type PixelBox = readonly [left: number, top: number, right: number, bottom: number]

/** Paints rows one after the other: what the one before left on the canvas is not set again. */
export type Painter = (row: number, style: Style) => void

/** The rows that lie in view. Nothing is made of a row before it is painted: lines are many. */
export type RowsInView = {
  readonly rows: readonly number[]
  readonly painterOn: (context: PictureContext) => Painter
  /** What a row covers where it is painted in a style, in pixels. */
  readonly boxIn: (row: number, style: Style) => PixelBox
}

type View = {
  readonly data: Layer
  readonly boxes: LayerBoxes
  readonly on: OnCanvas
  readonly ratio: number
}

type Placing = Pick<RowsInView, 'painterOn' | 'boxIn'>

/** The picture of a sign, and where its corner lies from its place. */
type SignPicture = { readonly picture: CanvasImageSource; readonly box: PixelBox }

function signPictures(ratio: number): (style: Style) => SignPicture | null {
  const kept = new Map<Style, SignPicture | null>()
  const make = (style: Style): SignPicture | null => {
    const image = style.getImage()
    const picture = image?.getImage(ratio)
    if (!image || !picture) return null
    // Beside a sign may stand a number: its middle is not that of the picture.
    const [left = 0, top = 0] = image.getAnchor()
    return { picture, box: [-left, -top, picture.width - left, picture.height - top] }
  }
  return (style) => {
    const known = kept.get(style)
    if (known !== undefined) return known
    const made = make(style)
    kept.set(style, made)
    return made
  }
}

function placingOfPoints({ boxes: { sides }, on, ratio }: View): Placing {
  const signOf = signPictures(ratio)
  const across = (row: number): number => on.left + sides[SIDES * row]! * on.scale
  const down = (row: number): number => on.bottom - sides[SIDES * row + 1]! * on.scale
  return {
    painterOn: (context) => (row, style) => {
      const sign = signOf(style)
      if (sign === null) return
      const { picture, box } = sign
      context.drawImage(picture, Math.round(across(row) + box[0]), Math.round(down(row) + box[1]))
    },
    boxIn: (row, style) => {
      const sign = signOf(style)
      if (sign === null) return [across(row), down(row), across(row), down(row)]
      const { box } = sign
      const left = Math.round(across(row) + box[0])
      const top = Math.round(down(row) + box[1])
      return [left, top, left + box[2] - box[0], top + box[3] - box[1]]
    },
  }
}

/** Sets how lines look; false where a style has none. */
export function setStroke(context: PictureContext, style: Style, ratio: number): boolean {
  const stroke = style.getStroke()
  const colour = stroke?.getColor()
  if (!stroke || typeof colour !== 'string') return false
  context.strokeStyle = colour
  context.lineWidth = (stroke.getWidth() ?? 1) * ratio
  context.setLineDash((stroke.getLineDash() ?? []).map((dash) => dash * ratio))
  return true
}

/** Sets how lines look where they look other than the one before; false where a style has no line. */
function strokesOn(context: PictureContext, ratio: number): (style: Style) => boolean {
  let last: Style | null = null
  let isDrawn = false
  return (style) => {
    if (style !== last) isDrawn = setStroke(context, style, ratio)
    last = style
    return isDrawn
  }
}

function placingOfOutlines(view: View): Placing {
  const paths = new Map<number, Path2D>()
  const pathOf = (row: number): Path2D => {
    const path = paths.get(row) ?? new Path2D()
    if (!paths.has(row)) trace(path, view, row)
    paths.set(row, path)
    return path
  }
  // A hatching stays where it is on the ground when the map is dragged.
  const origin = new DOMMatrix().translate(view.on.left, view.on.bottom)
  return {
    painterOn: (context) => {
      const stroke = strokesOn(context, view.ratio)
      return (row, style) => {
        const path = pathOf(row)
        const fill = style.getFill()?.getColor()
        if (fill instanceof CanvasPattern) fill.setTransform(origin)
        if (typeof fill === 'string' || fill instanceof CanvasPattern) {
          context.fillStyle = fill
          context.fill(path, 'evenodd')
        }
        if (stroke(style)) context.stroke(path)
      }
    },
    boxIn: reachesIn(view),
  }
}

/** Lines are many and look alike: they are traced when they are painted, and nothing of them is kept. */
const placingOfLines = (view: View): Placing => ({
  painterOn: (context) => {
    const stroke = strokesOn(context, view.ratio)
    return (row, style) => {
      if (!stroke(style)) return
      context.beginPath()
      trace(context, view, row)
      context.stroke()
    }
  },
  boxIn: reachesIn(view),
})

const placings: Readonly<Record<Layer['kind'], (view: View) => Placing>> = {
  point: placingOfPoints,
  line: placingOfLines,
  outline: placingOfOutlines,
}

/** So many pixels outside of the canvas a sign may still reach into it. */
const MARGIN = 30

function boxAround({ center: [x, y], resolution, size: [width, height] }: Seen): GridBox {
  const [across, up] = [(width / 2 + MARGIN) * resolution, (height / 2 + MARGIN) * resolution]
  return [x - across, y - up, x + across, y + up]
}

/** The rows that lie in view, in their order or from the lowest to the highest. */
export function rowsInView(
  data: Layer,
  boxes: LayerBoxes,
  { seen, heights }: { readonly seen: Seen; readonly heights?: ArrayLike<number> | undefined },
): RowsInView {
  return {
    rows: inOrder(boxes.rowsIn(boxAround(seen)), heights),
    ...placings[data.kind]({ data, boxes, on: onCanvas(seen), ratio: seen.ratio }),
  }
}

/** Of what is equally high the first row lies on top, as it is the one that stands for a crowd. */
const inOrder = (rows: readonly number[], heights: ArrayLike<number> | undefined): readonly number[] =>
  heights === undefined ? rows : rows.toSorted((one, other) => heights[one]! - heights[other]! || other - one)

/** How far the line of an outline reaches beyond it, in pixels. */
const LINE_REACH = 6

/** What rows cover, of each found once: a step of the year asks for those of every row. */
function reachesIn({ boxes: { sides }, on }: View): (row: number) => PixelBox {
  const reaches = new Map<number, PixelBox>()
  const reachOf = (row: number): PixelBox => {
    const at = SIDES * row
    return [
      Math.floor(on.left + sides[at]! * on.scale - LINE_REACH),
      Math.floor(on.bottom - sides[at + 3]! * on.scale - LINE_REACH),
      Math.ceil(on.left + sides[at + 2]! * on.scale + LINE_REACH),
      Math.ceil(on.bottom - sides[at + 1]! * on.scale + LINE_REACH),
    ]
  }
  return (row) => {
    const known = reaches.get(row)
    if (known !== undefined) return known
    const reach = reachOf(row)
    reaches.set(row, reach)
    return reach
  }
}

/** Corners nearer to each other than this, in pixels, cannot be told apart. */
const APART = 0.75

function trace(path: CanvasPath, { data, on: { scale, left, bottom } }: View, row: number): void {
  const { xy, kind } = data
  forEachRing(data, row, (start, end) => {
    let lastX = left + xy[start]! * scale
    let lastY = bottom - xy[start + 1]! * scale
    path.moveTo(lastX, lastY)
    for (let at = start + 2; at < end; at += 2) {
      const x = left + xy[at]! * scale
      const y = bottom - xy[at + 1]! * scale
      const isLast = at === end - 2
      if (!isLast && Math.abs(x - lastX) < APART && Math.abs(y - lastY) < APART) continue
      path.lineTo(x, y)
      lastX = x
      lastY = y
    }
    if (kind === 'outline') path.closePath()
  })
}
