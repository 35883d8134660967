import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Resource } from './descriptor.ts'
import type { Findings } from './fault.ts'
import { geometryFault } from './geometry-fault.ts'
import { headerFaults } from './header.ts'
import { Uniqueness, type References } from './keys.ts'
import type { RawBatch, RawRow } from './read-table.ts'
import { codeWatcher, placesOf, rowReader, type ReadRow } from './row-reader.ts'

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
  const uniqueness = new Uniqueness(table)
  const refer = references.collect(table, file)
  const codes = unknownCodes(resource)
  const fileColumn = table.columns.find((column) => column.kind === 'file')?.key
  let header: readonly string[] | null = null
  let read: ReturnType<typeof rowReader> | null = null

  const readerFor = (batch: RawBatch): ReturnType<typeof rowReader> => {
    if (read !== null && header === batch.header) return read
    header = batch.header
    headerFaults({ table, file, header, delimiter: resource.delimiter, findings })
    read = rowReader(table, placesOf(table, header))
    return read
  }

  const checkRow = (raw: RawRow, names: number, reader: ReturnType<typeof rowReader>): ReadRow | null => {
    const { line } = raw
    if (raw.texts.length !== names) {
      const rule = `has ${raw.texts.length} values, but the header has ${names} names`
      findings.fault({ file, line, column: null, value: null, rule })
      return null
    }
    let hasKey = true
    const row = reader(raw, (column, value, rule) => {
      hasKey = hasKey && !table.key.includes(column)
      findings.fault({ file, line, column, value, rule })
    })
    const rule = table.geometry === undefined ? null : geometryFault(table.geometry, raw.geometry)
    if (rule !== null) findings.fault({ file, line, column: 'geometry', value: null, rule })
    if (hasKey) uniqueness.check(row, { file, line }, findings)
    codes.note(row)
    refer(row, line)
    return row
  }

  const checkFile = async (path: string, line: number): Promise<string> => {
    try {
      return await hashFile(join(folder, path))
    } catch {
      const rule = 'must be a file in the package, but it is not there'
      findings.fault({ file, line, column: fileColumn ?? null, value: path, rule })
      return ''
    }
  }

  return {
    check: async (batch) => {
      const reader = readerFor(batch)
      for (const raw of batch.rows) {
        const row = checkRow(raw, batch.header.length, reader)
        const named = fileColumn === undefined ? null : row?.[fileColumn]
        if (typeof named === 'string' && !files.has(named)) files.set(named, await checkFile(named, raw.line))
      }
    },
    end: () => codes.tell(findings),
  }
}

/** Counts the codes that no list knows: they are loaded and shown as themselves, and told as warnings. */
function unknownCodes({ table, path: file }: Resource) {
  const watchers = table.columns.flatMap((column) => {
    const unknownIn = codeWatcher(column)
    return unknownIn === null ? [] : [{ key: column.key, unknownIn, seen: new Map<string, number>() }]
  })
  return {
    note: (row: ReadRow): void => {
      for (const { key, unknownIn, seen } of watchers) {
        for (const code of unknownIn(row[key] ?? null)) seen.set(code, (seen.get(code) ?? 0) + 1)
      }
    },
    tell: (findings: Findings): void => {
      for (const { key, seen } of watchers) {
        for (const [code, count] of seen) {
          const rows = count === 1 ? '1 row' : `${count} rows`
          findings.warn({
            file,
            message: `${key} ${JSON.stringify(code)} is in no code list: ${rows}, shown as it is`,
          })
        }
      }
    },
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
