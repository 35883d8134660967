/** The kinds of file in which rows can be taken home, by the end of their names; some hold nothing but places. */
const fileFormats = {
  xlsx: { needsPlaces: false },
  csv: { needsPlaces: false },
  json: { needsPlaces: false },
  geojson: { needsPlaces: true },
  gpkg: { needsPlaces: false },
  fgb: { needsPlaces: true },
  parquet: { needsPlaces: false },
} as const satisfies Readonly<Record<string, { readonly needsPlaces: boolean }>>

export type FileFormat = keyof typeof fileFormats

/** The formats that a table can be taken home in. */
export const formatsFor = (hasPlaces: boolean): readonly FileFormat[] =>
  (Object.keys(fileFormats) as FileFormat[]).filter((format) => hasPlaces || !fileFormats[format].needsPlaces)

export const isFileFormat = (text: string): text is FileFormat => Object.hasOwn(fileFormats, text)

/** How figures stand in a file: as they are reported, a row for every month, or as the chart of the selection draws them. */
export const figureForms = ['wide', 'long', 'series'] as const
export type FigureForm = (typeof figureForms)[number]

/** Where the rows of a table lie as a file, below the prefix; what is asked of them is the query of their screen. */
export const filePath = (table: string, format: FileFormat): string => `/files/${table}.${format}`

export { MOST_KEYS, ONLY_KEYS as KEYS_PARAMETER, writtenKeys } from '../list/paged/page-question.ts'
