import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { codesTable } from '../package/codes/codes-table.ts'
import { DESCRIPTOR } from '../package/package-file.ts'
import { fileOf, resourceOf } from '../package/write/resource.ts'
import { tableLines } from '../package/write/table-lines.ts'
import { codeTitles } from '../template/own-codes.ts'
import { titledResource } from '../template/titled-resource.ts'
import type { MirroredTable } from './mirrored.ts'

type Mirrored = {
  readonly found: ReadonlyMap<string, MirroredTable>
  /** Those that our own lists do not have. */
  readonly codes: readonly AnyRow[]
  readonly home: string
  /** What the service says of its dataset, where it says so. */
  readonly about: object
}

/** Writes what was read as a data package. */
export async function writeMirror(folder: string, { found, codes, home, about }: Mirrored): Promise<void> {
  await mkdir(folder, { recursive: true })
  const written = tables.filter(({ id }) => (found.get(id)?.rows.length ?? 0) > 0)
  for (const table of written)
    await writeFile(join(folder, fileOf(table)), linesOf(table, found.get(table.id)!))
  if (codes.length > 0) await writeFile(join(folder, fileOf(codesTable)), tableLines(codesTable, codes))
  const descriptor = {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'mirror',
    title: `A copy of ${home}`,
    created: new Date().toISOString(),
    homepage: home,
    sources: [{ title: home, path: home }],
    ...about,
    resources: [
      ...written.map((table) => resourceOf(table)),
      ...(codes.length > 0 ? [titledResource(codesTable, codeTitles)] : []),
    ],
  }
  await writeFile(join(folder, DESCRIPTOR), `${JSON.stringify(descriptor, null, 2)}\n`)
}

const linesOf = (table: Table, { rows, shapes }: MirroredTable): Iterable<string> =>
  tableLines(table, hasShape(table) ? rows.map((row) => ({ row, geometry: shapes?.get(row) ?? null })) : rows)
