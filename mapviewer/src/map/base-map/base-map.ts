import type Feature from 'ol/Feature'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import type { Palette } from '../palette.ts'
import type { BaseMapData } from './base-map-data.ts'
import { coastFeatures, inlandFeatures, landFeatures, nameFeatures, partOf, seaFeatures } from './features.ts'
import { drawnParts, type Ground } from './ground.ts'
import { nameStyle, shapeStyle } from './styles.ts'

/** The grid at sea lies above tiles of another host; names stand above the objects and what is chosen. */
const Z_INDEX = { sea: 2, names: 50 }

export type BaseMap = {
  readonly layers: readonly VectorLayer[]
  /** Draws it in other colours. */
  readonly paint: (palette: Palette) => void
  /** Draws more or less of it. */
  readonly show: (ground: Ground) => void
}

/** The base map is small, so it may be drawn anew in every frame: no blank edges while the visitor drags. */
const layerOf = (features: Feature[], zIndex = 0): VectorLayer =>
  new VectorLayer({
    source: new VectorSource({ features }),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    zIndex,
    declutter: zIndex === Z_INDEX.names,
  })

/** Our own base map: it needs no network and no other host. */
export function createBaseMap(data: BaseMapData): BaseMap {
  const land = layerOf(landFeatures(data))
  const coast = layerOf(coastFeatures(data))
  const inland = layerOf(inlandFeatures(data))
  const sea = layerOf(seaFeatures(data), Z_INDEX.sea)
  const names = layerOf(nameFeatures(data), Z_INDEX.names)
  let drawn = drawnParts.atlas
  const layers = [land, inland, coast, sea, names]
  return {
    layers,
    paint: (palette) => {
      const shape = shapeStyle(palette)
      const name = nameStyle(palette)
      for (const layer of [land, coast, inland, sea])
        layer.setStyle((feature) => {
          const { part } = partOf(feature)
          return drawn.includes(part) ? shape(part) : undefined
        })
      names.setStyle((feature, resolution) => {
        const part = partOf(feature)
        return drawn.includes(part.part) ? name(part, resolution) : undefined
      })
    },
    show: (ground) => {
      drawn = drawnParts[ground]
      for (const layer of layers) layer.changed()
    },
  }
}
