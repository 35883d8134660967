import { tables } from '@datacentre/catalogue/tables'
import { connect, currentVersion, readRows, type Version } from '@datacentre/database'
import { readSqlite } from '@datacentre/database/testing/read-sqlite'
import { expect } from 'vitest'

/** Holds that a store is in order: the version that stands has the rows that it says, and a SQLite file passes its own check. */
export async function expectWholeStore(databaseUrl: string): Promise<Version> {
  const store = await connect(databaseUrl)
  try {
    const version = await currentVersion(store)
    if (version === null) throw new Error('the store holds no dataset')
    for (const table of tables) {
      const rows = await readRows({ db: store.db, parts: version.parts }, table)
      expect([table.id, rows.length]).toEqual([table.id, version.rowCounts[table.id] ?? 0])
    }
    const [, path] = /^sqlite:(.*)$/.exec(databaseUrl) ?? []
    if (path !== undefined)
      expect(readSqlite(path, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    return version
  } finally {
    await store.close()
  }
}
