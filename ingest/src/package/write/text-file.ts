import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'

/** How large a file became and its checksum, as a data package gives them. */
export type WrittenFile = { readonly bytes: number; readonly hash: string }

/** Characters gathered before they go to the disk. */
const CHUNK = 1 << 16

/** A file that is written from its beginning to its end; its size and checksum are counted on the way. */
export class TextFile {
  private readonly file: FileHandle
  private readonly hash = createHash('sha256')
  private bytes = 0
  private chunk = ''

  static async create(path: string): Promise<TextFile> {
    return new TextFile(await open(path, 'w'))
  }

  private constructor(file: FileHandle) {
    this.file = file
  }

  /** Takes more of the text; whether so much is gathered that it should go out. */
  add(text: string): boolean {
    this.chunk += text
    return this.chunk.length >= CHUNK
  }

  async flush(): Promise<void> {
    const buffer = Buffer.from(this.chunk, 'utf8')
    this.chunk = ''
    this.bytes += buffer.length
    this.hash.update(buffer)
    await this.file.writeFile(buffer)
  }

  async end(): Promise<WrittenFile> {
    await this.flush()
    return { bytes: this.bytes, hash: `sha256:${this.hash.digest('hex')}` }
  }

  /** To be called in any case. */
  close(): Promise<void> {
    return this.file.close()
  }
}

type Lines = { readonly lines: Iterable<string>; readonly onChunk: () => void }

/** Writes lines to a file as fast as the disk takes them; `onChunk` hears of every chunk that went out. */
export async function writeLines(path: string, { lines, onChunk }: Lines): Promise<WrittenFile> {
  const file = await TextFile.create(path)
  try {
    for (const line of lines) {
      if (!file.add(line)) continue
      await file.flush()
      onChunk()
    }
    const written = await file.end()
    onChunk()
    return written
  } finally {
    await file.close()
  }
}
