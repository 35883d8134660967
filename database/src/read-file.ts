import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Reading } from './store.ts'

const decompress = promisify(gunzip)

/** The bytes of a file of the dataset, or null when it holds no such file. */
export const readFile = async (reading: Reading, path: string): Promise<Uint8Array | null> => {
  const file = await reading.db
    .selectFrom('files')
    .select('content')
    .where('path', '=', path)
    .executeTakeFirst()
  return file === undefined ? null : await decompress(file.content)
}
