import type { Box } from '@datacentre/catalogue/geography/blocks'
import { hasShape } from '@datacentre/catalogue/grammar/table'
import { rowHasher, WORDS_PER_ROW, type RowFingerprints } from '@datacentre/database'
import type { Comparison } from './compare/table-difference.ts'
import { Unreadable, type Findings } from './fault.ts'
import { figureNoter, type LastMonth } from './format/figure-noter.ts'
import { dateNoter } from './format/date-noter.ts'
import { positionNoter } from './format/position-noter.ts'
import type { ReadNotes } from './format/read-notes.ts'
import { geometryFault } from './geojson/geometry-fault.ts'
import { eachOf } from './some-at-once.ts'
import { checkHeader } from './csv/header.ts'
import { Uniqueness } from './keys.ts'
import { hashOfFile } from './package-file.ts'
import type { RawBatch, RawRow } from './read-table.ts'
import type { References } from './references.ts'
import type { Resource } from './resource.ts'
import { placeOf } from './row-place.ts'
import { placesOf, rowReader, type ReadRow } from './row-reader.ts'
import type { OwnCodes } from './codes/own-codes.ts'
import { unknownCodes } from './codes/unknown-codes.ts'

export type TableCheck = {
  readonly folder: string
  readonly resource: Resource
  readonly references: References
  readonly findings: Findings
  /** The files that rows name, with their checksums; filled here. */
  readonly files: Map<string, string>
  readonly comparison: Comparison
  readonly notes: ReadNotes
  readonly lastMonth: LastMonth
  readonly ownCodes: OwnCodes
  /** Where positions are expected. */
  readonly country: Box
  readonly onBytes: (count: number) => void
}

export type RowChecker = {
  readonly check: (batch: RawBatch) => Promise<void>
  /** Tells what can only be told when every row was seen. */
  readonly end: () => void
  readonly counted: () => {
    readonly rowCount: number
    /** The rows that were read before, by their number from 0. */
    readonly repeated: ReadonlySet<number>
    /** Whether the rows could be read at all: not by a header that lacks what is required. */
    readonly isWhole: boolean
    /** Of the rows with a key, each once: of all rows where none has a fault. */
    readonly fingerprints: RowFingerprints
  }
}

/** Everything that is asked of the rows of one table, batch after batch. */
export function rowChecker(tableCheck: TableCheck): RowChecker {
  const { folder, resource, references, findings, files, comparison, notes, ownCodes, country } = tableCheck
  const { table, path: file } = resource
  const uniqueness = new Uniqueness(table, file)
  const refer = references.collect(resource)
  const codes = unknownCodes(resource, ownCodes)
  const fileColumn = table.columns.find((column) => column.kind === 'file')?.key
  const notePosition = positionNoter(table, { notes, country })
  const noteDates = dateNoter(table, notes)
  const noteFigure = figureNoter(table, { notes, lastMonth: tableCheck.lastMonth })
  const hash = rowHasher(table)
  const fingerprint = new Int32Array(WORDS_PER_ROW)
  const repeated = new Set<number>()
  let rowNumber = 0
  let header: readonly string[] | null = null
  let read: ReturnType<typeof rowReader> | null = null

  /** Null when the header cannot be read by. */
  const readerFor = (batch: RawBatch): ReturnType<typeof rowReader> | null => {
    if (header === batch.header) return read
    header = batch.header
    const usable = checkHeader({ table, file, header, delimiter: resource.dialect.delimiter, findings })
    if (!usable) references.leaveOut(table.id)
    read = usable ? rowReader(table, placesOf(table, header), ownCodes) : null
    return read
  }

  const checkRow = (raw: RawRow, names: number, reader: ReturnType<typeof rowReader>): ReadRow | null => {
    if (raw.written !== undefined) {
      const rule = 'must have as many values as the header has names'
      const detail = `${raw.written}, not ${names}`
      findings.fault({ ...placeOf(raw, file), column: null, value: null, rule, detail })
      return null
    }
    const row = reader(raw, (column, value, rule) => {
      findings.fault({ ...placeOf(raw, file), column, value, rule })
    })
    const rule = table.geometry === undefined ? null : geometryFault(table.geometry, raw.geometry)
    if (rule !== null) findings.fault({ ...placeOf(raw, file), column: 'geometry', value: null, rule })
    hash(hasShape(table) && rule === null ? { ...row, geometry: raw.geometry } : row, fingerprint, 0)
    const kind = uniqueness.check({ row, fingerprint, place: raw }, findings)
    if (kind === 'repeated') {
      repeated.add(rowNumber)
      return null
    }
    comparison.note(row, fingerprint)
    notePosition?.(row, raw)
    noteDates?.(row, raw)
    noteFigure?.(row, raw)
    codes.note(row)
    refer(row, raw)
    return row
  }

  const checkFile = async (path: string, raw: RawRow): Promise<string> => {
    try {
      return await hashOfFile({ folder, path, absent: ABSENT })
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
        const row = checkRow(raw, batch.width ?? batch.header.length, reader)
        rowNumber++
        const path = fileColumn === undefined ? null : row?.[fileColumn]
        if (typeof path !== 'string' || files.has(path)) continue
        files.set(path, '')
        named.push({ path, raw })
      }
      await eachOf(named, async ({ path, raw }) => {
        files.set(path, await checkFile(path, raw))
      })
    },
    end: () => {
      uniqueness.end(findings)
      notes.tell(file, findings)
      codes.tell(findings)
    },
    counted: () => ({
      rowCount: rowNumber - repeated.size,
      repeated,
      isWhole: read !== null,
      fingerprints: uniqueness.fingerprints(),
    }),
  }
}

const ABSENT = 'must be a file in the package, but it is not there'
