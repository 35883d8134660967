import type { Geometry } from '@datacentre/database'
import type { Descriptor } from '../package/descriptor.ts'
import { readTable } from '../package/read-table.ts'
import { placesOf, rowReader, type ReadRow } from '../package/row-reader.ts'

export type ShownRow = ReadRow & { readonly shape: Geometry | null }

/** The rows of one table of a package that was checked before; none when the package has no such table. */
export async function* rowsOf(
  folder: string,
  descriptor: Descriptor,
  table: string,
): AsyncGenerator<ShownRow> {
  const resource = descriptor.resources.find((candidate) => candidate.table.id === table)
  if (resource === undefined) return
  for await (const { header, rows } of readTable({ folder, resource, onBytes: () => {} })) {
    const read = rowReader(resource.table, placesOf(resource.table, header))
    for (const raw of rows)
      yield Object.assign(
        read(raw, () => {}),
        { shape: raw.geometry },
      )
  }
}
