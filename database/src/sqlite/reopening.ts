import { statSync } from 'node:fs'
import type Database from 'libsql'
import { openDatabase } from './open.ts'

/** A question to the store ends sooner than this, so by then nobody reads from a file that was replaced. */
const READ_BY_MS = 30_000

/** What Kysely asks of a database. */
export type AskedDatabase = Pick<Database.Database, 'prepare'> & { readonly close: () => void }

export type ReopeningDatabase = AskedDatabase & {
  /** Opens the file, and makes it where there is none. */
  readonly open: () => void
  /** Opens the file anew where it is another than the one that is read; throws where there is none, or none that can be read. */
  readonly look: () => void
}

/** Tells one file from another at the same path, and a file from itself before it was written over. */
const identityOf = (path: string): string => {
  const { dev, ino, size, mtimeMs } = statSync(path)
  return [dev, ino, size, mtimeMs].join(' ')
}

/** A connection goes on reading the file that it opened, though a backup was put in its place: so it is opened anew. */
export function reopening(path: string): ReopeningDatabase {
  let current: { readonly database: Database.Database; readonly identity: string } | null = null
  const replaced = new Map<Database.Database, NodeJS.Timeout>()
  const open = (): Database.Database => {
    const database = openDatabase(path)
    current = { database, identity: identityOf(path) }
    return database
  }
  /** The file must be there: a store that was lost is not to be followed by an empty one. */
  const openKnown = (): Database.Database => {
    statSync(path)
    return open()
  }
  const closeLater = (database: Database.Database): void => {
    const close = (): void => {
      replaced.delete(database)
      database.close()
    }
    replaced.set(database, setTimeout(close, READ_BY_MS).unref())
  }
  return {
    open,
    look: () => {
      const before = current
      if (before !== null && identityOf(path) === before.identity) return
      openKnown()
      if (before !== null) closeLater(before.database)
    },
    prepare: (source) => (current?.database ?? openKnown()).prepare(source),
    close: () => {
      for (const [database, timer] of replaced) {
        clearTimeout(timer)
        database.close()
      }
      replaced.clear()
      current?.database.close()
    },
  }
}
