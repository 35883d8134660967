import type { ColumnKind } from '@datacentre/catalogue/grammar/column'

/** What the values of each kind of column are in a SQLite file, in words. */
export const plainTypes = {
  id: 'whole number',
  text: 'text',
  code: 'code',
  codeList: 'codes with commas between them',
  list: 'texts with commas between them',
  names: 'JSON array of texts',
  file: 'path of a file in dataset.zip',
  day: 'day as yyyy-MM-dd',
  month: 'month as yyyy-MM',
  year: 'year',
  flag: '0 or 1',
  number: 'number',
  coordinate: 'number',
} as const satisfies Record<ColumnKind, string>

/** A shape stands in a column of its own. */
export const GEOMETRY = {
  name: 'geometry',
  type: 'GeoJSON geometry in longitude and latitude of WGS84',
} as const
