import { mkdir, open, readFile, rename } from 'node:fs/promises'
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

/** Content to stay on the disk; null where the cached file is not there, or not of this content because it could not be written. */
export async function cachedOnDisk(path: string, content: Buffer): Promise<BytesOnDisk | null> {
  try {
    const { length } = content
    if (!(await isOf(path, content))) return null
    return new BytesOnDisk(openedFile(path), { start: HEADER_BYTES, length })
  } catch (error) {
    if (isNotThere(error)) return null
    throw error
  }
}

/** Whether a cached file was written of this content, by its length and the checksum that it starts with. */
async function isOf(path: string, content: Buffer): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return size === HEADER_BYTES + content.length && buffer.readUInt32LE(0) === crc32(content)
  } finally {
    await file.close()
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
