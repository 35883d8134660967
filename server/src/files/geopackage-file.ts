import { writeLayer, type LayerColumnType } from '@datacentre/database'
import { geojsonToWkb } from 'hyparquet-writer'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { boxOf } from './box-of.ts'
import { flat, type FileTable, type FileType } from './file-table.ts'
import { originInALine, originOf } from './origin.ts'

const types: Readonly<Record<FileType, LayerColumnType>> = {
  text: 'TEXT',
  texts: 'TEXT',
  whole: 'INTEGER',
  number: 'DOUBLE',
  flag: 'BOOLEAN',
  day: 'DATE',
}

/** Writes the rows as a GeoPackage, in which a table may be without places. */
export async function geoPackageFile(path: string, table: FileTable, made: Date): Promise<void> {
  await writeLayer(path, {
    name: table.id.replaceAll('-', '_'),
    title: table.title,
    description: originInALine(table, made),
    columns: table.columns.map(({ key, type, title, meaning, unit }) => ({
      name: key,
      type: types[type],
      title: unit === null ? title : `${title} (${unit})`,
      description: meaning ?? title,
    })),
    shapes: table.geometry === null ? null : table.geometry === 'point' ? 'POINT' : 'GEOMETRY',
    rows: layerRows(table),
    metadata: JSON.stringify({ ...originOf(table, made), columns: table.columns }),
    made,
  })
}

async function* layerRows(table: FileTable) {
  for await (const rows of table.pieces()) {
    yield rows.map(({ values, geometry }) => ({
      values: values.map(flat),
      shape: geometry === null ? null : { wkb: geojsonToWkb(geometry as never), box: boxOf(geometry) },
    }))
    await othersFirst()
  }
}
