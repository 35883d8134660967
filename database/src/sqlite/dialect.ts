import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDialectConfig } from 'kysely'
import type { Schema } from '../schema.ts'
import type { AskedDatabase } from './reopening.ts'

/** Kysely leaves two processes free to migrate at once; here each migration run is one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
/** A transaction that reads before it writes fails when another wrote meanwhile, so it locks first. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class LibsqlDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter()
  }
  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#config)
  }
}

export const kyselyOver = (database: AskedDatabase): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new LibsqlDialect({ database }) })
