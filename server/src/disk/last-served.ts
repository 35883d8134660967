import type { Version } from '@datacentre/database'
import { readCachedFile, writeCachedFile } from './cached-file.ts'

/** The version that was served last and those before it, so that a start can go on while the store is away. */
export type LastServed = { readonly version: Version; readonly history: readonly Version[] }

/** Beside the folder of the versions, in which only versions stand. */
const noteOf = (folder: string): string => `${folder}.last-served`

export const noteServed = (folder: string, { version, history }: LastServed): Promise<void> =>
  writeCachedFile(noteOf(folder), Buffer.from(JSON.stringify({ version, history } satisfies LastServed)))

/** Null where nothing was served yet from the store that this folder is of. */
export async function readLastServed(folder: string): Promise<LastServed | null> {
  const note = await readCachedFile(noteOf(folder))
  return note === null ? null : (JSON.parse(note.toString()) as LastServed)
}
