import type { Reading } from '../store.ts'
import { bytesOf } from './bytes.ts'
import { partOf } from './in-version.ts'

/** The files that rows name are a part of a version as its tables are. */
export const FILES = 'files'

/** A file of the dataset as it is kept: packed with gzip, and its size before that. */
export type StoredFile = { readonly size: number; readonly gzipped: Buffer }

/** A file that can be passed on without unpacking it, or null when the dataset holds no such file. */
export const readStoredFile = async (reading: Reading, path: string): Promise<StoredFile | null> => {
  const file = await reading.db
    .selectFrom('files')
    .select(['size', 'content'])
    .where('versionId', '=', partOf(reading, FILES))
    .where('path', '=', path)
    .executeTakeFirst()
  if (file === undefined) return null
  return { size: file.size, gzipped: bytesOf(file.content) }
}

/** The SHA-256 of every file of the dataset by its path; an empty text for one that was loaded before these were kept. */
export const storedChecksums = async (reading: Reading): Promise<Map<string, string>> => {
  const files = await reading.db
    .selectFrom('files')
    .select(['path', 'sha256'])
    .where('versionId', '=', partOf(reading, FILES))
    .execute()
  return new Map(files.map(({ path, sha256 }) => [path, sha256]))
}
