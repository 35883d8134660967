import { gunzipSync } from 'node:zlib'
import { readStoredFile } from '../src/reading/read-file.ts'
import type { Reading } from '../src/store.ts'

/** The bytes of a file of the dataset, or null when it holds no such file. */
export const unzippedFile = async (reading: Reading, path: string): Promise<Buffer | null> => {
  const file = await readStoredFile(reading, path)
  return file === null ? null : gunzipSync(file.gzipped)
}
