import { objectAddress } from '../object-address.ts'
import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import { layerOf, type LayerId, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { Version } from '@datacentre/database'
import { collectionNamed } from '../collections/collections.ts'
import { featureOf } from '../collections/feature-file.ts'
import type { Asked } from '../features/api-base.ts'
import type { Installation } from '../installation.ts'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { oldObjectRow } from '../versions/old-rows.ts'
import { type ObjectDocument } from './object-document.ts'

type Then = Pick<Installation, 'store'> & { readonly snapshot: Snapshot; readonly version: Version }

/** An object as an old version has it, without links and figures, which are those of the standing one. */
export async function objectThen(
  { store, snapshot, version }: Then,
  id: LayerId,
  named: string,
  asked: Asked,
): Promise<ObjectDocument | null> {
  const layer = layerOf(id)
  const collection = collectionNamed(id)
  const key = keyNamed(snapshot, layer, named)
  if (collection === undefined || key === null) return null
  const found = await fromStore({ store, snapshot: { version } }, (reading) =>
    oldObjectRow(reading, layer, key),
  )
  if (found === null) return null
  const { row, geometry } = found
  return {
    layer,
    collection,
    feature: featureOf(collection, row, geometry),
    name: String(row[layer.title]),
    address: objectAddress(asked, id, key),
    links: {},
    figures: [],
  }
}

/** The key of what an address names: what stands now may be named by a code, what is gone by its key. */
function keyNamed({ layers }: Snapshot, { id, key, table }: MapLayer, named: string): string | number | null {
  const row = layers.get(id)?.find(named)
  if (row !== undefined) return row[key] as string | number
  const isNumber = table.columns.some((column) => column.key === key && column.kind === 'id')
  return isNumber ? (columnKinds.id.read(named) ?? null) : named
}
