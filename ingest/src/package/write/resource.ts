import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { tableSchema } from '../../table-schema.ts'
import type { WrittenFile } from './text-file.ts'

/** The file of a table carries its id. */
export const fileOf = (table: Table): string => `${table.id}.${hasShape(table) ? 'geojson' : 'csv'}`

/** What the standard says of the file of a table. */
const mediaTypeOf = (table: Table): object =>
  hasShape(table)
    ? { format: 'geojson', mediatype: 'application/geo+json' }
    : { type: 'table', format: 'csv', mediatype: 'text/csv' }

/** A table as `datapackage.json` lists it, with the size and checksum of its file where they are known. */
export const resourceOf = (table: Table, written?: WrittenFile) => ({
  name: table.id,
  path: fileOf(table),
  ...mediaTypeOf(table),
  encoding: 'utf-8',
  ...written,
  schema: tableSchema(table),
})
