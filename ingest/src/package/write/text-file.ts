import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** How large a file became and its checksum, as a data package gives them. */
export type WrittenFile = { readonly bytes: number; readonly hash: string }

/** Characters gathered before they go to the disk. */
const CHUNK = 1 << 16

type Lines = { readonly lines: Iterable<string>; readonly onChunk: () => void }

/** Writes lines to a file as fast as the disk takes them; `onChunk` hears of every chunk that went out. */
export async function writeLines(path: string, { lines, onChunk }: Lines): Promise<WrittenFile> {
  const stream = createWriteStream(path)
  const hash = createHash('sha256')
  let bytes = 0
  let chunk = ''
  const flush = async (): Promise<void> => {
    const buffer = Buffer.from(chunk, 'utf8')
    chunk = ''
    bytes += buffer.length
    hash.update(buffer)
    if (!stream.write(buffer)) await once(stream, 'drain')
    onChunk()
  }
  try {
    for (const line of lines) {
      chunk += line
      if (chunk.length >= CHUNK) await flush()
    }
    if (chunk !== '') await flush()
    stream.end()
    await finished(stream)
  } catch (error) {
    stream.destroy()
    throw error
  }
  return { bytes, hash: `sha256:${hash.digest('hex')}` }
}
