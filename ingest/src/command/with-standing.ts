import { existsSync } from 'node:fs'
import { connect, currentVersion, isUpToDate, migrate, type Store } from '@datacentre/database'
import { databaseUrlFrom, sqliteFileOf } from '@datacentre/database/default-url'
import type { Standing } from '../package/compare/differences.ts'

/** The store of a command, as far as it is there. */
export type OpenStore = {
  /** Null where there is none yet and none may be made. */
  readonly store: Store | null
  readonly standing: Standing | null
  /** Why a package cannot be compared with the dataset that stands, or null. */
  readonly whyNot: string | null
}

/** Does work with the store that the settings name, and closes it. A store that may not be changed is not made either. */
export async function withStanding<Result>(
  environment: Readonly<Record<string, string | undefined>>,
  { mayChange }: { readonly mayChange: boolean },
  work: (opened: OpenStore) => Promise<Result>,
): Promise<Result> {
  const url = databaseUrlFrom(environment)
  const file = sqliteFileOf(url)
  if (!mayChange && file !== null && !existsSync(file))
    return await work({ store: null, standing: null, whyNot: null })
  const store = await connect(url)
  try {
    if (mayChange) await migrate(store)
    else if (!(await isUpToDate(store))) return await work({ store, standing: null, whyNot: OLDER_STORE })
    const version = await currentVersion(store)
    const standing = version === null ? null : { version, reading: { db: store.db, parts: version.parts } }
    return await work({ store, standing, whyNot: null })
  } finally {
    await store.close()
  }
}

const OLDER_STORE = 'the store is empty or of an earlier release, which an import brings up to date'
