import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Store } from '../store.ts'
import { kyselyOver } from './dialect.ts'
import { loadSqlite } from './load.ts'
import { openDatabase } from './open.ts'
import { reopening, type ReopeningDatabase } from './reopening.ts'

/** How often a server looks whether another process has loaded a dataset. An idle server used no more at four times a second than at one. */
const LOOK_EVERY_MS = 250
/** How often it looks whether the file is another. An import changes its size and time too, and each look that sees so opens it anew. */
const LOOK_AT_FILE_EVERY_MS = 1_000

const storeOver = (path: string, database: ReopeningDatabase): Store => {
  return {
    kind: 'sqlite',
    db: kyselyOver(database),
    atOneMoment: async (work) => {
      const moment = openDatabase(path)
      try {
        moment.exec('begin')
        return await work({ db: kyselyOver(moment) })
      } finally {
        // Closing alone would keep the moment, and with it the write-ahead log, until the statements are
        // collected.
        if (moment.inTransaction) moment.exec('commit')
        moment.close()
      }
    },
    load: (work) => loadSqlite(path, work),
    whenChanged: (look, onTrouble) => {
      let told = false
      const lookAtFile = (): void => {
        try {
          database.look()
          told = false
        } catch (error) {
          if (!told) onTrouble(error)
          told = true
        }
      }
      const timers = [setInterval(lookAtFile, LOOK_AT_FILE_EVERY_MS), setInterval(look, LOOK_EVERY_MS)]
      return () => timers.forEach(clearInterval)
    },
    close: async () => {
      database.close()
    },
  }
}

const openStore = (path: string): Store => {
  mkdirSync(dirname(path), { recursive: true })
  const database = reopening(path)
  database.open()
  return storeOver(path, database)
}

/** A load needs a second connection, which memory cannot give: a file that goes with the store can. */
const openTemporaryStore = (): Store => {
  const folder = mkdtempSync(join(tmpdir(), 'datacentre-memory-'))
  const store = openStore(join(folder, 'datacentre.db'))
  return {
    ...store,
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const connectSqlite = (path: string): Store =>
  path === ':memory:' ? openTemporaryStore() : openStore(resolve(path))

/** A store whose file is opened when it is first asked for something. */
export const reachSqlite = (path: string): Store => storeOver(resolve(path), reopening(resolve(path)))
