import { registers } from '@datacentre/catalogue'
import { mapLayers, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { orderRows } from '@datacentre/catalogue/list/order'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import {
  currentVersion,
  keptVersions,
  readRows,
  type Connection,
  type Store,
  type Version,
} from '@datacentre/database'
import { speechIn } from '../speech-in.ts'
import { drawLayer, keepDrawn, readDrawn, type DrawnLayer } from './drawn-layer.ts'
import type { PackedFiles, Rows } from './packed-files.ts'

export type RowsOf = (table: Table) => Rows
type DrawnOf = (layer: MapLayer) => DrawnLayer

/** The tables that are held in memory. */
export const tablesServed: readonly Table[] = [
  ...registers,
  facilities,
  deviationSurveys,
  ...productionScreens.flatMap((screen): Table[] => (screen.table === null ? [] : [screen.table])),
]

export type ReadDataset = {
  readonly version: Version
  /** This version and those before it that the store keeps, the newest first. */
  readonly history: readonly Version[]
  readonly rowsOf: RowsOf
  readonly drawnOf: DrawnOf
}

type FilesOf = (version: Version) => PackedFiles

/** The dataset that stands: from disk when these rows were served before, else from the store, at one moment. */
export async function readDataset(store: Store, filesOf: FilesOf): Promise<ReadDataset | null> {
  const standing = await currentVersion(store)
  if (standing === null) return null
  const kept = await readKept(standing, filesOf(standing))
  if (kept !== null) return { ...kept, history: await keptVersions(store) }
  const read = await store.atOneMoment(({ db }) => readFromStore({ db }, ([newest]) => newest))
  return read && keepRead(read, filesOf(read.version))
}

/** An earlier version from the store, for who goes back to it; null when its rows are gone by now. */
export async function readEarlier(store: Store, id: number, filesOf: FilesOf): Promise<ReadDataset | null> {
  const read = await store.atOneMoment(({ db }) =>
    readFromStore({ db }, (kept) => kept.find((version) => version.id === id)),
  )
  return read && keepRead(read, filesOf(read.version))
}

async function keepRead(read: ReadDataset, files: PackedFiles): Promise<ReadDataset> {
  for (const table of tablesServed) await files.keepRows(table.id, read.rowsOf(table)())
  for (const layer of mapLayers) await keepDrawn(files, layer, read.drawnOf(layer))
  return read
}

/** What is kept of a version on disk; null where some of it is not. */
export async function readKept(
  version: Version,
  files: PackedFiles,
): Promise<Omit<ReadDataset, 'history'> | null> {
  const rows = new Map<string, Rows>()
  for (const { id } of tablesServed) {
    const kept = await files.readRows(id)
    if (kept === null) return null
    rows.set(id, kept)
  }
  const drawn = new Map<string, DrawnLayer>()
  for (const layer of mapLayers) {
    const kept = await readDrawn(files, layer)
    if (kept === null) return null
    drawn.set(layer.id, kept)
  }
  return { version, ...asRead(rows, drawn) }
}

const asRead = (
  rows: ReadonlyMap<string, Rows>,
  drawn: ReadonlyMap<string, DrawnLayer>,
): Pick<ReadDataset, 'rowsOf' | 'drawnOf'> => ({
  rowsOf: (table) => rows.get(table.id) ?? (() => []),
  drawnOf: ({ id }) => {
    const layer = drawn.get(id)
    if (layer === undefined) throw new Error(`the layer ${id} was not drawn`)
    return layer
  },
})

/** What has a layer is listed, drawn and exported by name, so it is put in that order once. */
export function byName({ table, title }: MapLayer, rows: readonly AnyRow[]): readonly AnyRow[] {
  const name = table.columns.find((column) => column.key === title)
  if (name === undefined) throw new Error(`${table.id} has no column ${title}`)
  return Array.from(orderRows(rows, name, speechIn('nl')), (row) => rows[row]!)
}

async function readFromStore(
  { db }: Connection,
  choose: (kept: readonly Version[]) => Version | undefined,
): Promise<ReadDataset | null> {
  const history = await keptVersions({ db })
  const version = choose(history)
  if (version === undefined) return null
  const reading = { db, parts: version.parts }
  const rows = new Map<string, readonly AnyRow[]>()
  for (const table of tablesServed) {
    const read: readonly AnyRow[] = await readRows(reading, table)
    const layer = mapLayers.find((candidate) => candidate.table.id === table.id)
    rows.set(table.id, layer === undefined ? read : byName(layer, read))
  }
  const drawn = new Map<string, DrawnLayer>()
  for (const layer of mapLayers)
    drawn.set(layer.id, await drawLayer(reading, layer, rows.get(layer.table.id) ?? []))
  const held = new Map([...rows].map(([id, table]): [string, Rows] => [id, () => table]))
  return { version, history, ...asRead(held, drawn) }
}
