import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import { layerStyle } from '../../subjects/subjects.ts'
import type { Palette } from '../palette.ts'
import { hideWhileEmpty } from './hide-empty.ts'
import { featureAt, rowOf } from './layer-features.ts'
import type { RowStyle } from './layer-styles.ts'
import { nameStyles } from './name-style.ts'
import { NAMED_BELOW, rowName } from './row-name.ts'
import { rowsOf, type StandingOut } from './standing-out.ts'

/** Above all names: their own names are placed first, and other names give way to their signs. */
const Z_INDEX = { signs: 75, names: 80 }

/** So many selected objects are named at every scale; more than these carry their names where all objects do. */
const MOST_NAMED = 25

/** From afar a sign that stands out is as large as it is at this many metres in a pixel. */
const AS_NEAR_AS = 59

export type TopLayer = {
  readonly layers: readonly VectorLayer<VectorSource>[]
  readonly paint: (painting: {
    readonly palette: Palette
    readonly style: RowStyle
    readonly standing: StandingOut
  }) => void
}

/** What stands out of a layer, drawn on top of everything: its own signs and names. */
export function createTopLayer(name: LayerId, data: Layer): TopLayer {
  const source = new VectorSource()
  const live = { source, updateWhileAnimating: true, updateWhileInteracting: true, style: [] }
  const signs = new VectorLayer({ ...live, zIndex: Z_INDEX.signs, declutter: true })
  const names = new VectorLayer({ ...live, zIndex: Z_INDEX.names, declutter: true })
  for (const layer of [signs, names]) hideWhileEmpty(layer, source)
  return {
    layers: [signs, names],
    paint: ({ palette, style, standing }) => {
      source.clear(true)
      source.addFeatures([...rowsOf(standing)].flatMap((row) => featureAt(data, row) ?? []))
      const named = nameStyles(
        { kind: data.kind, style: layerStyle(layerOf(name)), standsOut: true },
        palette,
      )
      const areFew = standing.selected.size <= MOST_NAMED
      signs.setStyle((feature, resolution) => style(rowOf(feature), Math.min(resolution, AS_NEAR_AS)))
      names.setStyle((feature, resolution) => {
        const row = rowOf(feature)
        const isNamed = areFew || row === standing.chosen || resolution < NAMED_BELOW[data.kind]
        return isNamed ? named(rowName(name, data, row)) : undefined
      })
    },
  }
}
