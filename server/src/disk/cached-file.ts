import { mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { BytesOnDisk } from './bytes-on-disk.ts'
import { openedFile } from './opened-file.ts'

/** A cached file starts with the checksum of the rest, so that one that was damaged is never taken for truth. */
const HEADER_BYTES = 4

/** What a system says of a path where nothing is, or where nothing can be. */
const NOT_THERE: readonly unknown[] = ['ENOENT', 'ENOTDIR']

/** Whether an error says no more than that there is nothing. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOT_THERE.includes(error.code)

/** The content of a cached file; null when it is not there or not what was written. Throws when it may not be read. */
export async function readCachedFile(path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path)
    const content = bytes.subarray(HEADER_BYTES)
    return bytes.length >= HEADER_BYTES && bytes.readUInt32LE(0) === crc32(content) ? content : null
  } catch (error) {
    // Whoever asks makes it anew.
    if (isNotThere(error)) return null
    throw error
  }
}

/** The content of a cached file that was read or written just now, to stay there; null where the disk has it no more. */
export async function cachedOnDisk(path: string, length: number): Promise<BytesOnDisk | null> {
  try {
    if ((await stat(path)).size !== HEADER_BYTES + length) return null
    return new BytesOnDisk(openedFile(path), { start: HEADER_BYTES, length })
  } catch (error) {
    if (isNotThere(error)) return null
    throw error
  }
}

/** Writes a file whole: no reader, and no power cut, ever leaves half of it under its name. */
export async function writeCachedFile(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(crc32(content))
  const draft = `${path}.${process.pid}`
  const file = await open(draft, 'w')
  try {
    // Not writev: on a disk that is almost full it writes a part, and says nothing.
    await file.writeFile(header)
    await file.writeFile(content)
    await file.datasync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
