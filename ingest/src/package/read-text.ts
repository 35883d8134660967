import type { Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Unreadable } from './fault.ts'
import { packageBytes, type PackageFile } from './package-file.ts'

const NEWLINE = 10
const UTF8 = 'utf-8'

type TextForm = { readonly encoding: string; readonly isGzipped: boolean }

type Watcher = {
  /** Takes in every byte that is read. */
  readonly hash: Hash
  readonly onBytes: (count: number) => void
}

/** A file's text in pieces. Anything that is not in its encoding stops the reading and names the line. */
export async function* readText(
  file: PackageFile,
  { encoding, isGzipped }: TextForm,
  watcher: Watcher,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const name = encoding.toUpperCase()
  let lines = 1
  const watched = watchedBytes(file, watcher)
  for await (const chunk of isGzipped ? unzipped(watched) : watched) {
    const zero = encoding.startsWith('utf-16') ? -1 : chunk.indexOf(0)
    if (zero !== -1) {
      const line = lines + countLines(chunk.subarray(0, zero))
      throw new Unreadable(
        `contains a zero byte, which text never has: save the file as ${name} (not UTF-16)`,
        line,
      )
    }
    yield decode(chunk, lines)
    lines += countLines(chunk)
  }
  try {
    decoder.decode()
  } catch {
    throw new Unreadable(`ends in the middle of a character: the file is cut off, or not ${name}`, lines)
  }

  function decode(chunk: Buffer, linesBefore: number): string {
    try {
      return decoder.decode(chunk, { stream: true })
    } catch {
      const other = encoding === UTF8 ? `, or name its encoding in the descriptor` : ''
      throw new Unreadable(
        `is not ${name} from here on: save the file as ${name}${other}`,
        linesBefore + linesUntilBroken(chunk, encoding),
      )
    }
  }
}

async function* watchedBytes(file: PackageFile, { hash, onBytes }: Watcher): AsyncGenerator<Buffer> {
  for await (const chunk of packageBytes(file)) {
    hash.update(chunk)
    onBytes(chunk.length)
    yield chunk
  }
}

/** What a gzip file holds. */
async function* unzipped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  // What keeps the bytes from being read is told as it is; what is wrong with them, as a file that is not gzip.
  const source = Readable.from(bytes, { objectMode: false })
  let trouble: unknown = null
  source.once('error', (error) => (trouble = error))
  const feeding = pipeline(source, gunzip).catch((error: unknown) => error)
  try {
    yield* gunzip as AsyncIterable<Buffer>
  } catch (error) {
    throw trouble ?? new Unreadable(`is not gzip, or cut off: ${sayError(error)}`, null)
  } finally {
    source.destroy()
    gunzip.destroy()
    await feeding
  }
}

const sayError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function countLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++
  return count
}

const REPLACEMENT = '\uFFFD'

function linesUntilBroken(chunk: Buffer, encoding: string): number {
  const text = new TextDecoder(encoding).decode(chunk)
  return text.slice(0, text.indexOf(REPLACEMENT)).split('\n').length - 1
}
