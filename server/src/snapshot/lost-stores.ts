import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { sqliteFileOf } from '@datacentre/database/default-url'
import { WHOLE } from './kept/packed-files.ts'

const NOTE = '.store'

/**
 * Notes of which store a folder keeps versions, and frees the room of those whose store is gone from disk. Their marks stay: a
 * store that was lost is not to be taken for a new one.
 */
export async function freeLostStores(folder: string, databaseUrl: string): Promise<void> {
  const base = dirname(folder)
  const file = sqliteFileOf(databaseUrl)
  await mkdir(base, { recursive: true })
  if (file !== null) await writeFile(folder + NOTE, resolve(file))
  for (const note of await readdir(base)) {
    if (!note.endsWith(NOTE) || note === basename(folder) + NOTE) continue
    const isThere = existsSync(await readFile(join(base, note), 'utf8'))
    if (!isThere) await freeFolder(join(base, note.slice(0, -NOTE.length)))
  }
}

async function freeFolder(folder: string): Promise<void> {
  const versions = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const version of versions.filter((entry) => entry.isDirectory())) {
    const path = join(folder, version.name)
    for (const name of await readdir(path))
      if (name !== WHOLE) await rm(join(path, name), { recursive: true, force: true })
  }
}
