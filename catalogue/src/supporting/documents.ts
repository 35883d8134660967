import type { Column, RowOf } from '../grammar/column.ts'
import type { Table } from '../grammar/table.ts'

const documentColumns = [
  { key: 'assetBfileDbk', kind: 'id', required: true },
  { key: 'boreholeDbk', kind: 'id', required: true, listed: false },
  { key: 'fullTitle', kind: 'text', required: true },
  { key: 'barCodeTitle', kind: 'text' },
  { key: 'assetTypeCode', kind: 'code', codes: 'assetType' },
  { key: 'fileTypeCode', kind: 'code', codes: 'fileType' },
  { key: 'fileSize', kind: 'number', measure: 'bytes', decimals: 0 },
  { key: 'hasBfile', kind: 'code', codes: 'yesNo' },
  { key: 'lost', kind: 'code', codes: 'yesNo' },
  { key: 'fileAddress', kind: 'text', isAddress: true },
  { key: 'filePath', kind: 'file', listed: false },
] as const satisfies readonly Column[]

/** A report, measurement or plot about one borehole. */
export type Document = RowOf<typeof documentColumns>

export const documents = {
  id: 'documents',
  key: ['assetBfileDbk'],
  columns: documentColumns,
  references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
} as const satisfies Table

const logColumns = [
  { key: 'documentBfileDbk', kind: 'id', required: true },
  { key: 'boreholeDbk', kind: 'id', required: true, listed: false },
  { key: 'fileName', kind: 'text', required: true },
  { key: 'fileTypeCode', kind: 'code', codes: 'fileType' },
  { key: 'fileSize', kind: 'number', measure: 'bytes', decimals: 0 },
  { key: 'topDepth', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'bottomDepth', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'descriptionCode', kind: 'code', codes: 'logDescription' },
  { key: 'resultCode', kind: 'text' },
  { key: 'documentGroup', kind: 'code', codes: 'documentGroup' },
  { key: 'fileAddress', kind: 'text', isAddress: true },
  { key: 'filePath', kind: 'file', listed: false },
] as const satisfies readonly Column[]

/** A file of measurements made down the hole. */
export type LogDocument = RowOf<typeof logColumns>

export const logDocuments = {
  id: 'log-documents',
  key: ['documentBfileDbk'],
  columns: logColumns,
  references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
} as const satisfies Table
