import type Feature from 'ol/Feature'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import type Style from 'ol/style/Style'
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
  type Part,
} from './features.ts'
import { drawnParts, type Ground } from './ground.ts'
import { createGroundPicture, type GroundPicture } from './ground-picture.ts'
import { lowShapes, seaShapes, type GroundShape } from './ground-shapes.ts'
import { NAMED_BELOW, nameStyle, shapeStyle } from './styles.ts'

/** The grid at sea lies above tiles of another host, which lie above the rest; names stand above the objects and what is chosen. */
const Z_INDEX = { low: 0, sea: 2, names: 50 }
/** Between the layers of names: less than between names and anything else. */
const LITTLE = 0.1

export type BaseMap = {
  readonly shapes: readonly VectorLayer[]
  readonly names: readonly VectorLayer[]
  /** Kept once its shapes are first seen. */
  readonly whenSeen: Promise<unknown>
  /** Draws it in other colours. */
  readonly paint: (palette: Palette) => void
  /** Draws more or less of it. */
  readonly show: (ground: Ground) => void
}

/** A handful of shapes, drawn as one picture. */
type Shapes = { readonly layer: VectorLayer; readonly picture: GroundPicture }

type GroundLayer = {
  readonly shapes: readonly GroundShape[]
  readonly features: () => Feature[]
  readonly zIndex: number
}

function shapesLayer({ shapes, features, zIndex }: GroundLayer): Shapes {
  const picture = createGroundPicture(shapes)
  // On paper it is drawn by its features, as all layers are.
  const source: VectorSource = new VectorSource({ loader: () => source.addFeatures(features()) })
  const layer = new VectorLayer({ source, zIndex, style: [] })
  layer.render = picture.render
  return { layer, picture }
}

/** Names are few, so they may be drawn anew in every frame: none is missing while the visitor drags. */
const live = { updateWhileAnimating: true, updateWhileInteracting: true }

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
  const low = shapesLayer({
    shapes: lowShapes(data),
    features: () => [...landFeatures(data), ...inlandFeatures(data), ...coastFeatures(data)],
    zIndex: Z_INDEX.low,
  })
  const sea = shapesLayer({
    shapes: seaShapes(data),
    features: () => seaFeatures(data),
    zIndex: Z_INDEX.sea,
  })
  const names = namesLayers(data)
  let drawn = drawnParts.atlas
  let shape: ReturnType<typeof shapeStyle> = () => undefined
  const paintShapes = (): void => {
    const styleOf = (part: Part['part']): Style | undefined =>
      drawn.includes(part) ? shape(part) : undefined
    for (const { layer, picture } of [low, sea]) {
      picture.setStyle(styleOf)
      layer.setStyle((feature) => styleOf(partOf(feature).part))
    }
  }
  return {
    shapes: [low.layer, sea.layer],
    names,
    whenSeen: Promise.all([low.picture.whenSeen, sea.picture.whenSeen]),
    paint: (palette) => {
      shape = shapeStyle(palette)
      const name = nameStyle(palette)
      paintShapes()
      for (const layer of names)
        layer.setStyle((feature, resolution) => {
          const part = partOf(feature)
          return drawn.includes(part.part) ? name(part, resolution) : undefined
        })
    },
    show: (ground) => {
      drawn = drawnParts[ground]
      paintShapes()
      for (const layer of names) layer.changed()
    },
  }
}
