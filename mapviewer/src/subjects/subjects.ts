import type { StyleClass } from '@datacentre/catalogue/colours'
import type { LayerId, MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import type { DerivedTextKey } from '@datacentre/catalogue/texts/keys'

export const sameObject = (one: ObjectId | null, other: ObjectId | null): boolean =>
  one?.layer === other?.layer && one?.id === other?.id

/** What a layer is called: as its register, or as its table where it has none. */
export const layerTitle = ({ register }: MapLayer): DerivedTextKey =>
  register === null ? 'table.facilities' : `register.${register.id}.title`

/** What one object of a layer is called. */
export const kindOf = (id: LayerId): TextKey => `map.kind.${id}`

/** Facilities have no register, and so no colour of one. */
export const layerStyle = ({ register }: MapLayer): StyleClass => register?.style ?? 'production-mining'
