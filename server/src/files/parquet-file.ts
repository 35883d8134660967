import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { ByteWriter, geojsonToWkb, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import type { PropertyValue } from '../collections/properties.ts'
import { boxOf } from './box-of.ts'
import { flat, type FileRow, type FileTable, type FileType } from './file-table.ts'
import { originOf } from './origin.ts'

/** Rows that are written together: what a reader unpacks at once, and what we hold of them. */
const ROWS_PER_GROUP = 10_000

type Kind = {
  readonly element: Omit<SchemaElement, 'name'>
  readonly value: (value: PropertyValue) => unknown
}

const DAY_MS = 86_400_000

const kinds: Readonly<Record<FileType, Kind>> = {
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, value: flat },
  texts: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, value: flat },
  whole: {
    element: { type: 'INT64' },
    value: (value) => (typeof value === 'number' ? BigInt(value) : null),
  },
  number: { element: { type: 'DOUBLE' }, value: flat },
  flag: { element: { type: 'BOOLEAN' }, value: flat },
  day: {
    element: { type: 'INT32', converted_type: 'DATE' },
    value: (value) =>
      value === null ? null : new Date(Math.round(Date.parse(String(value)) / DAY_MS) * DAY_MS),
  },
}

/** The rows as Parquet, packed with Snappy; with places as GeoParquet 1.1 has them. */
export async function* parquetFile(table: FileTable, made: Date): AsyncGenerator<Buffer> {
  const { columns, geometry } = table
  const pieces = new PieceWriter()
  const schema: SchemaElement[] = [
    { name: 'schema', num_children: columns.length + (geometry === null ? 0 : 1) },
    ...columns.map(({ key, type }): SchemaElement => ({
      ...kinds[type].element,
      name: key,
      repetition_type: 'OPTIONAL',
    })),
    ...(geometry === null
      ? []
      : [{ name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' } as const]),
  ]
  const kvMetadata = [{ key: 'origin', value: JSON.stringify({ ...originOf(table, made), columns }) }]
  const writer = new ParquetWriter({ writer: pieces, schema, kvMetadata })
  const places = placesSeen()
  const gathered = columns.map(({ type }) => gathering(kinds[type].value))
  const shapes = gathering((shape: Geometry | null) => shape && geojsonToWkb(shape as never))
  let waiting = 0
  const writeGroup = (): void => {
    const columnData = columns.map(({ key }, at) => ({ name: key, data: gathered[at]!.first(waiting) }))
    if (geometry !== null) columnData.push({ name: 'geometry', data: shapes.first(waiting) })
    void writer.write({ columnData, rowGroupSize: ROWS_PER_GROUP })
    waiting = 0
  }
  for await (const rows of table.pieces()) {
    for (const row of rows) {
      for (let at = 0; at < gathered.length; at++) gathered[at]!.put(waiting, row.values[at] ?? null)
      if (geometry !== null) shapes.put(waiting, row.geometry)
      places.see(row)
      waiting++
      if (waiting < ROWS_PER_GROUP) continue
      writeGroup()
      yield pieces.taken()
      await othersFirst()
    }
  }
  if (waiting > 0) writeGroup()
  if (geometry !== null) kvMetadata.push({ key: 'geo', value: JSON.stringify(places.described()) })
  void writer.finish()
  yield pieces.taken()
}

/**
 * The values of a column until they are written. All groups use the same list, and what is the same as in the row before is
 * held once: lists that are made anew outlive their use in a busy server, by hundreds of megabytes for a million rows.
 */
function gathering<Value>(written: (value: Value) => unknown) {
  const data: unknown[] = Array.from({ length: ROWS_PER_GROUP }, () => null)
  let last: { readonly value: Value; readonly is: unknown } | null = null
  return {
    put: (at: number, value: Value): void => {
      if (last === null || last.value !== value) last = { value, is: written(value) }
      data[at] = last.is
    },
    first: (count: number): unknown[] => (count === ROWS_PER_GROUP ? data : data.slice(0, count)),
  }
}

/** Hands over what was written so far, and goes on behind it. */
class PieceWriter extends ByteWriter {
  taken(): Buffer {
    const bytes = Buffer.from(this.buffer.slice(0, this.index))
    this.index = 0
    return bytes
  }
}

/** The kinds of places in a file and the box around them, as GeoParquet tells readers. */
function placesSeen() {
  const types = new Set<string>()
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  return {
    see: ({ geometry }: FileRow): void => {
      if (geometry === null) return
      types.add(geometry.type)
      const [west, south, east, north] = boxOf(geometry)
      box[0] = Math.min(box[0]!, west)
      box[1] = Math.min(box[1]!, south)
      box[2] = Math.max(box[2]!, east)
      box[3] = Math.max(box[3]!, north)
    },
    described: () => ({
      version: '1.1.0',
      primary_column: 'geometry',
      columns: {
        geometry: {
          encoding: 'WKB',
          geometry_types: [...types].toSorted(),
          ...(types.size > 0 && { bbox: box }),
        },
      },
    }),
  }
}
