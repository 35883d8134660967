import { sqlName } from '@datacentre/catalogue/tables'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { sqlTypes } from '../column-types.ts'
import { ImportUnderWay } from '../refusals.ts'
import type { Schema } from '../schema.ts'
import type { Batch, Loading } from '../store.ts'
import { storedColumns } from '../reading/stored-row.ts'
import { VERSION_CHANNEL } from './listen.ts'

/** The advisory lock that the one load of a database holds; any number no other program of ours uses. */
const LOAD_LOCK = 20_030_101
/** One array per column: VALUES would stop at 65,535 parameters. */
const insertRows = ({ version, table, rows }: Batch): CompiledQuery => {
  const columns = storedColumns(table)
  const names = columns.map(({ key }) => `"${key}"`).join(', ')
  const arrays = columns.map(({ kind }, index) => `$${index + 1}::${sqlTypes.postgres[kind]}[]`).join(', ')
  const text = `insert into "${sqlName(table.id)}" ("versionId", ${names}) select ${Number(version)}, * from unnest(${arrays})`
  return CompiledQuery.raw(
    text,
    columns.map((_, index) => rows.map((row) => row[index] ?? null)),
  )
}

export const loadPostgres = <Result>(
  db: Kysely<Schema>,
  work: (loading: Loading) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    const lock = await sql<{
      taken: boolean
    }>`select pg_try_advisory_xact_lock(${LOAD_LOCK}) as taken`.execute(transaction)
    if (lock.rows[0]?.taken !== true) throw new ImportUnderWay()
    return work({
      db: transaction,
      insert: async (batch) => {
        await transaction.executeQuery(insertRows(batch))
      },
      // PostgreSQL delivers it when the transaction commits, and never when it does not.
      announce: async (versionId) => {
        await sql`select pg_notify(${VERSION_CHANNEL}, ${String(versionId)})`.execute(transaction)
      },
    })
  })
