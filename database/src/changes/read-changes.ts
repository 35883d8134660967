import type { Box } from '@datacentre/catalogue/geography/blocks'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql, type RawBuilder } from 'kysely'
import { partOf } from '../reading/in-version.ts'
import type { StoredValue } from '../reading/stored-value.ts'
import type { Connection, Parts } from '../store.ts'
import { anyOther, isOther, sameKey } from './comparison.ts'
import { isPlaceIn, placeIn, touchesBox } from './in-box.ts'
import { inWindow, keyWindows, type Compared, type Key, type KeyWindow } from './key-windows.ts'
import { changeOf, GEOMETRY, type RowChange } from './row-change.ts'

type ChangesWanted = {
  /** Only rows whose key begins with these values. */
  readonly key?: Key | undefined
  /** Only rows that lay in it before or lie in it after, in degrees of WGS84. */
  readonly box?: Box | undefined
  /** Only rows behind this key. */
  readonly after?: Key | undefined
  readonly limit?: number
}

type Stored = Readonly<Record<string, StoredValue>>

const loadsOf = (table: Table, [from, to]: readonly [Parts, Parts]): readonly [number, number] => [
  partOf({ parts: from }, table.id),
  partOf({ parts: to }, table.id),
]

type Differing = {
  readonly compared: Compared
  readonly window: KeyWindow
  /** What is read of a row as it was before (`a`) and is after (`b`). */
  readonly read: readonly RawBuilder<unknown>[]
  /** A further condition on both. */
  readonly where?: RawBuilder<unknown>
}

/**
 * The rows of a window that differ, as they are in both loads. Not as a full join, for which SQLite would compare each row with
 * each: first those that were there before, with what became of them, then those that came.
 */
function differing({ compared, window, read, where = sql`1 = 1` }: Differing): RawBuilder<unknown> {
  const { table, loads } = compared
  const rows = sql.table(sqlName(table.id))
  const key = sql.id(table.key[0] ?? '')
  return sql`
    select ${sql.join(read)} from ${rows} a
    left join ${rows} b on b."versionId" = ${loads[1]} and ${sameKey(table)}
    where ${inWindow(compared, 'a', window)} and (b.${key} is null or ${anyOther(table)}) and ${where}
    union all
    select ${sql.join(read)} from ${rows} b
    left join ${rows} a on a."versionId" = ${loads[0]} and ${sameKey(table)}
    where ${inWindow(compared, 'b', window)} and a.${key} is null and ${where}
  `
}

/** The rows of a table that two versions do not have in common, in the order of their key; a few thousand are held at a time. */
export async function* readChanges(
  connection: Connection,
  table: Table,
  versions: readonly [Parts, Parts],
  { key, box, after, limit = Infinity }: ChangesWanted = {},
): AsyncGenerator<RowChange> {
  const loads = loadsOf(table, versions)
  if (loads[0] === loads[1]) return
  const compared = { table, loads, key, after }
  let given = 0
  for await (const window of keyWindows(connection, compared)) {
    for (const stored of await readWindow(connection, compared, { window, box, limit: limit - given })) {
      const change = changeIn(table, stored)
      if (change === null) continue
      yield change
      given += 1
      if (given >= limit) return
    }
  }
}

type WindowWanted = {
  readonly window: KeyWindow
  readonly box: Box | undefined
  readonly limit: number
}

async function readWindow(
  { db }: Connection,
  compared: Compared,
  { window, box, limit }: WindowWanted,
): Promise<readonly Stored[]> {
  const { table } = compared
  const columns = table.columns.flatMap(({ key }) =>
    (['a', 'b'] as const).map((side) => sql`${sql.ref(`${side}.${key}`)} as ${sql.id(`${side}.${key}`)}`),
  )
  const moved = hasShape(table)
    ? [sql`case when ${isOther(table, GEOMETRY)} then 1 else 0 end as "moved"`]
    : []
  const places =
    box === undefined
      ? []
      : (['a', 'b'] as const).map((side) => sql`${placeIn(table, side, box)} as ${sql.id(`${side} place`)}`)
  const where =
    box === undefined ? sql`1 = 1` : sql`(${touchesBox(table, 'a', box)} or ${touchesBox(table, 'b', box)})`
  const read = [...columns, ...moved, ...places]
  const order = sql.join(table.key.map((key) => sql`coalesce(${sql.id(`a.${key}`)}, ${sql.id(`b.${key}`)})`))
  // A box asks for a closer look at each row, so that more of them are read than are wanted.
  const atMost = box === undefined && Number.isFinite(limit) ? sql`limit ${limit}` : sql``
  const { rows } = await sql<Stored>`
    select * from (${differing({ compared, window, read, where })}) as "changes" order by ${order} ${atMost}
  `.execute(db)
  if (box === undefined) return rows
  return rows.filter((row) =>
    [row['a place'], row['b place']].some((place) => isPlaceIn(table, box, place ?? null)),
  )
}

function changeIn(table: Table, stored: Stored): RowChange | null {
  const sideOf = (side: 'a' | 'b'): Stored | null => {
    const isThere = stored[`${side}.${table.key[0] ?? ''}`] !== null
    return isThere
      ? Object.fromEntries(table.columns.map(({ key }) => [key, stored[`${side}.${key}`] ?? null]))
      : null
  }
  return changeOf(table, [sideOf('a'), sideOf('b')], stored['moved'] === 1)
}

/** How many rows of each kind two versions do not have in common. */
export type ChangeCounts = Readonly<Record<RowChange['kind'], number>>

/** Counts them window by window, so that others are answered meanwhile. */
export async function countChanges(
  connection: Connection,
  table: Table,
  versions: readonly [Parts, Parts],
): Promise<ChangeCounts> {
  const counts = { added: 0, removed: 0, changed: 0 }
  const loads = loadsOf(table, versions)
  if (loads[0] === loads[1]) return counts
  const compared = { table, loads }
  const key = sql.id(table.key[0] ?? '')
  const read = [
    sql`case when a.${key} is null then 'added' when b.${key} is null then 'removed' else 'changed' end as "kind"`,
  ]
  for await (const window of keyWindows(connection, compared)) {
    const { rows } = await sql<{ kind: RowChange['kind']; count: number | string }>`
      select "kind", count(*) as "count" from (${differing({ compared, window, read })}) as "changes" group by "kind"
    `.execute(connection.db)
    for (const { kind, count } of rows) counts[kind] += Number(count)
  }
  return counts
}
