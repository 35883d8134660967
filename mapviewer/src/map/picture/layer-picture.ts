import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { FrameState } from 'ol/Map'
import type Style from 'ol/style/Style'
import ViewHint from 'ol/ViewHint'
import type { LayerBoxes } from './layer-boxes.ts'
import { paintStep, type Looks } from './paint-step.ts'
import { rowsInView, type InView, type Seen } from './rows-in-view.ts'

/** What is drawn, and how. */
type Drawing = {
  readonly isDrawn: (row: number) => boolean
  /** At so many metres in a pixel; nothing where a row is thinned away. */
  readonly style: (row: number, resolution: number) => Style | undefined
  /** The highest lies on top; without these the last row does. */
  readonly heights?: ArrayLike<number> | undefined
}

/**
 * A layer on a canvas of its own, drawn from its coordinates as they came: OpenLayers would first make a feature of each row. A step
 * of the year draws that layer again and nothing else of the map.
 */
export type LayerPicture = {
  readonly render: (frame: FrameState) => HTMLElement
  /** Draws something else, when the map is next drawn. */
  readonly setDrawing: (drawing: Drawing) => void
  /** Draws another year, before the screen is next painted. */
  readonly redraw: () => void
  /** Metres in a pixel, as it was last drawn. */
  readonly resolution: () => number
}

/** How many times as wide as the map a picture is, so that a drag does not uncover blank edges at once. */
type Larger = number

const seenIn = ({ viewState, size, pixelRatio }: FrameState, larger: Larger): Seen => ({
  center: [viewState.center[0] ?? 0, viewState.center[1] ?? 0],
  resolution: viewState.resolution,
  size: [Math.round((size[0] ?? 0) * larger), Math.round((size[1] ?? 0) * larger)],
  ratio: pixelRatio,
})

const isSame = (one: Seen | null, other: Seen): boolean => JSON.stringify(one) === JSON.stringify(other)

type Surface = {
  readonly element: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D | null
}

/** OpenLayers would draw the layers above on a bare canvas that it is given. */
function createSurface(): Surface {
  const element = document.createElement('div')
  element.className = 'layer-picture'
  const canvas = element.appendChild(document.createElement('canvas'))
  return { element, canvas, context: canvas.getContext('2d') }
}

export function createLayerPicture(data: Layer, boxes: LayerBoxes, larger: Larger): LayerPicture {
  let surface: Surface | null = null
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
    const context = surface?.context
    if (!context || seen === null || drawing === null) return
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
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
    const context = surface?.context
    if (!context || seen === null || drawing === null) return
    const after = looksNow(drawing, seen)
    if (paintStep(context, { rows, before: looks, after })) looks = after
    else drawWhole()
  }
  let isStale = true
  return {
    render: (frame) => {
      surface ??= createSurface()
      const { element, canvas } = surface
      const next = seenIn(frame, larger)
      const isMoving = frame.viewHints[ViewHint.ANIMATING] || frame.viewHints[ViewHint.INTERACTING]
      if ((isStale || !isSame(seen, next)) && !(isMoving && seen !== null)) {
        rows = inOrder(rowsInView(data, boxes, next), drawing?.heights)
        seen = next
        isStale = false
        canvas.width = Math.round(next.size[0] * next.ratio)
        canvas.height = Math.round(next.size[1] * next.ratio)
        drawWhole()
      }
      canvas.style.opacity = String(frame.layerStatesArray[frame.layerIndex]?.opacity ?? 1)
      canvas.style.transform = seen === null ? '' : movedTo(seen, next, frame.size)
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

/** Of what is equally high the first row lies on top, as it is the one that stands for a crowd. */
const inOrder = (rows: readonly InView[], heights: Drawing['heights']): readonly InView[] =>
  heights === undefined
    ? rows
    : rows.toSorted((one, other) => heights[one.row]! - heights[other.row]! || other.row - one.row)

/** Where what was drawn lies while the map moves; it is drawn again when that rests. */
function movedTo(
  drawn: Seen,
  { center, resolution }: Seen,
  [width = 0, height = 0]: readonly number[],
): string {
  const scale = drawn.resolution / resolution
  const x = (drawn.center[0] - center[0]) / resolution + width / 2 - (scale * drawn.size[0]) / 2
  const y = (center[1] - drawn.center[1]) / resolution + height / 2 - (scale * drawn.size[1]) / 2
  return `translate(${x}px, ${y}px) scale(${scale / drawn.ratio})`
}
