import type { Hash } from 'node:crypto'
import { Unreadable } from './fault.ts'
import { packageBytes, type PackageFile } from './package-file.ts'

const NEWLINE = 10

type Watcher = {
  /** Takes in every byte that is read. */
  readonly hash: Hash
  readonly onBytes: (count: number) => void
}

/** A file's text in pieces. Anything that is not UTF-8 stops the reading and names the line. */
export async function* readText(file: PackageFile, { hash, onBytes }: Watcher): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  for await (const chunk of packageBytes(file)) {
    hash.update(chunk)
    onBytes(chunk.length)
    const zero = chunk.indexOf(0)
    if (zero !== -1) {
      const line = lines + countLines(chunk.subarray(0, zero))
      throw new Unreadable(
        'contains a zero byte, which text never has: save the file as UTF-8 (not UTF-16)',
        line,
      )
    }
    yield decode(chunk, lines)
    lines += countLines(chunk)
  }
  try {
    decoder.decode()
  } catch {
    throw new Unreadable('ends in the middle of a character: the file is cut off, or not UTF-8', lines)
  }

  function decode(chunk: Buffer, linesBefore: number): string {
    try {
      return decoder.decode(chunk, { stream: true })
    } catch {
      throw new Unreadable(
        'is not UTF-8 from here on: save the file as UTF-8',
        linesBefore + linesUntilBroken(chunk),
      )
    }
  }
}

function countLines(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++
  return count
}

const REPLACEMENT = '\uFFFD'

function linesUntilBroken(chunk: Buffer): number {
  const text = new TextDecoder('utf-8').decode(chunk)
  return text.slice(0, text.indexOf(REPLACEMENT)).split('\n').length - 1
}
