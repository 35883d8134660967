import { objectAddress } from '../object-address.ts'
import { layerByWireName, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { Link as ObjectLink } from '@datacentre/catalogue/wire/map-calls'
import { collectionNamed, type Collection } from '../collections/collections.ts'
import type { Asked } from '../features/api-base.ts'
import { featuresAt, type FeatureJson } from '../features/items.ts'
import { linksOf } from '../routes/objects/object-links.ts'
import type { FigureSeries } from '../snapshot/figure-series.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** An object of a register, with what it is linked to and what it reported. */
export type ObjectDocument = {
  readonly layer: MapLayer
  readonly collection: Collection
  readonly feature: FeatureJson
  readonly name: string
  /** Its one address; others lead to it. */
  readonly address: string
  readonly links: Readonly<Record<string, readonly (ObjectLink & { readonly address: string })[]>>
  readonly figures: readonly (FigureSeries & { readonly screen: string })[]
}

/** The object of the standing version that an address names, by its key or by what else its page is known by; null where there is none. */
export async function objectNamed(
  snapshot: Snapshot,
  layer: LayerId,
  id: string,
  asked: Asked,
): Promise<ObjectDocument | null> {
  const served = snapshot.layers.get(layer)
  const row = served?.find(id)
  const collection = collectionNamed(layer)
  if (served === undefined || row === undefined || collection === undefined) return null
  const features = snapshot.features.get(collection.id)
  const place = features?.placeOf(collection.idOf(row))
  if (features === undefined || place === undefined) return null
  const key = row[served.layer.key] as string | number
  const links = Object.fromEntries(
    Object.entries(await linksOf({ served, row }, snapshot)).map(([relation, list]) => [
      relation,
      list.map((link) => ({
        ...link,
        address: objectAddress(asked, layerByWireName(link.layer)?.id ?? layer, link.key),
      })),
    ]),
  )
  return {
    layer: served.layer,
    collection,
    feature: featuresAt(features.file.read([place]))[0]!,
    name: String(row[served.layer.title]),
    address: objectAddress(asked, layer, key),
    links,
    figures: served.layer.reportedBy.flatMap((screen) =>
      (snapshot.figures.get(screen)?.seriesOf(key) ?? []).map((series) => ({ ...series, screen })),
    ),
  }
}

/** The key that the object is kept under. */
export const keyOf = ({ layer, feature }: Pick<ObjectDocument, 'layer' | 'feature'>): string | number =>
  (feature.properties[layer.key] as string | number | null) ?? feature.id
