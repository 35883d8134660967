import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { isShaped, readShapesOf, type Connection, type Version } from '@datacentre/database'
import { collections, type Collection } from '../collections/collections.ts'
import {
  featureFile,
  keptFeatureFile,
  type FeatureFile,
  type GeometriesOf,
} from '../collections/feature-file.ts'
import type { FigureSnapshot } from './figure-snapshot.ts'
import type { LayerSnapshot } from './layer-snapshot.ts'
import { memoize } from './memoize.ts'
import { isSameTable } from './kept/made-of.ts'
import type { PackedFiles, Rows } from './kept/packed-files.ts'
import { namedSurveys, pathsLikeEarlier, pathsOf, type EarlierPaths } from './well-paths.ts'

/** A collection as it is served: its rows, and their features in the same order. */
export type ServedCollection = {
  readonly rows: Rows
  readonly file: FeatureFile
  /** The place among the rows of a feature's id. */
  readonly placeOf: (id: string) => number | undefined
}

type Source = {
  readonly store: Connection
  readonly files: PackedFiles
  readonly version: Version
  readonly layers: ReadonlyMap<LayerId, LayerSnapshot>
  readonly figures: ReadonlyMap<ProductionScreen['id'], FigureSnapshot>
  /** The surveys of the courses of holes. */
  readonly courses: Rows
  /** A version that is whole on disk, some of whose tables this one has too. */
  readonly earlier: { readonly version: Version; readonly files: PackedFiles } | null
}

/** Every collection, with its features written where they are not kept yet. */
export async function servedCollections(
  source: Source,
): Promise<ReadonlyMap<Collection['id'], ServedCollection>> {
  const served = new Map<Collection['id'], ServedCollection>()
  for (const collection of collections) {
    const rows = rowsOf(collection, source)
    const file = await featureFile(fileOf(source.files, collection.id), {
      collection,
      count: source.version.rowCounts[collection.table.id] ?? 0,
      rows,
      geometriesOf: geometriesOf(collection, source),
    })
    const places = memoize(() => new Map(rows().map((row, place) => [collection.idOf(row), place])))
    served.set(collection.id, { rows, file, placeOf: (id) => places().get(id) })
  }
  return served
}

function rowsOf({ id }: Collection, { layers, figures, courses }: Source): Rows {
  if (id === WELL_PATHS) return memoize(() => namedSurveys(courses(), layers.get('boreholes')?.rows ?? []))
  const layer = layers.get(id as LayerId)
  if (layer !== undefined) return () => layer.rows
  const screen = productionScreens.find(({ table }) => table?.id === id)
  const served = screen === undefined ? undefined : figures.get(screen.id)
  return memoize(() => served?.all() ?? [])
}

const fileOf = (files: PackedFiles, id: Collection['id']): string =>
  files.contentPathOf(`features-${id}.json`)

/** The courses of holes as an earlier version has them, where that has the same surveys and points. */
async function earlierPaths({ version, courses, earlier }: Source): Promise<EarlierPaths | null> {
  if (earlier === null) return null
  const between = { one: version, other: earlier.version }
  const isMeasuredAlike = [deviationSurveys, deviationPoints].every(({ id }) => isSameTable(id, between))
  const boreholes = isMeasuredAlike ? await earlier.files.readRows('boreholes' satisfies LayerId) : null
  const surveys = courses()
  const file = boreholes && (await keptFeatureFile(fileOf(earlier.files, WELL_PATHS), surveys.length))
  return file && { surveys, boreholes: boreholes?.() ?? [], file }
}

function geometriesOf({ id, table, geometry }: Collection, source: Source): GeometriesOf {
  const { store, version, layers } = source
  if (geometry === null) return async (rows) => rows.map(() => null)
  if (id === WELL_PATHS) {
    const boreholes = layers.get('boreholes')?.rows ?? []
    const make = pathsOf({ db: store.db, parts: version.parts }, boreholes)
    return pathsLikeEarlier({ boreholes, earlier: () => earlierPaths(source), make })
  }
  if (!isShaped(table)) return async (rows) => rows.map(pointOf)
  const [key = ''] = table.key
  const reading = { db: store.db, parts: version.parts }
  return async (rows) => {
    const keys = rows.map((row) => row[key] as string | number)
    const shapes = await readShapesOf(reading, table, keys)
    return keys.map((id) => shapes.get(id) ?? null)
  }
}

/** Where a row of a table with points lies. */
export function pointOf({ longitudeWgs84, latitudeWgs84 }: AnyRow): Geometry | null {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return null
  return { type: 'Point', coordinates: [longitudeWgs84, latitudeWgs84] }
}
