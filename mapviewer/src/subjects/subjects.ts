import type { StyleClass } from '@datacentre/catalogue/colours'
import {
  layerNamed,
  mapLayers,
  type LayerName,
  type MapLayer,
} from '@datacentre/catalogue/geography/map-layers'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import type { DerivedTextKey } from '@datacentre/catalogue/texts/keys'

/** One object on the map, by the id its page is called with. */
export type ObjectId = { readonly layer: LayerName; readonly id: string }

export const sameObject = (one: ObjectId | null, other: ObjectId | null): boolean =>
  one?.layer === other?.layer && one?.id === other?.id

export const isLayer = (name: string): name is LayerName => layerNamed(name) !== undefined

const byName = new Map<LayerName, MapLayer>(mapLayers.map((layer) => [layer.name, layer]))

export function layerOf(name: LayerName): MapLayer {
  const layer = byName.get(name)
  if (layer === undefined) throw new Error(`there is no layer ${name}`)
  return layer
}

/** What a layer is called: as its register, or as its table where it has none. */
export const layerTitle = ({ register }: MapLayer): DerivedTextKey =>
  register === null ? 'table.facilities' : `register.${register.id}.title`

/** What one object of a layer is called. */
export const kindOf = (name: LayerName): TextKey => `map.kind.${name}`

/** Facilities have no register, and so no colour of one. */
export const layerStyle = ({ register }: MapLayer): StyleClass => register?.style ?? 'production-mining'
