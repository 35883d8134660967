import { speak } from '@datacentre/catalogue/texts/index'
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
  const { dataset, units, notes = [], coordinateSystem } = originOf(table, made)
  const inUnits = Object.entries(units).map(([key, unit]) => `${key} ${unit}`)
  return [
    dataset.title,
    dataset.licence,
    `${speak(table.about.language)('dataset.version').toLowerCase()} ${dataset.version}`,
    made.toISOString().slice(0, 'yyyy-MM-dd'.length),
    ...(inUnits.length > 0 ? [inUnits.join(', ')] : []),
    ...notes,
    coordinateSystem,
    dataset.warning,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ')
}
