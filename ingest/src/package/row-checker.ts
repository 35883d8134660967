import { createHash } from 'node:crypto'
import { Unreadable, type Findings } from './fault.ts'
import { geometryFault } from './geojson/geometry-fault.ts'
import { eachOf } from './some-at-once.ts'
import { checkHeader } from './csv/header.ts'
import { Uniqueness } from './keys.ts'
import { packageBytes } from './package-file.ts'
import type { RawBatch, RawRow } from './read-table.ts'
import type { References } from './references.ts'
import type { Resource } from './resource.ts'
import { placeOf } from './row-place.ts'
import { placesOf, rowReader, type ReadRow } from './row-reader.ts'
import { unknownCodes } from './unknown-codes.ts'

export type TableCheck = {
  readonly folder: string
  readonly resource: Resource
  readonly references: References
  readonly findings: Findings
  /** The files that rows name, with their checksums; filled here. */
  readonly files: Map<string, string>
  readonly onBytes: (count: number) => void
}

export type RowChecker = {
  readonly check: (batch: RawBatch) => Promise<void>
  /** Tells what can only be told when every row was seen. */
  readonly end: () => void
}

/** Everything that is asked of the rows of one table, batch after batch. */
export function rowChecker({ folder, resource, references, findings, files }: TableCheck): RowChecker {
  const { table, path: file } = resource
  const uniqueness = new Uniqueness(table, file)
  const refer = references.collect(table, file)
  const codes = unknownCodes(resource)
  const fileColumn = table.columns.find((column) => column.kind === 'file')?.key
  let header: readonly string[] | null = null
  let read: ReturnType<typeof rowReader> | null = null

  /** Null when the header cannot be read by. */
  const readerFor = (batch: RawBatch): ReturnType<typeof rowReader> | null => {
    if (header === batch.header) return read
    header = batch.header
    const usable = checkHeader({ table, file, header, delimiter: resource.delimiter, findings })
    if (!usable) references.leaveOut(table.id)
    read = usable ? rowReader(table, placesOf(table, header)) : null
    return read
  }

  const checkRow = (raw: RawRow, names: number, reader: ReturnType<typeof rowReader>): ReadRow | null => {
    if (raw.values.length !== names) {
      const rule = `has ${raw.values.length} values, but the header has ${names} names`
      findings.fault({ ...placeOf(raw, file), column: null, value: null, rule })
      return null
    }
    const row = reader(raw, (column, value, rule) => {
      findings.fault({ ...placeOf(raw, file), column, value, rule })
    })
    const rule = table.geometry === undefined ? null : geometryFault(table.geometry, raw.geometry)
    if (rule !== null) findings.fault({ ...placeOf(raw, file), column: 'geometry', value: null, rule })
    uniqueness.check(row, raw, findings)
    codes.note(row)
    refer(row, raw)
    return row
  }

  const checkFile = async (path: string, raw: RawRow): Promise<string> => {
    try {
      return await hashFile(folder, path)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      findings.fault({
        ...placeOf(raw, file),
        column: fileColumn ?? null,
        value: path,
        rule: error.message,
      })
      return ''
    }
  }

  return {
    check: async (batch) => {
      const reader = readerFor(batch)
      if (reader === null) return
      const named: { path: string; raw: RawRow }[] = []
      for (const raw of batch.rows) {
        const row = checkRow(raw, batch.header.length, reader)
        const path = fileColumn === undefined ? null : row?.[fileColumn]
        if (typeof path !== 'string' || files.has(path)) continue
        files.set(path, '')
        named.push({ path, raw })
      }
      await eachOf(named, async ({ path, raw }) => {
        files.set(path, await checkFile(path, raw))
      })
    },
    end: () => codes.tell(findings),
  }
}

async function hashFile(folder: string, path: string): Promise<string> {
  const hash = createHash('sha256')
  const absent = 'must be a file in the package, but it is not there'
  for await (const chunk of packageBytes({ folder, path, absent })) hash.update(chunk)
  return hash.digest('hex')
}
