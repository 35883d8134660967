import { createHash } from 'node:crypto'
import { hasShape } from '@datacentre/catalogue/grammar/table'
import {
  currentVersion,
  replaceDataset,
  type DatasetWriter,
  type Store,
  type Version,
} from '@datacentre/database'
import type { CheckedPackage, Progress } from './check-package.ts'
import { DESCRIPTOR, type Descriptor } from './descriptor.ts'
import { Unreadable } from './fault.ts'
import { wholeFile } from './package-file.ts'
import { readTable } from './read-table.ts'
import type { Resource } from './resource.ts'
import { placesOf, rowReader } from './row-reader.ts'
import { eachOf } from './some-at-once.ts'

export type LoadResult = { readonly version: Version; readonly changed: boolean }

/** The package was written to between the check and the load. */
export class PackageChanged extends Error {
  override readonly name = 'PackageChanged'
  constructor() {
    super('The package was changed while it was being loaded; the dataset is unchanged. Try again.')
  }
}

/** Loads a package without faults as a new version; one that is loaded already changes nothing. */
export async function loadPackage(
  store: Store,
  checked: CheckedPackage,
  progress: Progress,
): Promise<LoadResult> {
  const { descriptor, findings, checksum } = checked
  if (descriptor === null || findings.faultCount > 0) throw new Error('a package with faults is never loaded')
  const standing = await currentVersion(store)
  if (standing?.checksum === checksum) return { version: standing, changed: false }
  const version = await replaceDataset(store, versionOf(descriptor, checked), async (writer) => {
    if ((await writePackage(writer, checked, progress)) !== checksum) throw new PackageChanged()
  })
  return { version, changed: true }
}

/** Writes every row and file, and returns the checksum of what was read: the one of the check, if nothing changed. */
async function writePackage(
  writer: DatasetWriter,
  { folder, descriptor, files }: CheckedPackage,
  progress: Progress,
): Promise<string> {
  const again = createHash('sha256')
  try {
    again.update(`${DESCRIPTOR} ${sha256Of(await wholeFile({ folder, path: DESCRIPTOR }))}\n`)
    for (const resource of descriptor?.resources ?? []) {
      progress.onFile(resource.path)
      const sha256 = await loadTable({ folder, resource, writer, onBytes: progress.onBytes })
      again.update(`${resource.path} ${sha256}\n`)
    }
    const sums = await eachOf([...files.keys()], async (path) => {
      const bytes = await wholeFile({ folder, path })
      await writer.file(path, bytes)
      return `${path} ${sha256Of(bytes)}\n`
    })
    for (const sum of sums) again.update(sum)
  } catch (error) {
    // The check could read it all, so what cannot be read now was changed since.
    throw error instanceof Unreadable ? new PackageChanged() : error
  }
  return again.digest('hex')
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const versionOf = (descriptor: Descriptor, { folder, checksum }: CheckedPackage) => ({
  name: descriptor.name,
  title: descriptor.title,
  packageVersion: descriptor.version,
  created: descriptor.created,
  licenceName: descriptor.licenceName,
  licenceUrl: descriptor.licenceUrl,
  source: folder,
  checksum,
  figuresUntil: descriptor.figuresUntil,
  demonstration: descriptor.demonstration,
  texts: descriptor.texts,
})

type TableLoad = {
  readonly folder: string
  readonly resource: Resource
  readonly writer: DatasetWriter
  readonly onBytes: (count: number) => void
}

/** Writes the rows of one file and returns its checksum. Faults were told by the check, so none can be left. */
async function loadTable({ folder, resource, writer, onBytes }: TableLoad): Promise<string> {
  const { table } = resource
  const changed = (): never => {
    throw new PackageChanged()
  }
  const batches = readTable({ folder, resource, onBytes })
  for (;;) {
    const { value, done } = await batches.next()
    if (done) return value
    const read = rowReader(table, placesOf(table, value.header))
    const rows = value.rows.map((raw) => {
      const row = read(raw, changed)
      return hasShape(table) ? { ...row, geometry: raw.geometry } : row
    })
    await writer.rows(table, rows)
  }
}
