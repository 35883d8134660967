import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql, type RawBuilder } from 'kysely'
import { forms, type StoredValue } from '../reading/stored-value.ts'
import type { Connection } from '../store.ts'

/** Rows of each version that are compared in one question: SQLite reads them in this thread, others wait meanwhile. */
const ROWS_PER_WINDOW = 2000

/** The values of a key's columns, in their order; the first of them alone name all rows that begin so. */
export type Key = readonly Value[]

type StoredKey = readonly StoredValue[]

/** Which rows of two loads of a table are compared. */
export type Compared = {
  readonly table: Table
  /** The loads, the earlier first. */
  readonly loads: readonly [number, number]
  readonly key?: Key | undefined
  /** Only rows behind this key. */
  readonly after?: Key | undefined
}

/** A run of keys, from behind one until another; null where it is open. */
export type KeyWindow = { readonly after: StoredKey | null; readonly until: StoredKey | null }

const storedKey = (table: Table, key: Key): StoredKey =>
  key.map((value, at) => {
    const column = table.columns.find((candidate) => candidate.key === table.key[at])
    if (column === undefined) throw new Error(`the key of ${table.id} has no part ${at + 1}`)
    return forms[column.kind].toStored(value)
  })

/** What rows are called in a question: `a` as they were before, `b` as they are after. */
export type Side = 'a' | 'b'

const names = ({ key }: Table, side: Side): RawBuilder<unknown> =>
  sql.join(key.map((name) => sql.ref(`${side}.${name}`)))

/** The condition for the rows of one load in a window. */
export function inWindow(
  { table, key, loads }: Compared,
  side: Side,
  { after, until }: KeyWindow,
): RawBuilder<unknown> {
  const beginning = key === undefined ? null : storedKey(table, key)
  return sql.join(
    [
      sql`${sql.ref(`${side}.versionId`)} = ${loads[side === 'a' ? 0 : 1]}`,
      ...(beginning ?? []).map((value, at) => sql`${sql.ref(`${side}.${table.key[at] ?? ''}`)} = ${value}`),
      ...(after === null ? [] : [sql`(${names(table, side)}) > (${sql.join(after)})`]),
      ...(until === null ? [] : [sql`(${names(table, side)}) <= (${sql.join(until)})`]),
    ],
    sql` and `,
  )
}

/** Cuts the keys of two loads into windows, in their order; others are answered between them. */
export async function* keyWindows(connection: Connection, compared: Compared): AsyncGenerator<KeyWindow> {
  const { table, after: start } = compared
  let after = start === undefined ? null : storedKey(table, start)
  for (;;) {
    const until: StoredKey | null = await endOf(connection, compared, after)
    yield { after, until }
    if (until === null) return
    after = until
    await othersFirst()
  }
}

/** The key that a window ends with, so that neither load has more rows in it than fit; null for the last one. */
async function endOf(
  { db }: Connection,
  compared: Compared,
  after: StoredKey | null,
): Promise<StoredKey | null> {
  const { table } = compared
  const ends = (['a', 'b'] as const).map(
    (side) => sql`
      select * from (
        select ${names(table, side)} from ${sql.table(sqlName(table.id))} as ${sql.id(side)}
        where ${inWindow(compared, side, { after, until: null })}
        order by ${names(table, side)} limit 1 offset ${sql.lit(ROWS_PER_WINDOW - 1)}
      ) as "ends"
    `,
  )
  const order = sql.join(table.key.map((name) => sql.id(name)))
  const { rows } = await sql<Readonly<Record<string, StoredValue>>>`
    ${sql.join(ends, sql` union all `)} order by ${order} limit 1
  `.execute(db)
  const [end] = rows
  return end === undefined ? null : table.key.map((name) => end[name] ?? null)
}
