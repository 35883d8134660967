import { boreholes } from '@datacentre/catalogue'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { wireFigure } from '@datacentre/catalogue/production/wire-figure'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { tables } from '@datacentre/catalogue/tables'
import { eachPage, isShaped, readPage, readRows, readShape, type Reading } from '@datacentre/database'
import type { Collection } from '../collections/collections.ts'
import { pointOf } from '../snapshot/served-collections.ts'
import { namedSurveys, pathsOf } from '../snapshot/well-paths.ts'

/** A row of a version that is not in memory, as the standing version serves it. */
export type OldRow = { readonly row: AnyRow; readonly geometry: Geometry | null }

/** Rows that are read at a time. */
const AT_A_TIME = 250

type StoredRow = Awaited<ReturnType<typeof readPage>>[number]

function tableOf({ table: { id } }: Collection): Table {
  const table = tables.find((candidate) => candidate.id === id)
  if (table === undefined) throw new Error(`there is no table ${id}`)
  return table
}

/** The rows of a collection as they are served: figures in the units of the calls, courses of holes with their points. */
async function served(
  reading: Reading,
  collection: Collection,
  stored: readonly StoredRow[],
): Promise<readonly OldRow[]> {
  if (collection.id === WELL_PATHS) return courses(reading, stored as readonly AnyRow[])
  const screen: ProductionScreen | undefined = productionScreens.find(
    ({ table }) => table?.id === collection.id,
  )
  return stored.map(({ geometry = null, ...values }) => {
    const row = values as AnyRow
    if (screen?.kind === 'yearly') return { row: wireFigure(screen, row), geometry: null }
    if (collection.geometry === 'point') return { row, geometry: pointOf(row) }
    return { row, geometry: geometry as Geometry | null }
  })
}

/** Surveys with the names of their holes, and the lines that these follow. */
async function courses(reading: Reading, surveys: readonly AnyRow[]): Promise<readonly OldRow[]> {
  const keys = [...new Set(surveys.map((row) => Number(row['boreholeDbk'])))]
  const holes: readonly AnyRow[] = await readRows(reading, boreholes, {
    among: { column: 'boreholeDbk', keys },
  })
  const lines = await pathsOf(reading, holes)(surveys)
  return namedSurveys(surveys, holes).map((row, at) => ({ row, geometry: lines[at] ?? null }))
}

/** The rows of a collection in the order of their key, some at a time. */
export async function* oldRows(reading: Reading, collection: Collection): AsyncGenerator<readonly OldRow[]> {
  for await (const rows of eachPage(reading, tableOf(collection), AT_A_TIME))
    yield await served(reading, collection, rows)
}

/** Some of them, by their place in that order. */
export const oldPage = async (
  reading: Reading,
  collection: Collection,
  part: { readonly limit: number; readonly offset: number },
): Promise<readonly OldRow[]> =>
  served(reading, collection, await readPage(reading, tableOf(collection), part))

/** One object of the map by its key; null where the version does not have it. */
export async function oldObjectRow(
  reading: Reading,
  { table, key: column }: MapLayer,
  key: string | number,
): Promise<OldRow | null> {
  const [row]: readonly AnyRow[] = await readRows<Table>(reading, table, { where: { [column]: key } })
  if (row === undefined) return null
  return { row, geometry: isShaped(table) ? await readShape(reading, table, key) : pointOf(row) }
}
