import { readWhole, type OpenedFile } from './opened-file.ts'

/** What is read at a time: a caller that takes nothing holds no more than two of these. */
const SLICE = 16 * 1024

/** Bytes that stay in their file, and are read as somebody takes them. */
export class BytesOnDisk {
  readonly length: number
  readonly #opened: OpenedFile
  readonly #start: number

  constructor(opened: OpenedFile, { start, length }: { readonly start: number; readonly length: number }) {
    this.#opened = opened
    this.#start = start
    this.length = length
  }

  *slices(): Generator<Buffer> {
    for (let at = 0; at < this.length; at += SLICE) {
      const slice = Buffer.allocUnsafeSlow(Math.min(SLICE, this.length - at))
      readWhole(this.#opened, slice, this.#start + at)
      yield slice
    }
  }

  /** All of it as text. */
  toString(): string {
    const bytes = Buffer.allocUnsafeSlow(this.length)
    readWhole(this.#opened, bytes, this.#start)
    return bytes.toString()
  }
}
