import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type Geometry from 'ol/geom/Geometry'
import type BaseLayer from 'ol/layer/Base'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import { getUid } from 'ol/util'
import { layerStyle } from '../../subjects/subjects.ts'
import type { Palette } from '../palette.ts'
import type { PastRows } from '../past/past-rows.ts'
import { createYearMask } from '../past/year-mask.ts'
import { boxesOf, type LayerBoxes } from '../picture/layer-boxes.ts'
import { createLayerPicture } from '../picture/layer-picture.ts'
import type { NamedObject } from '../view/scene.ts'
import { featuresOf, geometryOf, rowOf } from './layer-features.ts'
import { layerLooks } from './layer-looks.ts'
import type { Shows } from '../../filter/left.ts'
import { nameStyles } from './name-style.ts'
import { objectIn } from './object-in.ts'
import { NAMED_BELOW, rowName } from './row-name.ts'
import { rowsOf, type StandingOut } from './standing-out.ts'
import { createTopLayer } from './top-layer.ts'

/** Signs lie above the base map and under what is chosen; names above both, and above the names of the base map. */
const Z_INDEX = { signs: 10, names: 60 }

/** While rows are selected, or one is chosen of those that lie over each other, the others are this much lighter: the signs, and their names, which must still be read. */
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
  /** The signs, drawn as one picture on a canvas of their own. */
  readonly signs: VectorLayer<VectorSource>
  /** Everything it puts on the map: signs, names, which give way to each other across all layers, and what stands out. */
  readonly layers: readonly BaseLayer[]
  readonly boxes: LayerBoxes
  /** Kept once its signs are first seen. */
  readonly whenSeen: Promise<void>
  readonly paint: (painting: Painting) => void
  /** Draws what was there at the end of a year, where it was painted with years. */
  readonly showYear: (year: number) => void
  /** Whether a row is drawn, as the layer was last painted. */
  readonly shows: Shows
  readonly objectAt: (row: number) => NamedObject
  /** The shape of an object by the id of its page; none where its place is not known. */
  readonly geometryOf: (id: string) => Geometry | null
}

/**
 * How many times as wide as the map the signs are drawn, so that a drag does not uncover blank edges at once. On a map that is
 * set to a year they are drawn as wide as it is: every step puts all of them on the screen again.
 */
const PICTURE_RATIO = { today: 1.5, past: 1 }

/** The features of a layer, made when names or paper first need them: its signs are drawn without. */
function featuresOnDemand(name: LayerId, data: Layer): VectorSource {
  const source: VectorSource = new VectorSource({
    loader: () => source.addFeatures(featuresOf(data, layerLooks[name].ranks?.(data))),
  })
  return source
}

export function drawLayer(name: LayerId, data: Layer, isPast = false): DrawnLayer {
  const layer = layerOf(name)
  const source = featuresOnDemand(name, data)
  const boxes = boxesOf(data)
  const picture = createLayerPicture(data, boxes, PICTURE_RATIO[isPast ? 'past' : 'today'])
  const signs = new VectorLayer({ source, zIndex: Z_INDEX.signs + layer.height, style: [] })
  // On paper it is drawn by its style, as all layers are.
  signs.render = picture.render
  const names = new VectorLayer({
    source,
    maxResolution: NAMED_BELOW[data.kind],
    zIndex: Z_INDEX.names + layer.height,
    declutter: true,
    // Of two names without room for both the first stands: it is that of the sign on top, which is made last.
    ...(layerLooks[name].ranks && {
      renderOrder: (one, other) => Number(getUid(other)) - Number(getUid(one)),
    }),
    style: [],
  })
  const objectAt = (row: number): NamedObject => objectIn(layer, data, row)
  const top = createTopLayer(name, data)
  let byId: Map<string, number> | null = null
  // Until it is painted nothing of it is shown.
  let shows: Shows = () => false
  const mask = createYearMask()
  return {
    name,
    data,
    signs,
    layers: [signs, names, ...top.layers],
    boxes,
    whenSeen: picture.whenSeen,
    paint: ({ palette, shows: shown, standing, past }) => {
      const always = rowsOf(standing)
      mask.setPast(past)
      shows = (row) => (shown(row) && mask.isThere(row)) || always.has(row)
      const isUnder: Shows = (row) => mask.isThere(row) && shown(row) && !always.has(row)
      const {
        style,
        isNamed = () => true,
        heights,
        ready,
      } = layerLooks[name].rows({
        layer: data,
        palette,
        shows: shown,
        always,
        past: past && { rows: past, year: mask.year },
      })
      picture.setDrawing({
        isDrawn: isUnder,
        style,
        heights: heights ?? (past ? () => past.from : undefined),
        ready,
      })
      const isDimmed =
        standing.selected.size > 0 || (standing.chosen !== null && layerLooks[name].dimsBesideChosen === true)
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
      if (!mask.setYear(year)) return
      picture.redraw()
      // Where no names are drawn, the map itself need not be.
      if (picture.resolution() < NAMED_BELOW[data.kind]) names.changed()
    },
    shows: (row) => shows(row),
    objectAt,
    geometryOf: (id) => {
      byId ??= new Map([...data.keys.keys()].map((row) => [objectAt(row).id, row]))
      const row = byId.get(id)
      return row === undefined ? null : geometryOf(data, row)
    },
  }
}
