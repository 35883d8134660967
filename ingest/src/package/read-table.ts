import { createHash } from 'node:crypto'
import type { Geometry } from '@datacentre/database'
import { readCsv } from './csv/csv.ts'
import { Unreadable } from './fault.ts'
import { readFeatures } from './geojson/geojson.ts'
import { parseFeature } from './geojson/parse-feature.ts'
import { rawValue, type RawValue } from './csv/raw-value.ts'
import { readText } from './read-text.ts'
import type { Resource } from './resource.ts'
import type { RowPlace } from './row-place.ts'

/** A row as it stands in its file: a value per name of the header. */
export type RawRow = RowPlace & {
  readonly values: readonly RawValue[]
  readonly geometry: Geometry | null
}

export type RawBatch = {
  /** The names of the values: the header of a CSV file, the properties of a feature. */
  readonly header: readonly string[]
  readonly rows: readonly RawRow[]
}

export type Reading = {
  readonly folder: string
  readonly resource: Resource
  readonly onBytes: (count: number) => void
}

/** Reads one file of a package in batches and returns its checksum at the end. */
export async function* readTable({ folder, resource, onBytes }: Reading): AsyncGenerator<RawBatch, string> {
  const hash = createHash('sha256')
  const pieces = readText({ folder, path: resource.path }, { hash, onBytes })
  yield* resource.format === 'csv' ? csvBatches(pieces, resource.delimiter) : featureBatches(pieces, resource)
  return hash.digest('hex')
}

async function* csvBatches(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawBatch> {
  let header: readonly string[] | null = null
  for await (const records of readCsv(pieces, delimiter)) {
    const rows = header === null ? records.slice(1) : records
    header ??= (records[0]?.values ?? []).map((name) => name.trim())
    yield { header, rows: rows.map(({ line, values }) => ({ line, feature: null, values, geometry: null })) }
  }
  if (header === null) throw new Unreadable('is empty: it must have at least a header row', null)
}

async function* featureBatches(pieces: AsyncIterable<string>, { table }: Resource): AsyncGenerator<RawBatch> {
  const header = table.columns.map((column) => column.key)
  const told = new Set(header)
  let feature = 0
  for await (const features of readFeatures(pieces)) {
    const rows: RawRow[] = []
    for (const { line, text } of features) {
      feature++
      const { properties, geometry } = parseFeature(text, { line, feature })
      // A name that no column has is told once, by the first feature that carries it.
      const unknown = Object.keys(properties).filter((name) => !told.has(name))
      if (unknown.length > 0) yield { header: [...header, ...unknown], rows: [] }
      for (const name of unknown) told.add(name)
      const values = table.columns.map((column) =>
        rawValue(properties[column.key] ?? degreesOf(column.key, geometry), column),
      )
      rows.push({ line, feature, values, geometry })
    }
    yield { header, rows }
  }
  yield { header, rows: [] }
}

/** The position of a point table's feature, where the properties do not give it. */
function degreesOf(name: string, geometry: Geometry | null): unknown {
  if (geometry?.type !== 'Point' || !Array.isArray(geometry.coordinates)) return null
  return { longitudeWgs84: geometry.coordinates[0], latitudeWgs84: geometry.coordinates[1] }[name]
}
