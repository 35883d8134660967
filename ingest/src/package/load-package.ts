import { hasShape } from '@datacentre/catalogue/grammar/table'
import {
  FILES,
  replaceTables,
  sha256Of,
  storedChecksums,
  type DatasetWriter,
  type Store,
  type Version,
} from '@datacentre/database'
import { isUnchanged } from './compare/differences.ts'
import type { CheckedPackage, Progress } from './check-package.ts'
import { checkedRows } from './checked-rows.ts'
import { Unreadable } from './fault.ts'
import { DESCRIPTOR, wholeFile } from './package-file.ts'
import type { Resource } from './resource.ts'
import { eachOf } from './some-at-once.ts'
import { saysTheSame, versionOf } from './version-of.ts'

export type LoadResult = { readonly version: Version; readonly changed: boolean }

/** The package was written to between the check and the load. */
export class PackageChanged extends Error {
  override readonly name = 'PackageChanged'
  constructor() {
    super('The package was changed while it was being loaded; the dataset is unchanged. Try again.')
  }
}

/**
 * Loads a package without faults as a new version. Tables that are the same in every row are shared with the version that
 * stands; when all are, nothing changes.
 */
export async function loadPackage(
  store: Store,
  checked: CheckedPackage,
  progress: Progress,
): Promise<LoadResult> {
  const { descriptor, findings, standing } = checked
  if (descriptor === null || findings.faultCount > 0) throw new Error('a package with faults is never loaded')
  const { takenOver, hasNewFiles } = await commonWithStanding(checked)
  const next = versionOf(descriptor, checked)
  const written = descriptor.resources.filter(({ table }) => !takenOver.has(table.id))
  const isSame = checked.differences.every(isUnchanged) && !hasNewFiles
  if (standing !== null && isSame && saysTheSame(standing.version, next))
    return { version: standing.version, changed: false }
  const version = await replaceTables(store, next, {
    basedOn: standing?.version.id ?? null,
    takenOver: (table) => takenOver.has(table),
    fill: (writer) => writePackage(writer, { checked, written, hasNewFiles, progress }),
  })
  return { version, changed: true }
}

type Common = { readonly takenOver: ReadonlySet<string>; readonly hasNewFiles: boolean }

/** What the new version has in common with the one that stands: tables by their rows, and files by their bytes. */
async function commonWithStanding({
  standing,
  differences,
  files,
  isPartial,
}: CheckedPackage): Promise<Common> {
  if (standing === null) return { takenOver: new Set(), hasNewFiles: true }
  const isCompared = (table: string): boolean => differences.some((found) => found.table === table)
  const same = differences.filter(isUnchanged).map(({ table }) => table)
  const left = isPartial ? Object.keys(standing.version.parts).filter((part) => !isCompared(part)) : []
  const stored = await storedChecksums(standing.reading)
  const hasEvery = [...files].every(([path, sha256]) => stored.get(path) === sha256)
  // Tables that stay name files, which stay with them.
  const keepsFiles = isPartial || (hasEvery && files.size === stored.size)
  return {
    takenOver: new Set([...same, ...left, ...(keepsFiles ? [FILES] : [])]),
    hasNewFiles: !(keepsFiles && hasEvery),
  }
}

type PackageWriting = {
  readonly checked: CheckedPackage
  readonly written: readonly Resource[]
  readonly hasNewFiles: boolean
  readonly progress: Progress
}

/** Writes rows and files; what is read must be what was checked. */
async function writePackage(
  writer: DatasetWriter,
  { checked, written, hasNewFiles, progress }: PackageWriting,
): Promise<void> {
  const { folder, files, tableSums } = checked
  try {
    const descriptor = sha256Of(await wholeFile({ folder, path: DESCRIPTOR }))
    if (descriptor !== checked.descriptor?.sha256) throw new PackageChanged()
    for (const resource of written) {
      progress.onFile(resource.path)
      const { onBytes } = progress
      const sum = await loadTable({ checked, resource, writer, onBytes })
      if (sum !== tableSums.get(resource.table.id)) throw new PackageChanged()
    }
    if (!hasNewFiles) return
    await eachOf([...files], async ([path, sha256]) => {
      const bytes = await wholeFile({ folder, path })
      if (sha256Of(bytes) !== sha256) throw new PackageChanged()
      await writer.file(path, bytes)
    })
  } catch (error) {
    // The check could read it all, so what cannot be read now was changed since.
    throw error instanceof Unreadable ? new PackageChanged() : error
  }
}

const refuse = (): never => {
  throw new PackageChanged()
}

type TableLoad = {
  readonly checked: CheckedPackage
  readonly resource: Resource
  readonly writer: DatasetWriter
  readonly onBytes: (count: number) => void
}

/** Writes the rows of one file and returns its checksum. Faults were told by the check, so none can be left. */
async function loadTable({ checked, resource, writer, onBytes }: TableLoad): Promise<string> {
  const { table } = resource
  const fingerprints = checked.fingerprints.get(table.id)
  if (fingerprints !== undefined) writer.fingerprints(table, fingerprints)
  const batches = checkedRows({ checked, resource, onBytes, onFault: refuse })
  for (;;) {
    const { value, done } = await batches.next()
    if (done) return value
    const rows = hasShape(table)
      ? value.map(({ row, geometry }) => ({ ...row, geometry }))
      : value.map(({ row }) => row)
    await writer.rows(table, rows)
  }
}
