import type VectorLayer from 'ol/layer/Vector'
import type { FrameState } from 'ol/Map'
import { getUid } from 'ol/util'

/** Layers that are kept share a canvas with each other and with nothing else. */
export const KEPT_CLASS = 'map-ground'

/** What a drawing depends on: the view, the layers themselves, and what lies between or under them. */
function drawnBy(layers: readonly VectorLayer[], frame: FrameState): string {
  const { viewState, size, pixelRatio, layerStatesArray } = frame
  const highest = Math.max(...layers.map((layer) => layer.getZIndex() ?? 0))
  const below = layerStatesArray.flatMap(({ layer, zIndex = 0, visible }) =>
    visible && zIndex <= highest ? [getUid(layer)] : [],
  )
  const { center, resolution, rotation } = viewState
  const revisions = layers.map((layer) => layer.getRevision())
  return JSON.stringify([center, resolution, rotation, size, pixelRatio, below, revisions])
}

/**
 * Draws layers again only where the view or they themselves changed. OpenLayers draws all of a map again when anything on it
 * changes, such as a layer of objects that comes in. The first of the layers is the lowest.
 */
export function keepDrawn(layers: readonly VectorLayer[]): void {
  let last = ''
  let isKept = false
  for (const layer of layers) {
    const draw = layer.render.bind(layer)
    let drawn: HTMLElement | null = null
    layer.render = (frame, target) => {
      if (frame !== null && layer === layers[0]) {
        const now = drawnBy(layers, frame)
        isKept = now === last
        last = now
      }
      if (!isKept || drawn === null) drawn = draw(frame, target)
      return drawn
    }
  }
}
