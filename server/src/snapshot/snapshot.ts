import { join } from 'node:path'
import { registers } from '@datacentre/catalogue'
import { boreholePurpose } from '@datacentre/catalogue/codes/boreholes'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { byDescription, naturalOrder } from '@datacentre/catalogue/grammar/option'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId, RegisterId } from '@datacentre/catalogue/grammar/identity'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureCoverage, type FigureCoverage } from '@datacentre/catalogue/production/series/coverage'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'
import { currentVersion, isSameVersion, keptVersions, type Store, type Version } from '@datacentre/database'
import { IMMUTABLE_CACHE } from '../answer/immutable-cache.ts'
import { contentTag } from '../answer/cached-answer.ts'
import { packQuickly } from '../answer/packed.ts'
import type { Answer } from '../answer/send.ts'
import type { Collection } from '../collections/collections.ts'
import { subjectFacts } from './subject-facts.ts'
import { monthlyFigures, yearlyFigures, type FigureSnapshot } from './figure-snapshot.ts'
import { nameOf } from './drawn-layer.ts'
import { memoize } from './memoize.ts'
import { layerSnapshot, type LayerSnapshot } from './layer-snapshot.ts'
import { handedOver } from './kept/handed-over.ts'
import { folderOf, packedFiles, type PackedFiles, type Rows } from './kept/packed-files.ts'
import { readLastServed } from '../disk/last-served.ts'
import { readDataset, readKept, type ReadDataset, type RowsOf } from './read-dataset.ts'
import { tablesServed } from './kept/tables-served.ts'
import { listJson, registerSnapshot, type RegisterSnapshot } from './register-snapshot.ts'
import { servedCollections, type ServedCollection } from './served-collections.ts'
import { searchIndex, type SearchIndex } from './search-index.ts'

/** One version of the dataset, whole and unchanging: every call is answered from this. */
export type Snapshot = {
  readonly version: Version
  /** This version and those before it that are kept, the newest first. */
  readonly history: readonly Version[]
  /** Names the version and the shape of our answers; every ETag starts with it. */
  readonly tag: string
  readonly registers: ReadonlyMap<RegisterId, RegisterSnapshot>
  readonly layers: ReadonlyMap<LayerId, LayerSnapshot>
  readonly search: () => SearchIndex
  readonly figures: ReadonlyMap<ProductionScreen['id'], FigureSnapshot>
  /** What each table of figures covers, by its id; one without figures is left out. */
  readonly coverage: Readonly<Record<string, FigureCoverage>>
  /** The rows of each collection of features, and the file that these are read from. */
  readonly features: ReadonlyMap<Collection['id'], ServedCollection>
  /** Where a file of this version lies that its maker writes itself. */
  readonly pathOf: PackedFiles['pathOf']
  /** The same of a file of its rows, which other versions may have too. */
  readonly contentPathOf: PackedFiles['contentPathOf']
  readonly facilityNames: ReadonlyMap<string, string>
  readonly purposes: { readonly [L in Language]: Answer }
  readonly fieldOperators: Answer
  readonly licensedAreas: Answer
  /** Makes ready what a start does not wait for, but the first to ask would. */
  readonly warm: () => Promise<void>
}

export type SnapshotSource = {
  readonly store: Store
  /** Where compressed answers are kept. */
  readonly folder: string
  readonly onTrouble: (error: unknown) => void
}

/** What a version is served from, on disk. */
export const filesOf = (
  { folder, onTrouble }: Pick<SnapshotSource, 'folder' | 'onTrouble'>,
  version: Version,
): PackedFiles => packedFiles({ folder, content: contentOf(version), versionId: version.id, onTrouble })

/** Whether what the standing version is served from is kept whole on disk; also true when there is no version. */
export async function isPrepared(source: SnapshotSource): Promise<boolean> {
  const standing = await currentVersion(source.store)
  return standing === null || filesOf(source, standing).isWhole()
}

/** The versions whose rows are in the store, and that are not kept whole on disk. */
export async function unprepared(source: SnapshotSource): Promise<readonly Version[]> {
  const versions = await keptVersions(source.store)
  const whole = await Promise.all(versions.map((version) => filesOf(source, version).isWhole()))
  return versions.filter((_, nr) => !whole[nr])
}

/** Where the files of a version lie that their makers write themselves. */
export const pathsOf =
  (folder: string, version: Version): PackedFiles['pathOf'] =>
  (name) =>
    join(folderOf(join(folder, contentOf(version)), version.id), name)

/** Makes the standing version ready, at one moment; null when there is none. What no version that is kept uses is removed. */
export async function buildSnapshot(source: SnapshotSource): Promise<Snapshot | null> {
  const read = await readDataset(source.store, (version) => filesOf(source, version))
  if (read === null) return null
  const snapshot = await snapshotOf(source, read)
  await dropUnused(source, read.version)
  return snapshot
}

/**
 * Removes what no version that is kept uses. Whoever comes late, as a process does whose server was killed, leaves that to the
 * newer version: it would take away what that is served from.
 */
async function dropUnused(source: SnapshotSource, version: Version): Promise<void> {
  try {
    const kept = await keptVersions(source.store)
    const [newest] = kept
    if (newest !== undefined && isSameVersion(newest, version))
      await filesOf(source, version).dropOthers(kept.map(contentOf))
  } catch (error) {
    source.onTrouble(error)
  }
}

/** The version that was served last, from what is kept of it alone; null where that is not whole. */
export async function keptSnapshot(source: SnapshotSource): Promise<Snapshot | null> {
  const last = await readLastServed(source.folder)
  if (last === null) return null
  const files = filesOf(source, last.version)
  const kept = (await files.isWhole()) ? await readKept(last.version, files) : null
  return kept && snapshotOf(source, { ...kept, history: last.history })
}

/** Makes every list of a version ready, and keeps it on disk. */
export async function snapshotOf(source: SnapshotSource, read: ReadDataset): Promise<Snapshot> {
  const { store } = source
  const { version, history, rowsOf, drawnOf, earlier } = read
  const tag = `${version.id}-${contentOf(version)}`
  const files = filesOf(source, version)
  const lists = new Map<RegisterId, RegisterSnapshot>()
  for (const register of registers) {
    const rows = rowsOf(register)
    const json = await listBytes(files, register, rows)
    const name = `${register.id}-${contentTag(json)}`
    const packed = {
      ...(await files.pack(name, json)),
      identity: await files.onDisk(listFile(register), json),
    }
    lists.set(register.id, registerSnapshot(register, rows, { packed, tag: name }))
  }
  const layers = new Map<LayerId, LayerSnapshot>()
  for (const layer of mapLayers) {
    const { json, boxes, ground } = drawnOf(layer)
    const name = `layer-${layer.id}-${contentTag(json)}`
    const packed = {
      ...(await files.pack(name, json)),
      identity: await files.onDisk(nameOf(layer, 'json'), json),
    }
    const answer = { packed, tag: name, cacheControl: IMMUTABLE_CACHE }
    layers.set(layer.id, layerSnapshot({ layer, rows: rowsOf(layer.table), answer, boxes, ground }))
  }
  const figures = figuresOf(rowsOf)
  const coverage = await coverageIn(files, rowsOf)
  const features = await servedCollections({
    store,
    files,
    version,
    layers,
    figures,
    courses: rowsOf(deviationSurveys),
    earlier: earlier === undefined ? null : { version: earlier, files: filesOf(source, earlier) },
  })
  await files.markWhole(version.demonstration ? 'demonstration' : 'own data')
  const answer = async (name: string, value: unknown): Promise<Answer> => ({
    packed: await packQuickly(Buffer.from(JSON.stringify(value))),
    tag: `${tag}-${name}`,
  })
  const fields = lists.get('fields')?.rows ?? []
  const search = memoize(() => searchIndex([...layers.values()]))
  return {
    version,
    history,
    tag,
    registers: lists,
    layers,
    search,
    figures,
    coverage,
    features,
    pathOf: files.pathOf,
    contentPathOf: files.contentPathOf,
    facilityNames: new Map(
      rowsOf(facilities)().map((row) => [String(row['facilityCode']), String(row['facilityName'])]),
    ),
    purposes: {
      nl: await answer('purposes-nl', purposesIn('nl')),
      en: await answer('purposes-en', purposesIn('en')),
    },
    fieldOperators: await answer('field-operators', operatorsOf(fields)),
    licensedAreas: await answer('licensed-areas', areasOf(fields)),
    warm: warming({ lists, figures, search }),
  }
}

const listFile = ({ id }: Register): string => `list-${id}.json`

/** The bytes of a register's list, kept beside its rows: writing them all takes a quarter of a second of a start. */
async function listBytes(files: PackedFiles, register: Register, rows: Rows): Promise<Buffer> {
  const name = listFile(register)
  const kept = await files.readBytes(name)
  if (kept !== null) return kept
  const json = listJson(register, rows())
  await files.keepBytes(name, json)
  return json
}

/** Kept beside the rows too: a start does not read all figures for what their tiles tell. */
async function coverageIn(files: PackedFiles, rowsOf: RowsOf): Promise<Snapshot['coverage']> {
  const name = 'figure-coverage.json'
  const kept = await files.readBytes(name)
  if (kept !== null) return JSON.parse(kept.toString()) as Snapshot['coverage']
  const made: Record<string, FigureCoverage> = {}
  for (const screen of productionScreens as readonly ProductionScreen[]) {
    if (screen.table === null) continue
    const factsOf = subjectFacts(screen, rowsOf)
    const covered = figureCoverage(screen, {
      rows: rowsOf(screen.table)(),
      provinceOf: (key) => factsOf(key).province,
    })
    if (covered !== null) made[screen.table.id] = covered
  }
  await files.keepBytes(name, Buffer.from(JSON.stringify(made)))
  return made
}

const figuresOf = (rowsOf: RowsOf): Snapshot['figures'] =>
  new Map(
    productionScreens.map((screen: ProductionScreen) => {
      const reported: Rows = screen.table === null ? () => [] : handedOver(rowsOf(screen.table))
      const facts = subjectFacts(screen, rowsOf)
      return [
        screen.id,
        screen.kind === 'yearly'
          ? yearlyFigures(screen, reported, facts)
          : monthlyFigures(screen, reported, facts),
      ]
    }),
  )

/** Apart from the building, so that nothing of what was read for it is held on to. */
const warming =
  ({
    lists,
    figures,
    search,
  }: Pick<Snapshot, 'figures' | 'search'> & { readonly lists: Snapshot['registers'] }): Snapshot['warm'] =>
  async () => {
    for (const list of lists.values()) await list.warm()
    search()
    for (const screen of figures.values()) await screen.warm()
  }

/** Raise it when what is kept of a version changes in another way than by its columns. */
const KEPT_FORM = 9

/**
 * Names the rows of a version, and the columns of what is served: a new column must not be answered from old rows. A version
 * that was gone back to has the rows, and so the name, of the earlier one.
 */
function contentOf({ checksum, parts }: Version): string {
  const tables = tablesServed.map((table) => [
    table.id,
    table.columns.map((column) => [column.key, column.kind, column.listed]),
  ])
  const shape = [tables, mapLayers.map(({ id, title, codes, texts }) => [id, title, codes, texts])]
  return contentTag(JSON.stringify([KEPT_FORM, checksum, parts, shape]))
}

const purposesIn = (language: Language) =>
  boreholePurpose
    .map((code) => ({ code, description: sayCode(language, 'boreholePurpose', code) }))
    .toSorted(byDescription(language))

function operatorsOf(fields: readonly AnyRow[]) {
  const described = new Map<unknown, unknown>()
  for (const { fieldOperatorCode: code, fieldOperator: description } of fields) {
    described.set(code, description ?? described.get(code))
  }
  return [...described]
    .filter(([code]) => typeof code === 'string')
    .map(([code, description]) => ({ code: String(code), description: String(description ?? code) }))
    .toSorted(byDescription('nl'))
}

const areasOf = (fields: readonly AnyRow[]): string[] =>
  [...new Set(fields.flatMap((field) => partsOf(field['licencedAreas'] as string | null)))].toSorted(
    naturalOrder('nl').compare,
  )
