import { join } from 'node:path'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { eachPage, type Geometry, type LooseRow, type Reading } from '@datacentre/database'
import { exactWriterOf } from '../package/write/cell.ts'
import { fileOf } from '../package/write/resource.ts'
import { formOf, type WritableRow } from '../package/write/table-lines.ts'
import { TextFile, type WrittenFile } from '../package/write/text-file.ts'

/** Outlines make rows heavy: this many at a time stay within tens of megabytes. */
export const ROWS_PER_PAGE = 2_000

export type WrittenTable = {
  readonly table: Table
  readonly written: WrittenFile
  /** The files that its rows name. */
  readonly files: ReadonlySet<string>
}

/** The shape of a row as the store gave it. */
export const shapeOf = (row: LooseRow): Geometry | null => (row['geometry'] ?? null) as Geometry | null

/** Writes the rows of a table, every value as the store has it, in the order of their key. */
export async function writeTable(folder: string, table: Table, reading: Reading): Promise<WrittenTable> {
  const form = formOf(table, exactWriterOf)
  const writable: (row: LooseRow) => WritableRow = hasShape(table)
    ? (row) => ({ row: row as AnyRow, geometry: shapeOf(row) })
    : (row) => row as AnyRow
  const fileColumn = table.columns.find(({ kind }) => kind === 'file')?.key
  const files = new Set<string>()
  const file = await TextFile.create(join(folder, fileOf(table)))
  try {
    file.add(form.opening)
    let before = ''
    for await (const page of eachPage(reading, table, ROWS_PER_PAGE))
      for (const row of page) {
        const isFull = file.add(`${before}${form.row(writable(row))}`)
        before = form.between
        if (isFull) await file.flush()
        const path = fileColumn === undefined ? null : row[fileColumn]
        if (typeof path === 'string') files.add(path)
      }
    file.add(form.closing)
    return { table, written: await file.end(), files }
  } finally {
    await file.close()
  }
}
