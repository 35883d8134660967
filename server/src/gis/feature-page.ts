import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { isShaped, readShapesOf, readWithin, type Connection } from '@datacentre/database'
import { inSystem } from '../coordinates.ts'
import { fromStore } from '../from-store.ts'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** More features than this are asked for page by page. */
export const MOST_FEATURES = 10_000

type Asked = {
  readonly window: Box | null
  readonly start: number
  readonly count: number
  readonly isWanted: (row: AnyRow) => boolean
}

/** The rows of a layer that are asked for, in the order of their names, and how many there are in all. */
export async function rowsAsked(
  { store, snapshot }: { readonly store: Connection; readonly snapshot: Snapshot },
  served: LayerSnapshot,
  { window, start, count, isWanted }: Asked,
): Promise<{ readonly rows: readonly AnyRow[]; readonly matched: number }> {
  const { table, key } = served.layer
  const within =
    window === null
      ? null
      : new Set<unknown>(
          await fromStore({ store, snapshot }, (reading) => readWithin(reading, table, window)),
        )
  const rows = served.rows.filter((row) => (within === null || within.has(row[key])) && isWanted(row))
  return { rows: rows.slice(start, start + Math.min(count, MOST_FEATURES)), matched: rows.length }
}

/** The geometries of rows in a coordinate system; null where the place of one is not known. */
export async function geometriesOf(
  { store, snapshot }: { readonly store: Connection; readonly snapshot: Snapshot },
  { layer: { table, key } }: LayerSnapshot,
  { rows, system }: { readonly rows: readonly AnyRow[]; readonly system: CoordinateSystem },
): Promise<(Geometry | null)[]> {
  if (!isShaped(table)) return rows.map((row) => turned(pointOf(row), system))
  const keys = rows.map((row) => row[key] as string | number)
  const shapes = await fromStore({ store, snapshot }, (reading) => readShapesOf(reading, table, keys))
  return keys.map((id) => turned(shapes.get(id) ?? null, system))
}

function pointOf({ longitudeWgs84, latitudeWgs84 }: AnyRow): Geometry | null {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return null
  return { type: 'Point', coordinates: [longitudeWgs84, latitudeWgs84] }
}

function turned(geometry: Geometry | null, system: CoordinateSystem): Geometry | null {
  if (geometry === null || system === 'WGS84') return geometry
  const turn = (coordinates: unknown): unknown => {
    if (!Array.isArray(coordinates)) return coordinates
    const [x, y]: unknown[] = coordinates
    return typeof x === 'number' && typeof y === 'number' ? inSystem(system, x, y) : coordinates.map(turn)
  }
  return { ...geometry, coordinates: turn(geometry.coordinates) } as Geometry
}
