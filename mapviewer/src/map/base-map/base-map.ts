import type Feature from 'ol/Feature'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import type { Palette } from '../palette.ts'
import type { BaseMapData } from './base-map-data.ts'
import {
  blockFeatures,
  coastFeatures,
  inlandFeatures,
  landFeatures,
  partOf,
  quadrantFeatures,
  seaFeatures,
  townFeatures,
} from './features.ts'
import { drawnParts, type Ground } from './ground.ts'
import { KEPT_CLASS, keepDrawn } from './keep-drawn.ts'
import { NAMED_BELOW, nameStyle, shapeStyle } from './styles.ts'

/** The grid at sea lies above tiles of another host; names stand above the objects and what is chosen. */
const Z_INDEX = { sea: 2, names: 50 }
/** Between the layers of names: less than between names and anything else. */
const LITTLE = 0.1

export type BaseMap = {
  readonly shapes: readonly VectorLayer[]
  readonly names: readonly VectorLayer[]
  /** Draws it in other colours. */
  readonly paint: (palette: Palette) => void
  /** Draws more or less of it. */
  readonly show: (ground: Ground) => void
}

/** The base map is small, so it may be drawn anew in every frame: no blank edges while the visitor drags. */
const live = { updateWhileAnimating: true, updateWhileInteracting: true }

const layerOf = (features: Feature[], zIndex = 0): VectorLayer =>
  // A handful of shapes needs no tree to be found in.
  new VectorLayer({
    ...live,
    source: new VectorSource({ features, useSpatialIndex: false }),
    className: KEPT_CLASS,
    zIndex,
  })

type Names = { readonly features: () => Feature[]; readonly maxResolution: number; readonly zIndex: number }

/** From afar so many metres fit in a pixel: those names are wanted at once, and the others when the map is first near enough. */
const FAR = 1000

function namesLayer({ features, maxResolution, zIndex }: Names): VectorLayer {
  const source: VectorSource =
    maxResolution > FAR
      ? new VectorSource({ features: features() })
      : new VectorSource({ loader: () => source.addFeatures(features()) })
  return new VectorLayer({ ...live, source, maxResolution, zIndex, declutter: true })
}

/** Where there is no room for all names, those of a layer above are kept. */
const namesLayers = (data: BaseMapData): readonly VectorLayer[] =>
  [
    { features: () => quadrantFeatures(data), maxResolution: NAMED_BELOW.quadrant },
    ...([1, 2, 3] as const).map((rank) => ({
      features: () => townFeatures(data, rank),
      maxResolution: NAMED_BELOW.town[rank],
    })),
    { features: () => blockFeatures(data), maxResolution: NAMED_BELOW.block },
  ].map((names, at) => namesLayer({ ...names, zIndex: Z_INDEX.names - at * LITTLE }))

/** Our own base map: it needs no network and no other host. */
export function createBaseMap(data: BaseMapData): BaseMap {
  const land = layerOf(landFeatures(data))
  const coast = layerOf(coastFeatures(data))
  const inland = layerOf(inlandFeatures(data))
  const sea = layerOf(seaFeatures(data), Z_INDEX.sea)
  const names = namesLayers(data)
  let drawn = drawnParts.atlas
  const shapes = [land, inland, coast, sea]
  keepDrawn(shapes)
  return {
    shapes,
    names,
    paint: (palette) => {
      const shape = shapeStyle(palette)
      const name = nameStyle(palette)
      for (const layer of shapes)
        layer.setStyle((feature) => {
          const { part } = partOf(feature)
          return drawn.includes(part) ? shape(part) : undefined
        })
      for (const layer of names)
        layer.setStyle((feature, resolution) => {
          const part = partOf(feature)
          return drawn.includes(part.part) ? name(part, resolution) : undefined
        })
    },
    show: (ground) => {
      drawn = drawnParts[ground]
      for (const layer of [...shapes, ...names]) layer.changed()
    },
  }
}
