import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { sourceLine } from '@datacentre/catalogue/wording/source-line'
import type { Version } from '@datacentre/database'
import type { FileTable } from './file-table.ts'
import { datasetOf } from '../export/dataset-of.ts'

/** What every file says of itself. */
export function originOf({ about, columns, geometry, title, rowCount }: FileTable, made: Date) {
  return {
    table: title,
    dataset: datasetOf(about.version, about.language),
    made: made.toISOString(),
    rows: rowCount,
    asked: Object.fromEntries(about.filters),
    units: Object.fromEntries(columns.flatMap(({ key, unit }) => (unit === null ? [] : [[key, unit]]))),
    ...(about.notes !== undefined && about.notes.length > 0 && { notes: about.notes }),
    ...(geometry !== null && { coordinateSystem: 'WGS84 (OGC:CRS84)' }),
  }
}

/** The same in one line, for a file that has no other room for it. */
export function originInALine(table: FileTable, made: Date): string {
  const { units, notes = [], coordinateSystem } = originOf(table, made)
  const inUnits = Object.entries(units).map(([key, unit]) => `${key} ${unit}`)
  return sourceOf(table.about, {
    made,
    notes: [
      ...(inUnits.length > 0 ? [inUnits.join(', ')] : []),
      ...notes,
      ...(coordinateSystem === undefined ? [] : [coordinateSystem]),
    ],
  })
}

type Made = { readonly made: Date; readonly notes?: readonly string[] }

/** Where the rows of a version come from, in one line. */
export function sourceOf(
  { version, language }: { readonly version: Version; readonly language: Language },
  made: Made,
): string {
  const { title, licence, version: number, demonstration } = datasetOf(version, language)
  return sourceLine(
    { title, licence, version: number, isDemonstration: demonstration, ...made },
    speak(language),
  )
}
