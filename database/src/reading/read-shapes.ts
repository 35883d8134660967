import type { RowOf } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import type { Geometry } from '../geometry.ts'
import { inVersion } from './in-version.ts'
import type { ShapedTable } from './stored-row.ts'
import type { Reading } from '../store.ts'

/** The key of a row and its GeoJSON geometry as text, which can be passed on without parsing it. */
export type Shape<T extends ShapedTable> = Pick<
  RowOf<T['columns']>,
  T['key'][number] & keyof RowOf<T['columns']>
> & {
  readonly geometry: string | null
}

/** The shapes of a table, in the order of their key. */
export const readShapes = async <T extends ShapedTable>(reading: Reading, table: T): Promise<Shape<T>[]> => {
  const key = sql.join(table.key.map((name) => sql.id(name)))
  const { rows } = await sql<Shape<T>>`
    select ${key}, "geometry" from ${sql.table(sqlName(table.id))} where ${inVersion(reading, table)} order by ${key}
  `.execute(reading.db)
  return rows
}

/** The shape of one row; null where it has none, or where there is no such row. */
export const readShape = async (
  reading: Reading,
  table: Table,
  key: string | number,
): Promise<Geometry | null> => {
  const { rows } = await sql<{ geometry: string | null }>`
    select "geometry" from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading, table)} and ${sql.id(table.key[0] ?? '')} = ${key}
  `.execute(reading.db)
  const geometry = rows[0]?.geometry ?? null
  return geometry === null ? null : (JSON.parse(geometry) as Geometry)
}

/** Keys in one question: PostgreSQL and SQLite take more, but a plan for thousands takes longer than the answer. */
const KEYS_AT_ONCE = 500

/** The shapes of some rows by their key, parsed; a row without one is not in it. */
export const readShapesOf = async (
  reading: Reading,
  table: Table,
  keys: readonly (string | number)[],
): Promise<Map<string | number, Geometry>> => {
  const shapes = new Map<string | number, Geometry>()
  const key = sql.id(table.key[0] ?? '')
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const { rows } = await sql<{ key: string | number; geometry: string }>`
      select ${key} as "key", "geometry" from ${sql.table(sqlName(table.id))}
      where ${inVersion(reading, table)} and "geometry" is not null
      and ${key} in (${sql.join(keys.slice(at, at + KEYS_AT_ONCE))})
    `.execute(reading.db)
    for (const { key: id, geometry } of rows) shapes.set(id, JSON.parse(geometry) as Geometry)
  }
  return shapes
}
