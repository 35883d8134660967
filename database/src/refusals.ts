// Every way in which the store refuses, as one sentence for the operator who reads it.

/** DATABASE_URL names no store that we know. */
export class DatabaseUrlNotAllowed extends Error {
  override readonly name = 'DatabaseUrlNotAllowed'
  constructor(shownUrl: string, advice?: string) {
    const allowed = 'sqlite:path/to/file.db, sqlite::memory: or postgres://user:password@host:port/database'
    super(sentences(`DATABASE_URL is "${shownUrl}", but must be ${allowed}.`, advice))
  }
}

/** A variable that can only be meant as DATABASE_URL. */
export class DatabaseUrlMisspelt extends Error {
  override readonly name = 'DatabaseUrlMisspelt'
  constructor(written: string) {
    super(`${written} is set, but is no setting: rename it to DATABASE_URL, or take it away.`)
  }
}

/** DATABASE_URL is in order, but the store behind it cannot be used. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  constructor(shownUrl: string, cause: unknown, advice?: string) {
    const told = `The database of DATABASE_URL "${shownUrl}" cannot be used: ${reasonOf(cause)}.`
    super(sentences(told, advice), { cause })
  }
}

/** There is no room for what is written; the dataset that stands is untouched. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull'
  constructor(cause: unknown) {
    super('The disk of the store is full; the dataset is unchanged. Make room and try again.', { cause })
  }
}

/** What SQLite, PostgreSQL and the file system call a full disk. */
const FULL = ['SQLITE_FULL', '53100', 'ENOSPC']

/** The disk does not take what is written, as a broken one and one with a quota do; the dataset that stands is untouched. */
export class StoreNotWritten extends Error {
  override readonly name = 'StoreNotWritten'
  constructor(cause: Error) {
    super(`The store could not be written (${cause.message}); the dataset is unchanged. Look at its disk.`, {
      cause,
    })
  }
}

/** The same error, or StoreFull or StoreNotWritten where that is what it means. */
export const asStoreFull = (error: unknown): unknown => {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (FULL.includes(code)) return new StoreFull(error)
  return code.startsWith('SQLITE_IOERR') ? new StoreNotWritten(error) : error
}

/** Only one dataset can be loaded at a time; the one that stands is untouched. */
export class ImportUnderWay extends Error {
  override readonly name = 'ImportUnderWay'
  constructor() {
    super('Another import is under way; the dataset is unchanged. Try again when it has ended.')
  }
}

const sentences = (...said: readonly (string | undefined)[]): string =>
  said.filter((sentence) => sentence !== undefined).join(' ')

// A host with several addresses fails with an AggregateError, whose own message is empty.
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0])
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
}
