import { sqlName } from '@datacentre/catalogue/tables'
import type Database from 'libsql'
import { ImportUnderWay } from '../refusals.ts'
import type { Batch, Loading } from '../store.ts'
import { storedColumns, type StoredRow } from '../reading/stored-row.ts'
import { kyselyOver } from './dialect.ts'
import { openDatabase } from './open.ts'

/** Long enough for a migration or a checkpoint to pass, short enough to be 'at once' when an import runs. */
const LOCK_TIMEOUT_MS = 250
/** A call into the driver is dear (measured: 130,000 rows/s one by one, 320,000 in fifties). */
const ROWS_PER_STATEMENT = 50

const takeLock = (database: Database.Database): void => {
  database.pragma(`busy_timeout = ${LOCK_TIMEOUT_MS}`)
  try {
    database.exec('begin immediate')
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
    throw busy ? new ImportUnderWay() : error
  }
}

type Insert = Database.Statement<[unknown[]]>

const prepareInsert = (
  database: Database.Database,
  { version, table, count }: Pick<Batch, 'version' | 'table'> & { readonly count: number },
): Insert => {
  const columns = storedColumns(table).map(({ key }) => `"${key}"`)
  const row = `(${[Number(version), ...columns.map(() => '?')].join(', ')})`
  const rows = Array(count).fill(row).join(', ')
  return database.prepare(
    `insert into "${sqlName(table.id)}" ("versionId", ${columns.join(', ')}) values ${rows}`,
  )
}

/** The values of some rows after each other; a plain loop, as `flat` takes three times as long. */
const valuesOf = (rows: readonly StoredRow[], { start, end }: { start: number; end: number }): unknown[] => {
  const values: unknown[] = []
  for (let row = start; row < end; row++) for (const value of rows[row]!) values.push(value)
  return values
}

const inserter = (database: Database.Database): Loading['insert'] => {
  const prepared = new Map<string, Insert>()
  const insertInto = ({ version, table }: Batch, count: number): Insert => {
    const name = `${table.id} ${count}`
    const insert = prepared.get(name) ?? prepareInsert(database, { version, table, count })
    prepared.set(name, insert)
    return insert
  }
  return async (batch) => {
    const { rows } = batch
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const end = Math.min(start + ROWS_PER_STATEMENT, rows.length)
      insertInto(batch, end - start).run(valuesOf(rows, { start, end }))
    }
  }
}

// The load left the whole dataset in the write-ahead log. A reader may stand in the way, and that is no
// failure: the next load starts the log anew.
const emptyLog = (database: Database.Database): void => {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    return
  }
}
/** Loads on a connection of its own; the store's other one keeps reading the dataset that stands. */
export const loadSqlite = async <Result>(
  path: string,
  work: (loading: Loading) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase(path)
  try {
    takeLock(database)
    const announce = async (): Promise<void> => {} // servers on SQLite look for a new version themselves
    const result = await work({ db: kyselyOver(database), insert: inserter(database), announce })
    database.exec('commit')
    emptyLog(database)
    return result
  } catch (error) {
    if (database.inTransaction) database.exec('rollback')
    throw error
  } finally {
    database.close()
  }
}
