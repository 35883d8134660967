import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { FrameState } from 'ol/Map'
import type Style from 'ol/style/Style'
import ViewHint from 'ol/ViewHint'
import { workInTurns } from './in-turns.ts'
import type { LayerBoxes } from './layer-boxes.ts'
import { paintStep, type Looks } from './paint-step.ts'
import { rowsInView, type Painter, type RowsInView } from './rows-in-view.ts'
import { createPictureElement, isSame, movedTo, seenIn, type Seen } from './seen.ts'
import { asBitmap, createKeepingSurface, createSurface, drawNow, keeping, type Surface } from './surface.ts'

/** What is drawn, and how. */
type Drawing = {
  readonly isDrawn: (row: number) => boolean
  /** At so many metres in a pixel; nothing where a row is thinned away. */
  readonly style: (row: number, resolution: number) => Style | undefined
  /** The highest lies on top; without these the last row does. */
  readonly heights?: (() => ArrayLike<number>) | undefined
  /** Works out in steps what the style needs at so many metres in a pixel; else its first use does. */
  readonly ready?: ((resolution: number) => Iterator<void>) | undefined
}

/**
 * A layer on a canvas of its own, drawn from its coordinates as they came: OpenLayers would first make a feature of each row. A step
 * of the year draws that layer again and nothing else of the map.
 */
export type LayerPicture = {
  readonly render: (frame: FrameState) => HTMLElement
  /** Kept once it was first drawn whole, which is done in turns. */
  readonly whenSeen: Promise<void>
  /** Draws something else, when the map is next drawn. */
  readonly setDrawing: (drawing: Drawing) => void
  /** Draws another year, before the screen is next painted. */
  readonly redraw: () => void
  /** Metres in a pixel, as it was last drawn. */
  readonly resolution: () => number
}

/** How many times as wide as the map a picture is, so that a drag does not uncover blank edges at once. */
type Larger = number

export function createLayerPicture(data: Layer, boxes: LayerBoxes, larger: Larger): LayerPicture {
  let element: HTMLElement | null = null
  let surface: Surface | null = null
  let drawing: Drawing | null = null
  let seen: Seen | null = null
  let view: RowsInView | null = null
  let looks: Looks = []
  /** The next frame, from a step of the year until then; and whether there was another step meanwhile. */
  let awaited = 0
  let isAgain = false
  /** Ends the turns in which it is first drawn; null once it is seen. */
  let stopTurns: (() => void) | null = () => undefined
  let tellSeen = (): void => undefined
  const whenSeen = new Promise<void>((resolve) => {
    tellSeen = resolve
  })
  const lookNow = ({ isDrawn, style }: Drawing, row: number, { resolution }: Seen): Style | undefined =>
    isDrawn(row) ? style(row, resolution) : undefined
  /** Finds the rows that lie in what is seen, and makes the canvas as large as that. */
  const prepare = (): void => {
    const canvas = surface?.context?.canvas
    if (!canvas || seen === null) return
    view = rowsInView(data, boxes, { seen, heights: drawing?.heights?.() })
    canvas.width = Math.round(seen.size[0] * seen.ratio)
    canvas.height = Math.round(seen.size[1] * seen.ratio)
  }
  const start = (): Painter | null => {
    isAgain = false
    const context = surface?.context
    if (!context || view === null || drawing === null) return null
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    return view.painterOn(context)
  }
  const drawWhole = (): void => {
    const paint = start()
    if (paint === null || drawing === null || view === null || seen === null) return
    const [now, at] = [drawing, seen]
    looks = view.rows.map((row) => {
      const look = lookNow(now, row, at)
      if (look) paint(row, look)
      return look
    })
    surface?.show()
  }
  // There is nothing to see yet: it is drawn unseen, so that the page can do other things meanwhile.
  const drawInTurns = (): void => {
    stopTurns?.()
    if (drawing === null || seen === null) return
    const [now, place] = [drawing, seen]
    const drawn: (Style | undefined)[] = []
    const making = now.ready?.(place.resolution)
    let paint: Painter | null = null
    const step = (): boolean | 'long' => {
      if (paint === null) {
        if (making?.next().done === false) return 'long'
        prepare()
        paint = start()
        return paint !== null && 'long'
      }
      const row = view?.rows[drawn.length]
      if (row === undefined) return false
      const look = lookNow(now, row, place)
      if (look) paint(row, look)
      drawn.push(look)
      return true
    }
    const done = (): void => {
      looks = drawn
      stopTurns = null
      surface?.show()
      if (surface !== null) element?.append(surface.shown)
      tellSeen()
    }
    stopTurns = workInTurns(step, { turnEnds: () => drawNow(surface), done })
  }
  const draw = (): void => {
    if (stopTurns !== null) return drawInTurns()
    prepare()
    drawWhole()
  }
  const drawStep = (): void => {
    if (surface === null || view === null || seen === null || drawing === null) return
    if (stopTurns !== null) return drawInTurns()
    if (!surface.isKeeping) {
      surface = keeping(surface)
      return draw()
    }
    const { context } = surface
    if (context === null) return
    const [now, at] = [drawing, seen]
    const after = view.rows.map((row) => lookNow(now, row, at))
    if (paintStep(context, { view, before: looks, after })) looks = after
    else drawWhole()
  }
  let isStale = true
  return {
    whenSeen,
    render: (frame) => {
      element ??= createPictureElement('objects')
      // Of a map that is set to a year parts are drawn again, at every step.
      surface ??= larger > 1 ? createSurface() : createKeepingSurface()
      const next = seenIn(frame, larger)
      const isMoving = frame.viewHints[ViewHint.ANIMATING] || frame.viewHints[ViewHint.INTERACTING]
      if ((isStale || !isSame(seen, next)) && !(isMoving && seen !== null)) {
        seen = next
        isStale = false
        draw()
      }
      // What is drawn in turns is not on the screen yet.
      if (isMoving && surface.isKeeping && stopTurns === null) surface = asBitmap(surface)
      const { style } = surface.shown
      style.opacity = String(frame.layerStatesArray[frame.layerIndex]?.opacity ?? 1)
      style.transform = seen === null ? '' : movedTo(seen, next, frame.size)
      return element
    },
    setDrawing: (next) => {
      drawing = next
      isStale = true
    },
    resolution: () => seen?.resolution ?? Infinity,
    redraw: () => {
      isAgain = awaited !== 0
      if (isAgain) return
      // While the browser waits for its next frame anyway; further steps until then are drawn as one.
      drawStep()
      if (stopTurns === null) drawNow(surface)
      awaited = requestAnimationFrame(() => {
        awaited = 0
        if (isAgain) drawStep()
        isAgain = false
      })
    },
  }
}
