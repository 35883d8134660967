import type { FileFormat } from '@datacentre/catalogue/wire/files'
import { SPREADSHEET_TYPE } from '../spreadsheet/workbook.ts'
import { csvFile } from './csv-file.ts'
import type { FileTable } from './file-table.ts'
import { flatGeobufFile } from './flatgeobuf-file.ts'
import { geoPackageFile } from './geopackage-file.ts'
import { geoJsonFile, jsonFile } from './json-file.ts'
import { parquetFile } from './parquet-file.ts'
import { sheetFile } from './sheet-file.ts'

type Streamed = { readonly stream: (table: FileTable, made: Date) => AsyncIterable<Buffer> }
/** A kind of file that is a database cannot be written from its beginning to its end. */
type OnDisk = { readonly write: (path: string, table: FileTable, made: Date) => Promise<void> }

export type FileKind = (Streamed | OnDisk) & {
  readonly type: string
  /** Whether the file of a whole table is kept with the version: it takes long to make, or is read in parts. */
  readonly isKept: boolean
}

/** Every kind of file in which rows are taken home, by the end of its name. */
export const fileKinds: Readonly<Record<FileFormat, FileKind>> = {
  xlsx: { type: SPREADSHEET_TYPE, isKept: false, stream: sheetFile },
  csv: {
    type: 'text/csv; charset=utf-8; header=present',

    isKept: false,
    stream: csvFile,
  },
  json: { type: 'application/json; charset=utf-8', isKept: false, stream: jsonFile },
  geojson: { type: 'application/geo+json', isKept: false, stream: geoJsonFile },
  gpkg: { type: 'application/geopackage+sqlite3', isKept: true, write: geoPackageFile },
  fgb: { type: 'application/flatgeobuf', isKept: false, stream: flatGeobufFile },
  parquet: { type: 'application/vnd.apache.parquet', isKept: true, stream: parquetFile },
}
