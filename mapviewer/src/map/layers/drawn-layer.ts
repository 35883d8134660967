import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type Feature from 'ol/Feature'
import type BaseLayer from 'ol/layer/Base'
import VectorLayer from 'ol/layer/Vector'
import VectorImageLayer from 'ol/layer/VectorImage'
import VectorSource from 'ol/source/Vector'
import { getUid } from 'ol/util'
import { layerStyle } from '../../subjects/subjects.ts'
import type { Palette } from '../palette.ts'
import type { PastRows } from '../past/past-rows.ts'
import { createPastPicture } from '../past/past-picture.ts'
import { createYearMask } from '../past/year-mask.ts'
import type { NamedObject } from '../view/scene.ts'
import { featuresOf, rowOf } from './layer-features.ts'
import { layerLooks } from './layer-looks.ts'
import type { Shows } from './shown-rows.ts'
import { nameStyles } from './name-style.ts'
import { objectIn } from './object-in.ts'
import { NAMED_BELOW, rowName } from './row-name.ts'
import { rowsOf, type StandingOut } from './standing-out.ts'
import { createTopLayer } from './top-layer.ts'

/** Signs lie above the base map and under what is chosen; names above both, and above the names of the base map. */
const Z_INDEX = { signs: 10, names: 60 }

/** While rows are selected the others are this much lighter: the signs, and their names, which must still be read. */
const DIMMED = { signs: 0.3, names: 0.6 }

type Painting = {
  readonly palette: Palette
  readonly shows: Shows
  readonly standing: StandingOut
  /** In which years rows were there, where the map is set to a year. */
  readonly past: PastRows | null
}

/** A layer on the map. */
export type DrawnLayer = {
  readonly name: LayerId
  readonly data: Layer
  /** The signs, drawn as one picture; of the past on a canvas of their own, as they change with every year. */
  readonly signs: VectorImageLayer<VectorSource> | VectorLayer<VectorSource>
  /** Everything it puts on the map: signs, names, which give way to each other across all layers, and what stands out. */
  readonly layers: readonly BaseLayer[]
  readonly source: VectorSource
  readonly paint: (painting: Painting) => void
  /** Draws what was there at the end of a year, where it was painted with years. */
  readonly showYear: (year: number) => void
  /** Whether a feature is drawn, as the layer was last painted. */
  readonly shows: (feature: Feature) => boolean
  readonly objectOf: (feature: Feature) => NamedObject
  readonly objectAt: (row: number) => NamedObject
  /** The feature of an object by the id of its page; none where its place is not known. */
  readonly featureOf: (id: string) => Feature | undefined
}

/** More is drawn than is seen, so that a drag does not uncover blank edges at once. */
const IMAGE_RATIO = 1.5

export function drawLayer(name: LayerId, data: Layer, isPast = false): DrawnLayer {
  const layer = layerOf(name)
  const ranks = layerLooks[name].ranks?.(data)
  const source = new VectorSource({ features: featuresOf(data, ranks) })
  const zIndex = Z_INDEX.signs + layer.height
  const picture = isPast ? createPastPicture(data) : null
  const signs = picture
    ? new VectorLayer({ source, zIndex, style: [] })
    : new VectorImageLayer({ source, imageRatio: IMAGE_RATIO, zIndex, style: [] })
  // On paper it is drawn by its style, as all layers are.
  if (picture) signs.render = picture.render
  const names = new VectorLayer({
    source,
    maxResolution: NAMED_BELOW[data.kind],
    zIndex: Z_INDEX.names + layer.height,
    declutter: true,
    // Of two names without room for both the first stands: it is that of the sign on top, which is made last.
    ...(ranks && { renderOrder: (one, other) => Number(getUid(other)) - Number(getUid(one)) }),
    style: [],
  })
  const objectAt = (row: number): NamedObject => objectIn(layer, data, row)
  const features = new Map(source.getFeatures().map((feature) => [rowOf(feature), feature]))
  const top = createTopLayer(name, data, (row) => {
    const feature = features.get(row)
    return feature === undefined ? [] : [feature]
  })
  const objectOf = (feature: Feature): NamedObject => objectAt(rowOf(feature))
  let byId: Map<string, Feature> | null = null
  // Until it is painted nothing of it is shown.
  let shows: Shows = () => false
  const mask = createYearMask()
  return {
    name,
    data,
    signs,
    layers: [signs, names, ...top.layers],
    source,
    paint: ({ palette, shows: shown, standing, past }) => {
      const always = rowsOf(standing)
      mask.setPast(past)
      shows = (row) => (shown(row) && mask.isThere(row)) || always.has(row)
      const isUnder: Shows = (row) => mask.isThere(row) && shown(row) && !always.has(row)
      const {
        style,
        isNamed = () => true,
        heights,
      } = layerLooks[name].rows({
        layer: data,
        palette,
        shows: shown,
        always,
        past: past && { rows: past, year: mask.year },
      })
      if (past) picture?.setDrawing({ isDrawn: isUnder, style, heights: heights ?? past.from })
      const isDimmed = standing.selected.size > 0
      signs.setOpacity(isDimmed ? DIMMED.signs : 1)
      names.setOpacity(isDimmed ? DIMMED.names : 1)
      top.paint({ palette, style, standing })
      const named = nameStyles({ kind: data.kind, style: layerStyle(layerOf(name)) }, palette)
      signs.setStyle((feature, resolution) => {
        const row = rowOf(feature)
        return isUnder(row) ? style(row, resolution) : undefined
      })
      names.setStyle((feature, resolution) => {
        const row = rowOf(feature)
        return isUnder(row) && isNamed(row, resolution) ? named(rowName(name, data, row)) : undefined
      })
    },
    showYear: (year) => {
      if (!mask.setYear(year) || picture === null) return
      picture.redraw()
      // Where no names are drawn, the map itself need not be.
      if (picture.resolution() < NAMED_BELOW[data.kind]) names.changed()
    },
    shows: (feature) => shows(rowOf(feature)),
    objectOf,
    objectAt,
    featureOf: (id) => {
      byId ??= new Map(source.getFeatures().map((feature) => [objectOf(feature).id, feature]))
      return byId.get(id)
    },
  }
}
