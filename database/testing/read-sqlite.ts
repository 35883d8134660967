import Database from 'libsql'

/** What a question to a SQLite file answers, for tests of files that others will read. */
export function readSqlite(path: string, question: string): Readonly<Record<string, unknown>>[] {
  const database = new Database(path, { readonly: true })
  try {
    return database.prepare(question).all() as Readonly<Record<string, unknown>>[]
  } finally {
    database.close()
  }
}
