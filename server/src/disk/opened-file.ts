import { closeSync, openSync, readSync } from 'node:fs'

/** A file that stays as it is for whoever reads from it, also when it is removed with its version, or written anew. */
export type OpenedFile = { readonly path: string; readonly file: number }

/** A file is closed once nobody can read from it any more. */
const closing = new FinalizationRegistry<number>((file) => closeSync(file))

export function openedFile(path: string): OpenedFile {
  const opened = { path, file: openSync(path, 'r') }
  closing.register(opened, opened.file)
  return opened
}

/** Fills bytes with what stands in a file from some place on. */
export function readWhole({ path, file }: OpenedFile, bytes: Buffer, from: number): void {
  let read = 0
  while (read < bytes.length) {
    const came = readSync(file, bytes, read, bytes.length - read, from + read)
    if (came === 0) throw new Error(`${path} is shorter than it was`)
    read += came
  }
}
