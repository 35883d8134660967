import type { FrameState } from 'ol/Map'
import type Style from 'ol/style/Style'
import { workInTurns } from '../picture/in-turns.ts'
import { setStroke } from '../picture/rows-in-view.ts'
import { createPictureElement, isSame, movedTo, onCanvas, seenIn, type Seen } from '../picture/seen.ts'
import { createSurface, drawNow, keeping, type PictureContext, type Surface } from '../picture/surface.ts'
import type { GroundShape, ShapePart } from './ground-shapes.ts'
import { traceLine, traceRing } from './trace-ground.ts'

/** How a part is drawn; not at all without a style. */
type StyleOf = (part: ShapePart) => Style | undefined

/**
 * Shapes of the base map on a canvas of their own. It is drawn again where the view or its style changed, and in every frame of a
 * drag, so that no blank edges are seen; OpenLayers would draw it again for each layer of objects that comes on the map.
 */
export type GroundPicture = {
  readonly render: (frame: FrameState) => HTMLElement
  /** Kept once it was first drawn whole, which is done in turns. */
  readonly whenSeen: Promise<void>
  /** Draws it in another style, when the map is next drawn. */
  readonly setStyle: (styleOf: StyleOf) => void
}

function paint(context: PictureContext, { part, lists }: GroundShape, seen: Seen, style: Style): void {
  const on = onCanvas(seen)
  context.beginPath()
  const fill = part === 'land' ? style.getFill()?.getColor() : null
  if (typeof fill === 'string') {
    for (const ring of lists) traceRing(context, ring, on)
    context.fillStyle = fill
    context.fill('evenodd')
  }
  if (!setStroke(context, style, seen.ratio)) return
  for (const line of lists) traceLine(context, line, { on, canvas: context.canvas })
  context.stroke()
}

/** An empty canvas of the right size. */
function cleared(context: PictureContext, { size, ratio }: Seen): PictureContext {
  const [width, height] = [Math.round(size[0] * ratio), Math.round(size[1] * ratio)]
  const { canvas } = context
  if (canvas.width === width && canvas.height === height) context.clearRect(0, 0, width, height)
  else Object.assign(canvas, { width, height })
  context.lineJoin = 'round'
  context.lineCap = 'round'
  return context
}

export function createGroundPicture(shapes: readonly GroundShape[]): GroundPicture {
  let element: HTMLElement | null = null
  let surface: Surface | null = null
  let seen: Seen | null = null
  let styleOf: StyleOf = () => undefined
  let isStale = true
  /** Ends the turns in which it is first drawn; null once it is seen. */
  let stopTurns: (() => void) | null = () => undefined
  let tellSeen = (): void => undefined
  const whenSeen = new Promise<void>((resolve) => {
    tellSeen = resolve
  })
  const paintShape = (context: PictureContext, shape: GroundShape, at: Seen): void => {
    const style = styleOf(shape.part)
    if (style) paint(context, shape, at, style)
  }
  const drawInTurns = (unseen: Surface, at: Seen): void => {
    stopTurns?.()
    if (unseen.context === null) return
    const context = cleared(unseen.context, at)
    let next = 0
    const step = (): false | 'long' => {
      const shape = shapes[next]
      next += 1
      if (shape === undefined) return false
      paintShape(context, shape, at)
      return 'long'
    }
    const done = (): void => {
      stopTurns = null
      unseen.show()
      element?.append(unseen.shown)
      tellSeen()
    }
    stopTurns = workInTurns(step, { turnEnds: () => drawNow(unseen), done })
  }
  const drawWhole = (at: Seen): void => {
    if (surface?.isKeeping === false) surface = keeping(surface)
    if (!surface?.context) return
    const context = cleared(surface.context, at)
    for (const shape of shapes) paintShape(context, shape, at)
  }
  return {
    whenSeen,
    setStyle: (next) => {
      styleOf = next
      isStale = true
    },
    render: (frame) => {
      element ??= createPictureElement('ground')
      surface ??= createSurface()
      const next = seenIn(frame)
      if (isStale || !isSame(seen, next)) {
        seen = next
        isStale = false
        if (stopTurns === null) drawWhole(next)
        else drawInTurns(surface, next)
      }
      surface.shown.style.transform = movedTo(next, next, frame.size)
      return element
    },
  }
}
