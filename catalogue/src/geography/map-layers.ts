import type { LayerId } from '../grammar/identity.ts'
import type { MappedTable } from '../grammar/mapped-table.ts'
import type { OnMap } from '../grammar/on-map.ts'
import type { Register } from '../grammar/register.ts'
import { registers } from '../registers/index.ts'
import { facilities } from '../supporting/facilities.ts'

export type { LayerId } from '../grammar/identity.ts'

type AnyMapped = (typeof registers)[number] | typeof facilities

/** The layers as the map's calls and addresses name them. */
export type WireName = AnyMapped['onMap']['wireName']

/** A table as the map shows it. */
export type MapLayer = OnMap & {
  readonly id: LayerId
  readonly wireName: WireName
  readonly table: MappedTable
  /** The register whose list has the same rows, to be joined by key; facilities have none. */
  readonly register: Register | null
  readonly key: string
  /** The column that names an object. */
  readonly title: string
}

const layerFrom = (table: AnyMapped, register: Register | null): MapLayer => ({
  ...table.onMap,
  id: table.id,
  table,
  register,
  key: table.key[0],
  title: table.name,
})

/** Every layer of the map, in the order of the registers. */
export const mapLayers: readonly MapLayer[] = [
  ...registers.map((register) => layerFrom(register, register)),
  layerFrom(facilities, null),
]

const byId = new Map(mapLayers.map((layer) => [layer.id, layer]))

export function layerOf(id: LayerId): MapLayer {
  const layer = byId.get(id)
  if (layer === undefined) throw new Error(`there is no layer ${id}`)
  return layer
}

export const wireNames: readonly WireName[] = mapLayers.map(({ wireName }) => wireName)

const byWireName = new Map<string, MapLayer>(mapLayers.map((layer) => [layer.wireName, layer]))

/** The layer that an address or a call names; undefined where it is not one of ours. */
export const layerByWireName = (name: string): MapLayer | undefined => byWireName.get(name)

/** The id of a layer that a call names. */
export function layerIdOf(wireName: WireName): LayerId {
  const layer = layerByWireName(wireName)
  if (layer === undefined) throw new Error(`no call has a layer ${wireName}`)
  return layer.id
}

/** The name of a link, as the answer of an object call has it. */
export type RelationName = AnyMapped['onMap']['relations'][number]['relation']
