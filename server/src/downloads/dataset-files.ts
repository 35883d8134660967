import { readFile } from 'node:fs/promises'
import { isNotThere } from '../disk/cached-file.ts'
import { isAsWritten } from '../disk/file-checksum.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** A file in which a dataset or a part of it is taken home whole. */
export type DatasetFile = { readonly name: string; readonly bytes: number; readonly sha256: string }

/** The folder of a version that holds them; it is there when all of them are. */
export const DOWNLOADS = 'downloads'

/** Beside the files: what they are called, how large they are and their checksums. */
export const INDEX = 'files.json'

/** Where a file of a version lies. */
export const downloadPath = ({ pathOf }: Pick<Snapshot, 'pathOf'>, name: string): string =>
  pathOf(`${DOWNLOADS}/${name}`)

/** The files of a version, the whole first; null while they are not made, or when one of them was damaged since. */
export async function datasetFilesOf(
  snapshot: Pick<Snapshot, 'pathOf'>,
): Promise<readonly DatasetFile[] | null> {
  try {
    if (!(await isAsWritten(downloadPath(snapshot, INDEX)))) return null
    const files = JSON.parse(await readFile(downloadPath(snapshot, INDEX), 'utf8')) as DatasetFile[]
    for (const { name } of files) if (!(await isAsWritten(downloadPath(snapshot, name)))) return null
    return files
  } catch (error) {
    if (isNotThere(error)) return null
    throw error
  }
}

export const areDownloadsKept = async (snapshot: Snapshot): Promise<boolean> =>
  (await datasetFilesOf(snapshot)) !== null
