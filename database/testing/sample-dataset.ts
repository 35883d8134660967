import type { ColumnKind, Value } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import type { DatasetWriter } from '../src/dataset-writer.ts'
import type { Geometry } from '../src/geometry.ts'
import { readRows } from '../src/reading/read-rows.ts'
import type { Connection } from '../src/store.ts'
import type { NewVersion } from '../src/versions.ts'
import { standing } from './standing.ts'
/** Values that have gone wrong somewhere: above 2^31, before 1970, quoted, accented, with commas. */
const sampleValues = {
  id: (nr) => 3_000_000_000 + nr,
  text: (nr) => `Ørsted's "café" \\ {a,b} <é> & null ${nr}`,
  code: (nr) => (nr % 2 === 0 ? 'Closed-in' : "'s"),
  codeList: (nr) => `RBSH, ROSL${nr}`,
  list: (nr) => `K12-B, L${nr}`,
  names: (nr) => [`Vermilion, Ltd. ${nr}`, "d'Oïl & Fils", ''],
  file: (nr) => `files/naïef ${nr}.las`,
  day: (nr) => Date.UTC(1850, 0, 1 + nr),
  month: (nr) => Date.UTC(1969, nr, 1),
  year: (nr) => 2003 + nr,
  flag: (nr) => (nr % 2 === 0 ? 0 : 1),
  number: (nr) => 1 / 3 - nr * 1.1,
  coordinate: (nr) => 642_608.25 + nr,
} as const satisfies Record<ColumnKind, (nr: number) => Value>

export type SampleRow = Readonly<Record<string, Value | Geometry>>

const sampleGeometry = (nr: number): Geometry => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [4.1, 52.3],
        [4.2 + nr, 52.3],
        [4.2, 52.4 + nr / 100],
        [4.1, 52.3],
      ],
    ],
    [
      [
        [3, 51],
        [3.1, 51],
        [3, 51.5],
        [3, 51],
      ],
    ],
  ],
})

/** A row with a value in every column. */
export const fullRow = (table: Table, nr: number): SampleRow => ({
  ...Object.fromEntries(table.columns.map(({ key, kind }) => [key, sampleValues[kind](nr)])),
  ...(hasShape(table) ? { geometry: sampleGeometry(nr) } : {}),
})

/** A row with as few values as D25 allows. */
export const emptyRow = (table: Table, nr: number): SampleRow => ({
  ...Object.fromEntries(
    table.columns.map(({ key, kind, required }) => {
      const empty = kind === 'names' ? [] : null
      return [key, required === true ? sampleValues[kind](nr) : empty]
    }),
  ),
  ...(hasShape(table) ? { geometry: null } : {}),
})

/** Writes `count` rows of every table. */
export const fillWith =
  (count: number) =>
  async (writer: DatasetWriter): Promise<void> => {
    const numbers = Array.from({ length: count }, (_, nr) => nr)
    for (const table of tables)
      await writer.rows<Table>(
        table,
        numbers.map((nr) => fullRow(table, nr)),
      )
  }

/** How many rows the tables hold: one number when the dataset is whole. */
export const rowsPerTable = async (connection: Connection): Promise<number[]> => {
  const reading = await standing(connection)
  const counts = new Set<number>()
  for (const table of tables) counts.add((await readRows(reading, table)).length)
  return [...counts]
}

export const aVersion = (changed: Partial<NewVersion> = {}): NewVersion => ({
  name: 'sample',
  title: "Sample of 's-Gravenhage",
  packageVersion: '2024.1',
  created: Date.UTC(2024, 1, 29),
  licenceName: 'CC0-1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  source: 'a test',
  checksum: 'sha256:0',
  figuresUntil: '2024-01',
  provisionalFrom: null,
  texts: null,
  demonstration: true,
  ...changed,
})
