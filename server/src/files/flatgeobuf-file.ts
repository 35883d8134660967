import { setImmediate as othersFirst } from 'node:timers/promises'
import { Builder, type Offset } from 'flatbuffers'
import { ColumnType } from 'flatgeobuf/lib/mjs/flat-geobuf/column-type.js'
import { Column } from 'flatgeobuf/lib/mjs/flat-geobuf/column.js'
import { Crs } from 'flatgeobuf/lib/mjs/flat-geobuf/crs.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { Header } from 'flatgeobuf/lib/mjs/flat-geobuf/header.js'
import { magicbytes } from 'flatgeobuf/lib/mjs/constants.js'
import { buildFeature } from 'flatgeobuf/lib/mjs/generic/feature.js'
import { parseGeometry } from 'flatgeobuf/lib/mjs/geojson/geometry.js'
import { flat, type FileColumn, type FileTable, type FileType } from './file-table.ts'
import { originOf } from './origin.ts'

const types: Readonly<Record<FileType, ColumnType>> = {
  text: ColumnType.String,
  texts: ColumnType.String,
  whole: ColumnType.Long,
  number: ColumnType.Double,
  flag: ColumnType.Bool,
  day: ColumnType.DateTime,
}

const WGS84 = 4326

/** The rows that have a place as FlatGeobuf, without an index; the format has no feature without a place. */
export async function* flatGeobufFile(table: FileTable, made: Date): AsyncGenerator<Buffer> {
  yield Buffer.concat([magicbytes, headerOf(table, made)])
  const columns = table.columns.map(({ key, type }) => ({ name: key, type: types[type] }))
  for await (const rows of table.pieces()) {
    const features = rows.flatMap(({ values, geometry }) => {
      if (geometry === null) return []
      const properties = Object.fromEntries(columns.map(({ name }, at) => [name, flat(values[at] ?? null)]))
      return [buildFeature(parseGeometry(geometry as never) as never, properties, { columns } as never)]
    })
    if (features.length > 0) yield Buffer.concat(features)
    await othersFirst()
  }
}

/** How many features come is not told: those without a place are known only when they are read. */
function headerOf(table: FileTable, made: Date): Uint8Array {
  const builder = new Builder()
  const columns = Header.createColumnsVector(
    builder,
    table.columns.map((column) => columnOf(builder, column)),
  )
  const name = builder.createString(table.id)
  const title = builder.createString(table.title)
  const metadata = builder.createString(JSON.stringify(originOf(table, made)))
  const org = builder.createString('EPSG')
  Crs.startCrs(builder)
  Crs.addOrg(builder, org)
  Crs.addCode(builder, WGS84)
  const crs = Crs.endCrs(builder)
  Header.startHeader(builder)
  Header.addName(builder, name)
  Header.addTitle(builder, title)
  Header.addMetadata(builder, metadata)
  Header.addCrs(builder, crs)
  Header.addGeometryType(builder, table.geometry === 'point' ? GeometryType.Point : GeometryType.Unknown)
  Header.addColumns(builder, columns)
  Header.addFeaturesCount(builder, 0n)
  Header.addIndexNodeSize(builder, 0)
  builder.finishSizePrefixed(Header.endHeader(builder))
  return builder.asUint8Array()
}

function columnOf(builder: Builder, { key, type, title, meaning, unit }: FileColumn): Offset {
  const [name, titled, described] = [
    builder.createString(key),
    builder.createString(unit === null ? title : `${title} (${unit})`),
    builder.createString(meaning ?? title),
  ]
  Column.startColumn(builder)
  Column.addName(builder, name)
  Column.addType(builder, types[type])
  Column.addTitle(builder, titled)
  Column.addDescription(builder, described)
  return Column.endColumn(builder)
}
