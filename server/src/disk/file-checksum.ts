import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { isNotThere, readCachedFile, writeCachedFile } from './cached-file.ts'

const CHUNK_BYTES = 1024 * 1024

/** The checksum of a file that is too long to be held. */
export async function checksumOf(path: string): Promise<number> {
  let checksum = 0
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }))
    checksum = crc32(chunk as Buffer, checksum)
  return checksum
}

const noteOf = (path: string): string => `${path}.crc32`

/** Notes the checksum of a file beside where it will stand; before it stands there, so that none stands without. */
export const noteChecksum = async (draft: string, path: string): Promise<void> =>
  writeCachedFile(noteOf(path), Buffer.from(String(await checksumOf(draft))))

/** Files that were looked through, as they were then: each is once in the life of a process. */
const lookedThrough = new Map<string, string>()

/** Whether a file is there and is what was written; a disk, a copy or a person may have changed it since. */
export async function isAsWritten(path: string): Promise<boolean> {
  try {
    const { ino, size, mtimeMs } = await stat(path)
    const identity = [ino, size, mtimeMs].join(' ')
    if (lookedThrough.get(path) === identity) return true
    const note = await readCachedFile(noteOf(path))
    if (note === null || Number(note.toString()) !== (await checksumOf(path))) return false
    lookedThrough.set(path, identity)
    return true
  } catch (error) {
    if (isNotThere(error)) return false
    throw error
  }
}
