import type { Box } from '@datacentre/catalogue/geography/blocks'
import { countryBox } from '@datacentre/catalogue/geography/country-box'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { RowFingerprints } from '@datacentre/database'
import { Differences, type Standing } from './compare/differences.ts'
import { referFromStanding, referToStanding } from './compare/outside-references.ts'
import type { TableDifference } from './compare/table-difference.ts'
import { DESCRIPTOR, readDescriptor, type Descriptor } from './descriptor.ts'
import { Findings, Unreadable, type Fault } from './fault.ts'
import { PackageChecksum } from './checksum.ts'
import { NO_OWN_CODES, type OwnCodes } from './codes/own-codes.ts'
import { readOwnCodes } from './codes/read-own-codes.ts'
import { LastMonth } from './format/figure-noter.ts'
import { ReadNotes } from './format/read-notes.ts'
import { refuseOtherHash, refuseOtherSize } from './described-file.ts'
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
  /** Over the descriptor and every file, the files that rows name by their names. */
  readonly checksum: string
  /** What it was compared with, and what would change in each table. */
  readonly standing: Standing | null
  readonly differences: readonly TableDifference[]
  /** The checksum of the file of each table. */
  readonly tableSums: ReadonlyMap<string, string>
  /** The rows of each file that were read before, by their number from 0: they are not loaded again. */
  readonly repeated: ReadonlyMap<string, ReadonlySet<number>>
  /** The fingerprints of each table's rows, in the order in which they are loaded. */
  readonly fingerprints: ReadonlyMap<string, RowFingerprints>
  readonly ownCodes: OwnCodes
  /** The last month that its tables have figures of. */
  readonly lastMonth: string | null
  /** Whether only some tables of the package are brought. */
  readonly isPartial: boolean
}

export type CheckOptions = {
  readonly progress: Progress
  /** The dataset to compare with. */
  readonly standing?: Standing | null
  /** The tables to bring; all of the package unless told. */
  readonly only?: readonly string[] | undefined
  /** Where positions are expected; ours unless told. */
  readonly country?: Box
  /** Called for every single fault. */
  readonly onFault?: (fault: Fault) => void
}

/** Reads every row of a package and changes nothing. */
export async function checkPackage(folder: string, options: CheckOptions): Promise<CheckedPackage> {
  const { progress, standing = null, only, country = countryBox } = options
  const findings = new Findings(options.onFault)
  const descriptor = onlyTables(await readDescriptor(folder, findings), only, findings)
  if (only !== undefined && descriptor !== null && standing !== null) {
    const isInvented = standing.version.demonstration
    if (descriptor.demonstration !== isInvented) {
      const rule = `must be ${isInvented} as in the dataset that stands: invented and real data are not mixed; load the whole package`
      findings.fault({ file: DESCRIPTOR, line: null, column: 'demonstration', value: null, rule })
    }
  }
  const checksum = new PackageChecksum()
  const references = new References()
  const differences = new Differences(standing)
  const rowCounts: Record<string, number> = {}
  const files = new Map<string, string>()
  const tableSums = new Map<string, string>()
  const repeated = new Map<string, ReadonlySet<number>>()
  const fingerprints = new Map<string, RowFingerprints>()
  const lastMonth = new LastMonth()
  let own = NO_OWN_CODES
  if (descriptor !== null) {
    checksum.descriptor(descriptor.sha256)
    for (const table of descriptor.refused) references.leaveOut(table)
    const brought = descriptor.resources.map(({ table }) => table)
    const reading = only === undefined ? null : (standing?.reading ?? null)
    for (const table of only === undefined ? descriptor.absent : emptyTables(standing, brought))
      references.expectNone(table)
    if (reading !== null) await referToStanding(references, brought, reading)
    if (descriptor.codes !== null) {
      const { codes, sha256 } = await readOwnCodes({
        folder,
        resource: descriptor.codes,
        findings,
        onBytes: progress.onBytes,
      })
      own = codes
      checksum.table(descriptor.codes.path, sha256)
    }
    for (const resource of descriptor.resources) {
      progress.onFile(resource.path)
      const comparison = await differences.of(resource.table)
      const checked = await checkTable({
        folder,
        resource,
        references,
        findings,
        files,
        comparison,
        notes: new ReadNotes(),
        lastMonth,
        ownCodes: own,
        country,
        onBytes: progress.onBytes,
      })
      // Of a file that cannot be read to its end, most rows would seem to go.
      if (checked.isWhole) await differences.end(resource.table, comparison)
      rowCounts[resource.table.id] = checked.rowCount
      repeated.set(resource.table.id, checked.repeated)
      fingerprints.set(resource.table.id, checked.fingerprints)
      tableSums.set(resource.table.id, checked.sha256)
      checksum.table(resource.path, checked.sha256)
    }
    if (only === undefined) await differences.goneTables(descriptor.absent)
    if (descriptor.absent.length > 0) {
      const message = `has no resource ${descriptor.absent.join(', ')}: the data centre will not show these`
      findings.warn({ file: DESCRIPTOR, message })
    }
    warnOfNoneProvisional(descriptor, lastMonth.asText(), findings)
    if (reading !== null)
      await referFromStanding(references, { brought, reading, differences: differences.found })
    references.check(findings)
  }
  return {
    folder,
    descriptor,
    findings,
    rowCounts,
    files,
    checksum: checksum.end(files),
    standing,
    differences: differences.found,
    tableSums,
    ownCodes: own,
    lastMonth: lastMonth.asText(),
    repeated,
    fingerprints,
    isPartial: only !== undefined,
  }
}

/** The descriptor with only the tables that were asked for; each must be in the package. */
function onlyTables(
  descriptor: Descriptor | null,
  only: readonly string[] | undefined,
  findings: Findings,
): Descriptor | null {
  if (descriptor === null || only === undefined) return descriptor
  for (const id of only.filter((asked) => !descriptor.resources.some(({ table }) => table.id === asked))) {
    if (descriptor.refused.includes(id)) continue
    const rule = `is not among the resources, which are ${descriptor.resources.map(({ table }) => table.id).join(', ')}`
    findings.fault({ file: DESCRIPTOR, line: null, column: '--only', value: id, rule })
  }
  return {
    ...descriptor,
    resources: descriptor.resources.filter(({ table }) => only.includes(table.id)),
    refused: descriptor.refused.filter((id) => only.includes(id)),
    absent: [],
  }
}

/** Where the package says to which month figures run, a later month is a fault of its own. */
function warnOfNoneProvisional(
  { figuresUntil, provisionalFrom }: Descriptor,
  lastMonth: string | null,
  findings: Findings,
): void {
  if (figuresUntil !== null || provisionalFrom === null || lastMonth === null) return
  if (provisionalFrom <= lastMonth) return
  const message = `provisionalFrom ${provisionalFrom} is after the last month with figures, ${lastMonth}: no figure will be marked as provisional`
  findings.warn({ file: DESCRIPTOR, message })
}

/** The tables that are neither brought nor in the dataset: what points into them leads nowhere, and did so before. */
const emptyTables = (standing: Standing | null, brought: readonly Table[]): string[] =>
  tables
    .map(({ id }) => id)
    .filter((id) => !brought.some((table) => table.id === id) && (standing?.version.rowCounts[id] ?? 0) === 0)

type CheckedTable = {
  readonly rowCount: number
  readonly sha256: string
  readonly isWhole: boolean
  readonly repeated: ReadonlySet<number>
  readonly fingerprints: RowFingerprints
}

async function checkTable(check: TableCheck): Promise<CheckedTable> {
  const { folder, resource, references, findings } = check
  const file = resource.path
  const rows = rowChecker(check)
  try {
    await refuseOtherSize(folder, resource)
    const batches = readTable(check)
    for (;;) {
      const { value, done } = await batches.next()
      if (done) {
        refuseOtherHash(resource, value)
        rows.end()
        return { ...rows.counted(), sha256: value }
      }
      await rows.check(value)
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { line, row, message: rule } = error
    findings.fault({ file, line, ...(row === undefined ? {} : { row }), column: null, value: null, rule })
    references.leaveOut(resource.table.id)
    return { ...rows.counted(), isWhole: false, sha256: '' }
  }
}
