/** Where a picture is drawn. */
export type PictureContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** What is on the screen, and what it is drawn on. */
export type Surface = {
  readonly shown: HTMLCanvasElement
  readonly context: PictureContext | null
  /** Whether what was drawn stays, so that a part of it can be drawn again. */
  readonly isKeeping: boolean
  /** Brings what was drawn on the screen. */
  readonly show: () => void
}

export function createKeepingSurface(): Surface {
  const shown = document.createElement('canvas')
  return { shown, context: shown.getContext('2d'), isKeeping: true, show: () => undefined }
}

/** What is seen only once it is drawn, as a bitmap where the browser has those: some of before 2023 have none. */
export const createSurface = (): Surface =>
  typeof OffscreenCanvas === 'undefined' ? createKeepingSurface() : createBitmapSurface()

/**
 * Draws what was asked for until now, by taking a picture of one pixel. Without a graphics card a browser puts that off until the page
 * is painted, and then draws all of it at once: of a whole layer that keeps a slow phone from its visitor.
 */
export function drawNow(surface: Surface | null): void {
  const canvas = surface?.context?.canvas
  if (!canvas?.width || !canvas.height) return
  createImageBitmap(canvas, 0, 0, 1, 1).then((pixel) => pixel.close(), reportError)
}

/** Shows what is drawn as a bitmap: without a graphics card a browser copies every other canvas in each frame that changes anything. */
function createBitmapSurface(): Surface {
  const shown = document.createElement('canvas')
  const drawn = new OffscreenCanvas(1, 1)
  return {
    shown,
    context: drawn.getContext('2d'),
    isKeeping: false,
    show: () => {
      shown.width = drawn.width
      shown.height = drawn.height
      shown.getContext('bitmaprenderer')?.transferFromImageBitmap(drawn.transferToImageBitmap())
    },
  }
}

/** Puts another surface in the place of one. */
function replace({ shown }: Surface, by: Surface): Surface {
  by.shown.style.cssText = shown.style.cssText
  shown.replaceWith(by.shown)
  return by
}

/** The same, nothing of it drawn yet, for what will be drawn again in part. */
export const keeping = (surface: Surface): Surface => replace(surface, createKeepingSurface())

/** The same with what is drawn on it, for what will be moved. */
export function asBitmap(surface: Surface): Surface {
  if (typeof OffscreenCanvas === 'undefined') return surface
  const bitmap = createBitmapSurface()
  const { context } = bitmap
  if (context === null) return surface
  context.canvas.width = surface.shown.width
  context.canvas.height = surface.shown.height
  context.drawImage(surface.shown, 0, 0)
  bitmap.show()
  return replace(surface, bitmap)
}
