import { Migrator } from 'kysely'
import { migrations } from './migrations/index.ts'
import { tableSyntax } from './column-types.ts'
import { addDeclared, missingIn } from './declared-tables.ts'
import { asStoreFull } from './refusals.ts'
import type { Store } from './store.ts'

const migratorOf = (store: Store): Migrator =>
  new Migrator({
    db: store.db,
    provider: { getMigrations: async () => migrations(tableSyntax[store.kind]) },
  })

const isDone = async (migrator: Migrator): Promise<boolean> =>
  (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)

/** Whether the tables are those of this release. */
export const isUpToDate = async (store: Store): Promise<boolean> =>
  (await isDone(migratorOf(store))) && (await missingIn(store)).length === 0

const bringUpToDate = async (store: Store): Promise<void> => {
  const migrator = migratorOf(store)
  // Nothing to do needs no lock, so a server can start while an import holds SQLite's only one.
  if (!(await isDone(migrator))) {
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw asStoreFull(error)
  }
  await addDeclared(store).catch((error: unknown) => {
    throw asStoreFull(error)
  })
}

let previous: Promise<unknown> = Promise.resolve()

/** Brings the tables up to date; several connections and processes may do so at once. */
export const migrate = (store: Store): Promise<void> => {
  // Processes wait for each other in the database. Within one process SQLite's wait would block the very
  // connection it waits for, so here one migration follows the other.
  const migrated = previous.then(() => bringUpToDate(store))
  previous = migrated.catch(() => undefined)
  return migrated
}
