import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import { readStoredFile, type Reading } from '@datacentre/database'
import { eachOf } from '../package/some-at-once.ts'

const unpack = promisify(gunzip)

/** What is stored cannot be written as a package that an import would take. */
export class NotExportable extends Error {
  override readonly name = 'NotExportable'
}

type Wanted = {
  readonly reading: Reading
  readonly paths: readonly string[]
  /** The names that the files of the package itself have. */
  readonly taken: readonly string[]
}

/** Writes the files that rows name, each where its row says. */
export async function writeStoredFiles(folder: string, { reading, paths, taken }: Wanted): Promise<void> {
  const folders = new Map<string, Promise<unknown>>()
  await eachOf(paths, async (path) => {
    if (columnKinds.file.read(path) === undefined || taken.includes(path))
      throw new NotExportable(`A file of the dataset has the name ${JSON.stringify(path)}, which is not free`)
    const stored = await readStoredFile(reading, path)
    if (stored === null)
      throw new NotExportable(`The dataset names the file ${JSON.stringify(path)}, but does not have it`)
    const target = join(folder, path)
    const within = dirname(target)
    const made = folders.get(within) ?? mkdir(within, { recursive: true })
    folders.set(within, made)
    await made
    await writeFile(target, await unpack(stored.gzipped))
  })
}
