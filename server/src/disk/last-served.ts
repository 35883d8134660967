import { readdir, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Version } from '@datacentre/database'
import { isNotThere, readCachedFile, writeCachedFile } from './cached-file.ts'

/** The version that was served last and those before it, so that a start can go on while the store is away. */
export type LastServed = { readonly version: Version; readonly history: readonly Version[] }

/** Beside the folder of the versions, in which only versions stand. */
const NOTE = '.last-served'
const noteOf = (folder: string): string => folder + NOTE

export const noteServed = (folder: string, { version, history }: LastServed): Promise<void> =>
  writeCachedFile(noteOf(folder), Buffer.from(JSON.stringify({ version, history } satisfies LastServed)))

/** Null where nothing was served yet from the store that this folder is of. */
export async function readLastServed(folder: string): Promise<LastServed | null> {
  const note = await readCachedFile(noteOf(folder))
  return note === null ? null : (JSON.parse(note.toString()) as LastServed)
}

/** Says that a folder is served from at this moment, where anything was served from it. */
export async function noteInUse(folder: string): Promise<void> {
  const now = new Date()
  await utimes(noteOf(folder), now, now).catch((error: unknown) => {
    if (!isNotThere(error)) throw error
  })
}

/** The folders beside one that is in use from which nothing was served since a moment. */
export async function notServedSince(folder: string, moment: number): Promise<readonly string[]> {
  const base = dirname(folder)
  const notes = (await readdir(base)).filter(
    (name) => name.endsWith(NOTE) && name !== basename(noteOf(folder)),
  )
  const served = await Promise.all(notes.map(async (note) => (await stat(join(base, note))).mtimeMs))
  return notes
    .filter((_, nr) => (served[nr] ?? moment) < moment)
    .map((note) => join(base, note.slice(0, -NOTE.length)))
}
