import type Feature from 'ol/Feature'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import type { Palette } from '../palette.ts'
import type { BaseMapData } from './base-map-data.ts'
import { coastFeatures, inlandFeatures, landFeatures, nameFeatures, partOf } from './features.ts'
import type { OwnBaseMap } from './names.ts'
import { nameStyle, shapeStyle } from './styles.ts'

/** Names stand above the objects and what is chosen. */
const NAMES_Z_INDEX = 50

export type BaseMap = {
  readonly layers: readonly VectorLayer[]
  /** Draws it in other colours. */
  readonly paint: (palette: Palette) => void
  readonly show: (name: OwnBaseMap) => void
}

/** The base map is small, so it may be drawn anew in every frame: no blank edges while the visitor drags. */
const layerOf = (features: Feature[], zIndex = 0): VectorLayer =>
  new VectorLayer({
    source: new VectorSource({ features }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    zIndex,
    declutter: zIndex > 0,
  })

/** Our own base map: it needs no network and no other host. */
export function createBaseMap(data: BaseMapData): BaseMap {
  const land = layerOf(landFeatures(data))
  const coast = layerOf(coastFeatures(data))
  const inland = layerOf(inlandFeatures(data))
  const names = layerOf(nameFeatures(data), NAMES_Z_INDEX)
  return {
    layers: [land, inland, coast, names],
    paint: (palette) => {
      const shape = shapeStyle(palette)
      const name = nameStyle(palette)
      for (const layer of [land, coast, inland]) layer.setStyle((feature) => shape(partOf(feature).part))
      names.setStyle((feature, resolution) => name(partOf(feature), resolution))
    },
    show: (kind) => {
      for (const layer of [inland, names]) layer.setVisible(kind === 'atlas')
    },
  }
}
