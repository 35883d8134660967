import type { Geometry } from '@datacentre/database'
import type { CheckedPackage } from './check-package.ts'
import { readTable } from './read-table.ts'
import type { Resource } from './resource.ts'
import { placesOf, rowReader, type ReadRow } from './row-reader.ts'

/** A row of a table as it is loaded, with its shape. */
export type CheckedRow = { readonly row: ReadRow; readonly geometry: Geometry | null }

type TableReading = {
  readonly checked: Pick<CheckedPackage, 'folder' | 'repeated' | 'ownCodes'>
  readonly resource: Resource
  readonly onBytes: (count: number) => void
  /** Faults were told by the check: one that is met now came since. */
  readonly onFault: () => never
}

const none: ReadonlySet<number> = new Set()

/** Reads the rows of a table of a package without faults, in batches, and returns the checksum of its file at the end. */
export async function* checkedRows(reading: TableReading): AsyncGenerator<CheckedRow[], string> {
  const { checked, resource, onBytes, onFault } = reading
  const { table } = resource
  const { folder, ownCodes } = checked
  const repeated = checked.repeated.get(table.id) ?? none
  const batches = readTable({ folder, resource, onBytes })
  let read = 0
  for (;;) {
    const { value, done } = await batches.next()
    if (done) return value
    const readRow = rowReader(table, placesOf(table, value.header), ownCodes)
    const first = read
    read += value.rows.length
    const once = repeated.size === 0 ? value.rows : value.rows.filter((_, at) => !repeated.has(first + at))
    yield once.map((raw) => ({ row: readRow(raw, onFault), geometry: raw.geometry }))
  }
}
