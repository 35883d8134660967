import type { Reading } from '../store.ts'

/** A file of the dataset as it is kept: packed with gzip, and its size before that. */
export type StoredFile = { readonly size: number; readonly gzipped: Buffer }

/** A file that can be passed on without unpacking it, or null when the dataset holds no such file. */
export const readStoredFile = async (reading: Reading, path: string): Promise<StoredFile | null> => {
  const file = await reading.db
    .selectFrom('files')
    .select(['size', 'content'])
    .where('versionId', '=', reading.version)
    .where('path', '=', path)
    .executeTakeFirst()
  if (file === undefined) return null
  const { content } = file
  const gzipped =
    content instanceof ArrayBuffer
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return { size: file.size, gzipped }
}
