import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { datasetParts } from '@datacentre/catalogue/dataset-parts'
import { WHOLE_DATASET } from '@datacentre/catalogue/wire/dataset-files'
import type { Reading, Version } from '@datacentre/database'
import { codesTable } from '../package/codes/codes-table.ts'
import { DESCRIPTOR } from '../package/package-file.ts'
import { fileOf, resourceOf } from '../package/write/resource.ts'
import { tableLines } from '../package/write/table-lines.ts'
import { writeLines } from '../package/write/text-file.ts'
import { descriptorOf, textsOf } from './descriptor.ts'
import { exportedTables } from './exported-tables.ts'
import { ownCodesOf } from './own-codes.ts'
import { writeStoredFiles } from './write-stored-files.ts'
import { writeTable, type WrittenTable } from './write-table.ts'

/** A package among the files of a folder: the whole of it, or a part that can be imported by itself. */
export type ExportedPackage = {
  readonly id: string
  /** What its descriptor holds, and where that goes. */
  readonly descriptor: { readonly path: string; readonly text: string }
  /** The other files of the package, by their paths in the folder. */
  readonly files: readonly string[]
}

type Exporting = {
  readonly reading: Reading
  /** Hears of each table that is begun. */
  readonly onTable?: (id: string) => void
}

/** Writes a version as a data package; the answer says which of its files make the whole, and which make each part. */
export async function writePackage(
  folder: string,
  version: Version,
  { reading, onTable = () => {} }: Exporting,
): Promise<readonly ExportedPackage[]> {
  const codes = await writeCodes(folder, version)
  const written: WrittenTable[] = []
  for (const table of await exportedTables(version, reading)) {
    onTable(table.id)
    written.push(await writeTable(folder, table, reading))
  }
  const paths = filesOf(written)
  const taken = [DESCRIPTOR, fileOf(codesTable), ...written.map(({ table }) => fileOf(table))]
  await writeStoredFiles(folder, { reading, paths, taken })
  const packageOf = (id: string, tables: readonly WrittenTable[]): ExportedPackage => ({
    id,
    descriptor: {
      path: DESCRIPTOR,
      text: descriptorOf(version, [
        ...codes.map(({ resource }) => resource),
        ...tables.map(({ table, written: file }) => resourceOf(table, file)),
      ]),
    },
    files: [
      ...codes.map(({ path }) => path),
      ...tables.map(({ table }) => fileOf(table)),
      ...filesOf(tables),
    ],
  })
  const whole = packageOf(WHOLE_DATASET, written)
  await writeFile(join(folder, DESCRIPTOR), whole.descriptor.text)
  const parts = datasetParts.filter(({ id }) => (version.rowCounts[id] ?? 0) > 0)
  return [
    whole,
    ...parts.map((part) =>
      packageOf(
        part.id,
        written.filter(({ table }) => part.tables.some(({ id }) => id === table.id)),
      ),
    ),
  ]
}

/** The files that rows of some tables name, each once. */
const filesOf = (tables: readonly WrittenTable[]): readonly string[] =>
  [...new Set(tables.flatMap(({ files }) => [...files]))].toSorted()

/** The table of codes that the version brought; none where it brought none. */
async function writeCodes(
  folder: string,
  version: Version,
): Promise<readonly { readonly path: string; readonly resource: object }[]> {
  const codes = ownCodesOf(textsOf(version))
  if (codes.length === 0) return []
  const path = fileOf(codesTable)
  const written = await writeLines(join(folder, path), {
    lines: tableLines(codesTable, codes),
    onChunk: () => {},
  })
  return [{ path, resource: resourceOf(codesTable, written) }]
}
