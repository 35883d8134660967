import type { FrameState } from 'ol/Map'

/** The part of the world that is drawn, in metres, and in how many pixels of the screen. */
export type Seen = {
  readonly center: readonly [number, number]
  readonly resolution: number
  readonly size: readonly [number, number]
  readonly ratio: number
}

/** What a frame of the map shows, on a picture that is so many times as wide. */
export const seenIn = ({ viewState, size, pixelRatio }: FrameState, larger = 1): Seen => ({
  center: [viewState.center[0] ?? 0, viewState.center[1] ?? 0],
  resolution: viewState.resolution,
  size: [Math.round((size[0] ?? 0) * larger), Math.round((size[1] ?? 0) * larger)],
  ratio: pixelRatio,
})

export const isSame = (one: Seen | null, other: Seen): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** From metres to pixels of the canvas: east is right of the left edge, north above the lower one. */
export type OnCanvas = { readonly scale: number; readonly left: number; readonly bottom: number }

export const onCanvas = ({ center: [x, y], resolution, size: [width, height], ratio }: Seen): OnCanvas => ({
  scale: ratio / resolution,
  left: (width / 2 - x / resolution) * ratio,
  bottom: (height / 2 + y / resolution) * ratio,
})

/** OpenLayers would draw the layers above on a bare canvas that it is given. */
export function createPictureElement(of: 'objects' | 'ground'): HTMLElement {
  const element = document.createElement('div')
  element.className = `layer-picture is-of-${of}`
  return element
}

/** Where what was drawn lies while the map moves; it is drawn again when that rests. */
export function movedTo(
  drawn: Seen,
  { center, resolution }: Seen,
  [width = 0, height = 0]: readonly number[],
): string {
  const scale = drawn.resolution / resolution
  const x = (drawn.center[0] - center[0]) / resolution + width / 2 - (scale * drawn.size[0]) / 2
  const y = (center[1] - drawn.center[1]) / resolution + height / 2 - (scale * drawn.size[1]) / 2
  return `translate(${x}px, ${y}px) scale(${scale / drawn.ratio})`
}
