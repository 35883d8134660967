import type { LayerName } from '../grammar/layer-name.ts'
import type { MappedTable } from '../grammar/mapped-table.ts'
import type { OnMap } from '../grammar/on-map.ts'
import type { Register } from '../grammar/register.ts'
import { registers } from '../registers/index.ts'
import { facilities } from '../supporting/facilities.ts'

export type { LayerName } from '../grammar/layer-name.ts'

/** A table as the map shows it. */
export type MapLayer = Omit<OnMap, 'layer'> & {
  readonly name: LayerName
  readonly table: MappedTable
  /** The register whose list has the same rows, to be joined by key; facilities have none. */
  readonly register: Register | null
  readonly key: string
  /** The column that names an object. */
  readonly title: string
}

const layerOf = (table: MappedTable, register: Register | null): MapLayer => {
  const { layer: name, ...carried } = table.onMap
  return { ...carried, name, table, register, key: table.key[0] ?? '', title: table.name }
}

/** Every layer of the map, in the order of the registers. */
export const mapLayers: readonly MapLayer[] = [
  ...registers.map((register) => layerOf(register, register)),
  layerOf(facilities, null),
]

export const layerNames: readonly LayerName[] = mapLayers.map(({ name }) => name)

export const layerNamed = (name: string): MapLayer | undefined =>
  mapLayers.find((layer) => layer.name === name)

/** The name of a link, as the answer of an object call has it. */
export type RelationName = (
  | (typeof registers)[number]
  | typeof facilities
)['onMap']['relations'][number]['relation']
