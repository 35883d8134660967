import type { ColumnKind } from '@datacentre/catalogue/grammar/column'
import Database from 'libsql'
import { sqlTypes } from '../column-types.ts'

type PlainValue = string | number | null

/** A table as anybody's program can read it: no version, no coded values. */
export type PlainTable = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind }[]
  /** The columns that name a row; none where there is but one. */
  readonly key: readonly string[]
  /** The values of the rows in the order of the columns, some rows at a time. */
  readonly rows: AsyncIterable<readonly (readonly PlainValue[])[]>
}

/** A call into the driver is dear, so rows go into it together. */
const ROWS_PER_STATEMENT = 50

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Writes tables to a new SQLite file; rows are never held all at once. */
export async function writePlainTables(path: string, tables: readonly PlainTable[]): Promise<void> {
  const database = new Database(path)
  try {
    // Nobody else sees the file before it is whole, and one that is not is thrown away.
    database.exec('pragma journal_mode = off; pragma synchronous = off')
    for (const table of tables) {
      database.exec(createStatement(table))
      await fill(database, table)
    }
  } finally {
    database.close()
  }
}

function createStatement({ name, columns, key }: PlainTable): string {
  const parts = [
    ...columns.map((column) => `${quoted(column.name)} ${sqlTypes.sqlite[column.kind]}`),
    ...(key.length === 0 ? [] : [`primary key (${key.map(quoted).join(', ')})`]),
  ]
  return `create table ${quoted(name)} (${parts.join(', ')})`
}

async function fill(database: Database.Database, { name, columns, rows }: PlainTable): Promise<void> {
  const row = `(${columns.map(() => '?').join(', ')})`
  const insertOf = (count: number): Database.Statement =>
    database.prepare(`insert into ${quoted(name)} values ${Array(count).fill(row).join(', ')}`)
  const full = insertOf(ROWS_PER_STATEMENT)
  database.exec('begin')
  for await (const piece of rows)
    for (let start = 0; start < piece.length; start += ROWS_PER_STATEMENT) {
      const some = piece.slice(start, start + ROWS_PER_STATEMENT)
      const insert = some.length === ROWS_PER_STATEMENT ? full : insertOf(some.length)
      const values: PlainValue[] = []
      for (const one of some) for (const value of one) values.push(value)
      insert.run(values)
    }
  database.exec('commit')
}
