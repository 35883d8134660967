import type { Selectable } from 'kysely'
import type { VersionsTable } from '../src/schema.ts'
import type { Connection } from '../src/store.ts'

/** Every dataset that was ever loaded, as the store tells it, the newest first. */
export const storedVersions = ({ db }: Connection): Promise<Selectable<VersionsTable>[]> =>
  db.selectFrom('versions').selectAll().orderBy('id', 'desc').execute()
