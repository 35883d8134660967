import { currentInstallation } from '@datacentre/client/installation/installation'
import { defaults as defaultInteractions } from 'ol/interaction/defaults'
import OlMap from 'ol/Map'
import { createContext, useContext } from 'react'
import { createHighlight, type Highlight } from './chosen/highlight.ts'
import { createView } from './view/rd-view.ts'

/** The map of OpenLayers, and what stands out on it. */
export type MapModel = {
  readonly map: OlMap
  readonly highlight: Highlight
  /** How large the map was when it was last seen: the page around it may hide it to print. */
  readonly seenSize: () => readonly number[] | undefined
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor asks for no motion. */
export const isCalm = (): boolean => calm.matches

/** How long the map takes to travel, in milliseconds: no time for who asks for no motion. */
export const travelTime = (): number => (isCalm() ? 0 : 350)

export function createMapModel(): MapModel {
  const highlight = createHighlight()
  const map = new OlMap({
    controls: [],
    interactions: [],
    view: createView(currentInstallation().config.site),
    layers: [...highlight.layers],
  })
  let seen: readonly number[] | undefined
  map.on('change:size', () => {
    const size = map.getSize()
    if (size?.every((side) => side > 0)) seen = size
  })
  return { map, highlight, seenSize: () => seen }
}

/** Puts the map on the page, where hands move it; what this returns takes it away. Wheels listen on the whole page, and would keep a map that is gone. */
export function putOnPage({ map }: MapModel, element: HTMLElement): () => void {
  const moving = defaultInteractions({
    altShiftDragRotate: false,
    pinchRotate: false,
    zoomDuration: travelTime(),
  })
  map.getInteractions().extend(moving.getArray())
  map.setTarget(element)
  return () => {
    map.getInteractions().clear()
    map.setTarget(undefined)
  }
}

const MapModelContext = createContext<MapModel | null>(null)

export const MapModelProvider = MapModelContext.Provider

export function useMapModel(): MapModel {
  const model = useContext(MapModelContext)
  if (model === null) throw new Error('useMapModel needs a MapModelProvider above it')
  return model
}
