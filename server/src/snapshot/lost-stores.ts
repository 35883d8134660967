import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { sqliteFileOf } from '@datacentre/database/default-url'
import { noteInUse, notServedSince } from '../disk/last-served.ts'
import { FREED, WHOLE } from './kept/packed-files.ts'

const NOTE = '.store'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer than anybody waits to go back to the database from before a restore; its versions are made ready again then. */
const UNUSED_MS = 30 * DAY_MS

/**
 * Notes of which store a folder keeps versions, and frees the room of those whose store is gone from disk. Their marks stay: a
 * store that was lost is not to be taken for a new one.
 */
export async function freeLostStores(folder: string, databaseUrl: string): Promise<void> {
  const base = dirname(folder)
  const file = sqliteFileOf(databaseUrl)
  await mkdir(base, { recursive: true })
  if (file !== null) await noteFile(folder + NOTE, resolve(file))
  for (const note of await readdir(base)) {
    if (!note.endsWith(NOTE) || note === basename(folder) + NOTE) continue
    const file = await readFile(join(base, note), 'utf8')
    if (!existsSync(file)) await freeFolder(join(base, note.slice(0, -NOTE.length)))
  }
}

/** Whole or not at all: what a full disk leaves of a note names no file, and the store would be taken for lost. */
async function noteFile(note: string, file: string): Promise<void> {
  const draft = `${note}-${process.pid}`
  await writeFile(draft, file)
  await rename(draft, note)
}

/**
 * Frees the room of PostgreSQL databases that no server served from here for a month: whether they are gone only they could tell.
 * What a SQLite file had stays while the file is there.
 */
export async function freeUnusedDatabases(folder: string, now = Date.now()): Promise<void> {
  await noteInUse(folder)
  for (const unused of await notServedSince(folder, now - UNUSED_MS))
    if (!existsSync(unused + NOTE)) await freeFolder(unused)
}

/** Does so now and every day, while what stands is served from the folder. */
export function freeUnusedDaily(folder: string, onTrouble: (error: unknown) => void): void {
  const free = (): void => void freeUnusedDatabases(folder).catch(onTrouble)
  free()
  setInterval(free, DAY_MS).unref()
}

async function freeFolder(folder: string): Promise<void> {
  const versions = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const version of versions.filter((entry) => entry.isDirectory())) {
    const path = join(folder, version.name)
    const names = await readdir(path)
    // First of all: what is not whole any more must not be taken for it.
    if (names.includes(WHOLE)) await rename(join(path, WHOLE), join(path, FREED))
    for (const name of names)
      if (name !== WHOLE && name !== FREED) await rm(join(path, name), { recursive: true, force: true })
  }
}
