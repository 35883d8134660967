import { join } from 'node:path'
import { registers } from '@datacentre/catalogue'
import { boreholePurpose } from '@datacentre/catalogue/codes/boreholes'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { byDescription, naturalOrder } from '@datacentre/catalogue/grammar/option'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId, RegisterId } from '@datacentre/catalogue/grammar/layer-id'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import { sayCode, type Language } from '@datacentre/catalogue/texts/index'
import { currentVersion, type Store, type Version } from '@datacentre/database'
import { IMMUTABLE_CACHE } from '../answer/immutable-cache.ts'
import { contentTag } from '../answer/cached-answer.ts'
import { packQuickly } from '../answer/packed.ts'
import type { Answer } from '../answer/send.ts'
import type { Collection } from '../collections/collections.ts'
import { monthlyFigures, yearlyFigures, type FigureSnapshot } from './figure-snapshot.ts'
import { memoize } from './memoize.ts'
import { layerSnapshot, type LayerSnapshot } from './layer-snapshot.ts'
import { packedFiles, type PackedFiles, type Rows } from './packed-files.ts'
import { readDataset, tablesServed, type RowsOf } from './read-dataset.ts'
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
  /** The rows of each collection of features, and the file that these are read from. */
  readonly features: ReadonlyMap<Collection['id'], ServedCollection>
  /** Where a file of this version lies that its maker writes itself. */
  readonly pathOf: PackedFiles['pathOf']
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

/** Whether what the standing version is served from is kept whole on disk; also true when there is no version. */
export async function isPrepared({ store, folder, onTrouble }: SnapshotSource): Promise<boolean> {
  const standing = await currentVersion(store)
  return standing === null || packedFiles({ folder, tag: tagOf(standing), onTrouble }).isWhole()
}

/** Where the files of a version lie that their makers write themselves. */
export const pathsOf = (folder: string, version: Version): PackedFiles['pathOf'] => {
  const home = join(folder, tagOf(version))
  return (name) => join(home, name)
}

/** Reads the dataset that stands, at one moment, and makes every list ready; null when there is none. */
export async function buildSnapshot({ store, folder, onTrouble }: SnapshotSource): Promise<Snapshot | null> {
  const filesOf = (version: Version): PackedFiles => packedFiles({ folder, tag: tagOf(version), onTrouble })
  const read = await readDataset(store, filesOf)
  if (read === null) return null
  const { version, history, rowsOf, drawnOf } = read
  const tag = tagOf(version)
  const files = filesOf(version)
  const lists = new Map<RegisterId, RegisterSnapshot>()
  for (const register of registers) {
    const rows = rowsOf(register)
    const json = await listBytes(files, register, rows)
    const name = `${register.id}-${contentTag(json)}`
    lists.set(
      register.id,
      registerSnapshot(register, rows, { packed: await files.pack(name, json), tag: name }),
    )
  }
  const layers = new Map<LayerId, LayerSnapshot>()
  for (const layer of mapLayers) {
    const { json, boxes, ground } = drawnOf(layer)
    const name = `layer-${layer.id}-${contentTag(json)}`
    const answer = { packed: await files.pack(name, json), tag: name, cacheControl: IMMUTABLE_CACHE }
    layers.set(layer.id, layerSnapshot({ layer, rows: rowsOf(layer.table), answer, boxes, ground }))
  }
  const figures = figuresOf(rowsOf)
  const features = await servedCollections({
    store,
    files,
    version,
    layers,
    figures,
    courses: rowsOf(deviationSurveys),
  })
  await files.markWhole(version.demonstration ? 'demonstration' : 'own data')
  await files.dropOthers()
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
    features,
    pathOf: files.pathOf,
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

/** The bytes of a register's list, kept beside its rows: writing them all takes a quarter of a second of a start. */
async function listBytes(files: PackedFiles, register: Register, rows: Rows): Promise<Buffer> {
  const name = `list-${register.id}.json`
  const kept = await files.readBytes(name)
  if (kept !== null) return kept
  const json = listJson(register, rows())
  await files.keepBytes(name, json)
  return json
}

const figuresOf = (rowsOf: RowsOf): Snapshot['figures'] =>
  new Map(
    productionScreens.map((screen: ProductionScreen) => {
      const reported: Rows = screen.table === null ? () => [] : rowsOf(screen.table)
      return [
        screen.id,
        screen.kind === 'yearly' ? yearlyFigures(screen, reported) : monthlyFigures(screen, reported),
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
const KEPT_FORM = 4

/** The version, and the columns of what is served: a new column must not be answered from old rows. */
function tagOf(version: Version): string {
  const tables = tablesServed.map((table) => [
    table.id,
    table.columns.map((column) => [column.key, column.kind, column.listed]),
  ])
  const shape = [tables, mapLayers.map(({ id, title, codes, texts }) => [id, title, codes, texts])]
  return `${version.id}-${contentTag(JSON.stringify([KEPT_FORM, version.checksum, shape]))}`
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
