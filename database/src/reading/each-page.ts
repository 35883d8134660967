import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql, type RawBuilder } from 'kysely'
import type { Reading } from '../store.ts'
import { inVersion } from './in-version.ts'
import { storedColumns, type LooseRow } from './stored-row.ts'
import { forms, type StoredValue } from './stored-value.ts'

const ROWS_PER_PAGE = 20_000

type Stored = Readonly<Record<string, StoredValue>>

/** The rows of a table in wire form with their geometry, in the order of their key, so many at a time. */
export async function* eachPage(
  reading: Reading,
  table: Table,
  rowsPerPage = ROWS_PER_PAGE,
): AsyncGenerator<LooseRow[]> {
  const columns = storedColumns(table).map(({ key }) => sql.id(key))
  for await (const page of pages(reading, table, { columns, rowsPerPage }))
    yield page.map((stored) => wireRow(table, stored))
}

const wireRow = (table: Table, stored: Stored): LooseRow => ({
  ...Object.fromEntries(table.columns.map(({ key, kind }) => [key, forms[kind].toWire(stored[key] ?? null)])),
  ...(typeof stored['geometry'] === 'string' && { geometry: JSON.parse(stored['geometry']) }),
})

/** Some of these rows, by their place in that order. */
export async function readPage(
  reading: Reading,
  table: Table,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LooseRow[]> {
  const { rows } = await sql<Stored>`
    select ${sql.join(storedColumns(table).map(({ key }) => sql.id(key)))} from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading, table)} order by ${sql.join(table.key.map((name) => sql.id(name)))}
    limit ${limit} offset ${offset}
  `.execute(reading.db)
  return rows.map((stored) => wireRow(table, stored))
}

/** The keys alone. */
export async function* eachPageOfKeys(reading: Reading, table: Table): AsyncGenerator<LooseRow[]> {
  const keys = table.columns.filter(({ key }) => table.key.includes(key))
  const columns = keys.map(({ key }) => sql.id(key))
  for await (const page of pages(reading, table, { columns, rowsPerPage: ROWS_PER_PAGE }))
    yield page.map((stored) =>
      Object.fromEntries(keys.map(({ key, kind }) => [key, forms[kind].toWire(stored[key] ?? null)])),
    )
}

async function* pages(
  reading: Reading,
  table: Table,
  {
    columns,
    rowsPerPage,
  }: { readonly columns: readonly RawBuilder<unknown>[]; readonly rowsPerPage: number },
): AsyncGenerator<readonly Stored[]> {
  const key = sql.join(table.key.map((name) => sql.id(name)))
  let last: Stored | undefined
  for (;;) {
    const after: RawBuilder<unknown> =
      last === undefined
        ? sql``
        : sql`and (${key}) > (${sql.join(table.key.map((name) => last?.[name] ?? null))})`
    const { rows } = await sql<Stored>`
      select ${sql.join(columns)} from ${sql.table(sqlName(table.id))}
      where ${inVersion(reading, table)} ${after} order by ${key} limit ${sql.lit(rowsPerPage)}
    `.execute(reading.db)
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPage) return
    last = rows.at(-1)
  }
}
