import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { formatsFor, type FileFormat } from '@datacentre/catalogue/wire/files'
import { collections, type Collection } from '../collections/collections.ts'
import { isAsWritten, noteChecksum } from '../disk/file-checksum.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { fileKinds } from './file-kinds.ts'
import type { FileTable } from './file-table.ts'
import { wholeTable } from './views.ts'

/** Where the file of a whole table lies, with the version that it is of. */
const pathOf = (snapshot: Snapshot, { id }: Collection, format: FileFormat, language: Language): string =>
  snapshot.pathOf(`${id}-${language}.${format}`)

/** Files that are being made, by their paths: who asks meanwhile waits for the same one. */
const underWay = new Map<string, Promise<void>>()

/** The file of a whole table, made where it is not kept yet. */
export async function keptFile(
  snapshot: Snapshot,
  collection: Collection,
  format: FileFormat,
  language: Language,
): Promise<string> {
  const path = pathOf(snapshot, collection, format, language)
  if (await isAsWritten(path)) return path
  const making =
    underWay.get(path) ??
    write(path, wholeTable(snapshot, collection, language), format).finally(() => underWay.delete(path))
  underWay.set(path, making)
  await making
  return path
}

/** Under another name until it is whole. */
async function write(path: string, table: FileTable, format: FileFormat): Promise<void> {
  const kind = fileKinds[format]
  const draft = `${path}.${process.pid}`
  const made = new Date()
  await mkdir(dirname(path), { recursive: true })
  try {
    if ('stream' in kind) await pipeline(kind.stream(table, made), createWriteStream(draft))
    else await kind.write(draft, table, made)
    await noteChecksum(draft, path)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Every file that is kept of a version. */
const allKept: readonly (readonly [Collection, FileFormat, Language])[] = collections.flatMap((collection) =>
  formatsFor(collection.geometry !== null)
    .filter((format) => fileKinds[format].isKept)
    .flatMap((format) =>
      (Object.keys(texts) as Language[]).map((language) => [collection, format, language] as const),
    ),
)

export async function areFilesKept(snapshot: Snapshot): Promise<boolean> {
  for (const [collection, format, language] of allKept)
    if (!(await isAsWritten(pathOf(snapshot, collection, format, language)))) return false
  return true
}

/** Makes every file that is kept of a version. */
export async function keepFiles(snapshot: Snapshot): Promise<void> {
  for (const [collection, format, language] of allKept) await keptFile(snapshot, collection, format, language)
}
