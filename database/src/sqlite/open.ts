import Database from 'libsql'

/** How long a statement waits for another process to finish writing. */
const BUSY_TIMEOUT_MS = 5_000

/** A load writes the whole dataset to the write-ahead log; this much of its file stays on disk after it. */
const LOG_SIZE_LIMIT_BYTES = 64 * 1024 * 1024

/** Opens a connection with the settings every connection has. */
export const openDatabase = (path: string): Database.Database => {
  const database = new Database(path, { timeout: BUSY_TIMEOUT_MS })
  try {
    // Readers keep the dataset they see while a load writes the next one.
    database.pragma('journal_mode = WAL')
    // With a write-ahead log NORMAL already survives kill -9: what is written is with the kernel. FULL
    // survives a power cut as well, for one flush per commit, and we commit once per import.
    database.pragma('synchronous = FULL')
    database.pragma(`journal_size_limit = ${LOG_SIZE_LIMIT_BYTES}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
