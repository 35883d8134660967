import { createHash } from 'node:crypto'
import { DESCRIPTOR, readDescriptor, type Descriptor } from './descriptor.ts'
import { Findings, Unreadable } from './fault.ts'
import { locate } from './package-file.ts'
import { readTable } from './read-table.ts'
import { References } from './references.ts'
import { rowChecker, type TableCheck } from './row-checker.ts'

export type Progress = {
  /** A new file is begun. */
  readonly onFile: (path: string) => void
  readonly onBytes: (count: number) => void
}

/** A package that was checked whole: load it when there is no fault. */
export type CheckedPackage = {
  readonly folder: string
  readonly descriptor: Descriptor | null
  readonly findings: Findings
  readonly rowCounts: Readonly<Record<string, number>>
  /** The files that rows name, with their checksums. */
  readonly files: ReadonlyMap<string, string>
  /** Over the descriptor and every file, in order. */
  readonly checksum: string
}

/** Reads every row of a package and changes nothing. */
export async function checkPackage(folder: string, progress: Progress): Promise<CheckedPackage> {
  const findings = new Findings()
  const descriptor = await readDescriptor(folder, findings)
  const checksum = createHash('sha256')
  const references = new References()
  const rowCounts: Record<string, number> = {}
  const files = new Map<string, string>()
  if (descriptor !== null) {
    checksum.update(`${DESCRIPTOR} ${descriptor.sha256}\n`)
    for (const table of descriptor.refused) references.leaveOut(table)
    for (const table of descriptor.absent) references.expectNone(table)
    for (const resource of descriptor.resources) {
      progress.onFile(resource.path)
      const checked = await checkTable({
        folder,
        resource,
        references,
        findings,
        files,
        onBytes: progress.onBytes,
      })
      rowCounts[resource.table.id] = checked.rowCount
      checksum.update(`${resource.path} ${checked.sha256}\n`)
    }
    references.check(findings)
    for (const [path, sha256] of files) checksum.update(`${path} ${sha256}\n`)
  }
  return { folder, descriptor, findings, rowCounts, files, checksum: checksum.digest('hex') }
}

async function checkTable(check: TableCheck): Promise<{ rowCount: number; sha256: string }> {
  const { folder, resource, references, findings } = check
  const file = resource.path
  let rowCount = 0
  try {
    const absent = `is named in ${DESCRIPTOR} but is not there`
    const { size } = await locate({ folder, path: file, absent })
    if (resource.bytes !== null && size !== resource.bytes) {
      throw new Unreadable(
        `is ${size} bytes, but ${DESCRIPTOR} says ${resource.bytes}: cut off, or changed later`,
        null,
      )
    }
    const rows = rowChecker(check)
    const batches = readTable(check)
    for (;;) {
      const { value, done } = await batches.next()
      if (done) {
        if (resource.sha256 !== null && resource.sha256 !== value) {
          throw new Unreadable(`is not the file that ${DESCRIPTOR} describes: its SHA-256 is ${value}`, null)
        }
        rows.end()
        return { rowCount, sha256: value }
      }
      rowCount += value.rows.length
      await rows.check(value)
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { line, row, message: rule } = error
    findings.fault({ file, line, ...(row === undefined ? {} : { row }), column: null, value: null, rule })
    references.leaveOut(resource.table.id)
    return { rowCount, sha256: '' }
  }
}
