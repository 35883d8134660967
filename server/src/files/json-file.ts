import { setImmediate as othersFirst } from 'node:timers/promises'
import type { FileRow, FileTable } from './file-table.ts'
import { originOf } from './origin.ts'

const propertiesOf = ({ columns }: FileTable, { values }: FileRow): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ key }, at) => [key, values[at]]))

/** The rows as JSON objects, after what is to be known of them. */
export const jsonFile = (table: FileTable, made: Date): AsyncGenerator<Buffer> =>
  written({
    table,
    about: { ...originOf(table, made), columns: table.columns },
    rowsUnder: 'data',
    row: (row) => propertiesOf(table, row),
  })

/** The rows as GeoJSON (RFC 7946), in degrees of WGS84. */
export const geoJsonFile = (table: FileTable, made: Date): AsyncGenerator<Buffer> =>
  written({
    table,
    about: { type: 'FeatureCollection', name: table.id, ...originOf(table, made), columns: table.columns },
    rowsUnder: 'features',
    row: (row) => ({
      type: 'Feature',
      geometry: row.geometry,
      properties: propertiesOf(table, row),
    }),
  })

type Written = {
  readonly table: FileTable
  readonly about: object
  readonly rowsUnder: string
  readonly row: (row: FileRow) => object
}

async function* written({ table, about, rowsUnder, row }: Written): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(about).slice(0, -1)},"${rowsUnder}":[`)
  let isFirst = true
  for await (const rows of table.pieces()) {
    if (rows.length === 0) continue
    const json = rows.map((one) => JSON.stringify(row(one))).join(',\n')
    yield Buffer.from(isFirst ? `\n${json}` : `,\n${json}`)
    isFirst = false
    await othersFirst()
  }
  yield Buffer.from('\n]}\n')
}
