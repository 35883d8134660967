import { defaults as defaultInteractions } from 'ol/interaction/defaults'
import OlMap from 'ol/Map'
import { createContext, useContext } from 'react'
import { createHighlight, type Highlight } from './highlight.ts'
import { createView } from './rd-view.ts'

/** The map of OpenLayers, and what stands out on it. */
export type MapModel = {
  readonly map: OlMap
  readonly highlight: Highlight
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

/** How long the map takes to travel, in milliseconds: no time for who asks for no motion. */
export const travelTime = (): number => (calm.matches ? 0 : 350)

export function createMapModel(): MapModel {
  const highlight = createHighlight()
  const map = new OlMap({
    controls: [],
    interactions: defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      zoomDuration: travelTime(),
    }),
    view: createView(),
    layers: [highlight.layer],
  })
  return { map, highlight }
}

const MapModelContext = createContext<MapModel | null>(null)

export const MapModelProvider = MapModelContext.Provider

export function useMapModel(): MapModel {
  const model = useContext(MapModelContext)
  if (model === null) throw new Error('useMapModel needs a MapModelProvider above it')
  return model
}
