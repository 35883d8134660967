import { mapLayers, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { orderRows } from '@datacentre/catalogue/list/order'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
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
import { isSameTable, isShared, subjectTables, type Between } from './kept/made-of.ts'
import type { PackedFiles, Rows } from './kept/packed-files.ts'
import { tablesServed } from './kept/tables-served.ts'
import { inSameProvinces } from './subject-facts.ts'

export type RowsOf = (table: Table) => Rows
type DrawnOf = (layer: MapLayer) => DrawnLayer

export type ReadDataset = {
  readonly version: Version
  /** This version and those before it that the store keeps, the newest first. */
  readonly history: readonly Version[]
  readonly rowsOf: RowsOf
  readonly drawnOf: DrawnOf
  /** The version that it took over from what both share; left out where all was kept already, or there is none. */
  readonly earlier?: Version
}

type FilesOf = (version: Version) => PackedFiles

/** The dataset that stands: from disk when these rows were served before, else from the store, at one moment. */
export async function readDataset(store: Store, filesOf: FilesOf): Promise<ReadDataset | null> {
  const standing = await currentVersion(store)
  if (standing === null) return null
  const kept = await readKept(standing, filesOf(standing))
  if (kept !== null) return { ...kept, history: await keptVersions(store) }
  return readAndKeep(store, filesOf, ([newest]) => newest)
}

/** An earlier version from the store, for who goes back to it; null when its rows are gone by now. */
export const readEarlier = (store: Store, id: number, filesOf: FilesOf): Promise<ReadDataset | null> =>
  readAndKeep(store, filesOf, (kept) => kept.find((version) => version.id === id))

type Choose = (kept: readonly Version[]) => Version | undefined

/** Reads a version at one moment, as far as nothing of it is kept, and keeps that. */
async function readAndKeep(store: Store, filesOf: FilesOf, choose: Choose): Promise<ReadDataset | null> {
  const read = await store.atOneMoment(async ({ db }) => {
    const history = await keptVersions({ db })
    const version = choose(history)
    if (version === undefined) return null
    const earlier = await earlierWhole(version, history, filesOf)
    if (earlier !== null) await takeOver(version, earlier, { filesOf, inSameProvinces: haveSameRegisters })
    return { earlier, ...(await readFromStore({ db }, { version, history, files: filesOf(version) })) }
  })
  if (read === null) return null
  for (const keep of read.keeping) await keep()
  const { dataset, earlier } = read
  if (earlier === null) return dataset
  await takeOverFigures(dataset, earlier, filesOf)
  return { ...dataset, earlier }
}

/** The newest other version that is whole on disk; null where there is none. */
async function earlierWhole(
  { id }: Version,
  history: readonly Version[],
  filesOf: FilesOf,
): Promise<Version | null> {
  for (const other of history) if (other.id !== id && (await filesOf(other).isWhole())) return other
  return null
}

type Taking = {
  readonly filesOf: FilesOf
  readonly inSameProvinces: (table: string, between: Pick<Between, 'one' | 'other'>) => boolean
}

/** Takes over what another version has ready of the tables that both have: mostly one table changes, and the others stay. */
const takeOver = (one: Version, other: Version, { filesOf, inSameProvinces }: Taking): Promise<void> => {
  const between = { one, other, inSameProvinces: (table: string) => inSameProvinces(table, { one, other }) }
  return filesOf(one).takeOver(filesOf(other), (name) => isShared(name, between))
}

/** Before rows are read, provinces are known to be the same only where no register changed that tells them. */
const haveSameRegisters: Taking['inSameProvinces'] = (_, between) =>
  subjectTables.every(({ id }) => isSameTable(id, between))

/** Takes over what is made of figures and of the provinces of their subjects, which registers mostly keep when they change. */
async function takeOverFigures(dataset: ReadDataset, other: Version, filesOf: FilesOf): Promise<void> {
  const { version, rowsOf } = dataset
  const between = { one: version, other }
  if (haveSameRegisters('', between)) return
  const before = new Map<string, Rows>()
  for (const table of subjectTables) {
    const rows = isSameTable(table.id, between) ? rowsOf(table) : await filesOf(other).readRows(table.id)
    if (rows === null) return
    before.set(table.id, rows)
  }
  const rowsBefore: RowsOf = ({ id }) => before.get(id) ?? (() => [])
  const known = new Map<string, boolean>()
  const inSameProvincesIn = (table: string): boolean => {
    const screens = productionScreens.filter((screen: ProductionScreen) => screen.table?.id === table)
    const same = known.get(table) ?? screens.every((screen) => inSameProvinces(screen, [rowsBefore, rowsOf]))
    known.set(table, same)
    return same
  }
  await takeOver(version, other, { filesOf, inSameProvinces: inSameProvincesIn })
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

type Reads = { readonly version: Version; readonly history: readonly Version[]; readonly files: PackedFiles }

type Read = {
  readonly dataset: ReadDataset
  /** What keeps each thing that was read, for when the moment is over. */
  readonly keeping: readonly (() => Promise<void>)[]
}

async function readFromStore({ db }: Connection, { version, history, files }: Reads): Promise<Read> {
  const reading = { db, parts: version.parts }
  const keeping: (() => Promise<void>)[] = []
  const rows = new Map<string, Rows>()
  for (const table of tablesServed) {
    const kept = await files.readRows(table.id)
    if (kept !== null) {
      rows.set(table.id, kept)
      continue
    }
    const read: readonly AnyRow[] = await readRows(reading, table)
    const layer = mapLayers.find((candidate) => candidate.table.id === table.id)
    const ordered = layer === undefined ? read : byName(layer, read)
    rows.set(table.id, () => ordered)
    keeping.push(() => files.keepRows(table.id, ordered))
  }
  const drawn = new Map<string, DrawnLayer>()
  for (const layer of mapLayers) {
    const kept = await readDrawn(files, layer)
    const made = kept ?? (await drawLayer(reading, layer, rows.get(layer.table.id)?.() ?? []))
    drawn.set(layer.id, made)
    if (kept === null) keeping.push(() => keepDrawn(files, layer, made))
  }
  return { dataset: { version, history, ...asRead(rows, drawn) }, keeping }
}
