import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { FrameState } from 'ol/Map'
import type Style from 'ol/style/Style'
import ViewHint from 'ol/ViewHint'
import { rowsInView, type InView, type PixelBox, type Seen } from './rows-in-view.ts'

/** What is drawn, and how. */
type Drawing = {
  readonly isDrawn: (row: number) => boolean
  /** At so many metres in a pixel; nothing where a row is thinned away. */
  readonly style: (row: number, resolution: number) => Style | undefined
  /** The highest lies on top. */
  readonly heights: ArrayLike<number>
}

/** A layer on a canvas of its own, so that a step of the year draws that layer again and nothing else of the map. */
export type PastPicture = {
  readonly render: (frame: FrameState) => HTMLElement
  /** Draws something else, when the map is next drawn. */
  readonly setDrawing: (drawing: Drawing) => void
  /** Draws another year, before the screen is next painted. */
  readonly redraw: () => void
  /** Metres in a pixel, as it was last drawn. */
  readonly resolution: () => number
}

const seenIn = ({ viewState, size, pixelRatio }: FrameState): Seen => ({
  center: [viewState.center[0] ?? 0, viewState.center[1] ?? 0],
  resolution: viewState.resolution,
  size: [size[0] ?? 0, size[1] ?? 0],
  ratio: pixelRatio,
})

const isSame = (one: Seen | null, other: Seen): boolean => JSON.stringify(one) === JSON.stringify(other)

const meet = (one: PixelBox, other: PixelBox): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

/** Where more than this part of the canvas changes, it is drawn anew. */
const MOST_CHANGED = 0.4

type Looks = readonly (Style | undefined)[]

type Step = { readonly rows: readonly InView[]; readonly before: Looks; readonly after: Looks }

/** Paints only what differs from the year before; false where that is too much, and nothing was done. */
function paintStep(context: CanvasRenderingContext2D, kind: Layer['kind'], step: Step): boolean {
  const { rows, before, after } = step
  const paint = (isWanted: (at: number) => boolean): void =>
    rows.forEach((one, at) => {
      const look = after[at]
      if (look && isWanted(at)) one.paint(context, look)
    })
  const changed = new Set([...rows.keys()].filter((at) => before[at] !== after[at]))
  if (changed.size === 0) return true
  // Signs are small pictures that lie on each other, those that tell most on top: all of them cost little.
  if (kind === 'point') return false
  const boxes = [...changed].map((at) => rows[at]!.box)
  const area = boxes.reduce((sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top), 0)
  const { width, height } = context.canvas
  if (area > MOST_CHANGED * width * height) return false
  const part = new Path2D()
  for (const [left, top, right, bottom] of boxes) part.rect(left, top, right - left, bottom - top)
  context.save()
  context.clip(part)
  context.clearRect(0, 0, width, height)
  paint((at) => boxes.some((box) => meet(box, rows[at]!.box)))
  context.restore()
  return true
}

export function createPastPicture(data: Layer): PastPicture {
  // OpenLayers would draw the layers above on a bare canvas that it is given.
  const element = document.createElement('div')
  element.className = 'past-picture'
  const canvas = element.appendChild(document.createElement('canvas'))
  const context = canvas.getContext('2d')
  let drawing: Drawing | null = null
  let seen: Seen | null = null
  let rows: readonly InView[] = []
  let looks: Looks = []
  let awaited = 0
  const looksNow = ({ isDrawn, style }: Drawing, { resolution }: Seen): Looks =>
    rows.map(({ row }) => (isDrawn(row) ? style(row, resolution) : undefined))
  const drawWhole = (): void => {
    cancelAnimationFrame(awaited)
    awaited = 0
    if (context === null || seen === null || drawing === null) return
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    looks = looksNow(drawing, seen)
    rows.forEach(({ paint }, at) => {
      const look = looks[at]
      if (look) paint(context, look)
    })
  }
  const drawStep = (): void => {
    awaited = 0
    if (context === null || seen === null || drawing === null) return
    const after = looksNow(drawing, seen)
    if (paintStep(context, data.kind, { rows, before: looks, after })) looks = after
    else drawWhole()
  }
  let isStale = true
  return {
    render: (frame) => {
      const next = seenIn(frame)
      const isMoving = frame.viewHints[ViewHint.ANIMATING] || frame.viewHints[ViewHint.INTERACTING]
      if ((isStale || !isSame(seen, next)) && !(isMoving && seen !== null)) {
        const { heights } = drawing ?? { heights: [] }
        rows = rowsInView(data, next).toSorted(
          (one, other) => (heights[one.row] ?? 0) - (heights[other.row] ?? 0),
        )
        seen = next
        isStale = false
        canvas.width = Math.round(next.size[0] * next.ratio)
        canvas.height = Math.round(next.size[1] * next.ratio)
        drawWhole()
      }
      canvas.style.opacity = String(frame.layerStatesArray[frame.layerIndex]?.opacity ?? 1)
      canvas.style.transform = seen === null ? '' : movedTo(seen, next)
      return element
    },
    setDrawing: (next) => {
      drawing = next
      isStale = true
    },
    resolution: () => seen?.resolution ?? Infinity,
    redraw: () => {
      if (awaited === 0) awaited = requestAnimationFrame(drawStep)
    },
  }
}

/** Where what was drawn lies while the map moves; it is drawn again when that rests. */
function movedTo(drawn: Seen, { center, resolution, size }: Seen): string {
  const scale = drawn.resolution / resolution
  const x = (drawn.center[0] - center[0]) / resolution + size[0] / 2 - (scale * drawn.size[0]) / 2
  const y = (center[1] - drawn.center[1]) / resolution + size[1] / 2 - (scale * drawn.size[1]) / 2
  return `translate(${x}px, ${y}px) scale(${scale / drawn.ratio})`
}
