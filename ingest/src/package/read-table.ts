import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Geometry } from '@datacentre/database'
import { readCsv } from './csv.ts'
import type { Resource } from './descriptor.ts'
import { Unreadable } from './fault.ts'
import { readFeatures } from './geojson.ts'
import { readText } from './read-text.ts'

/** A row as it stands in its file: a text per column, the empty text for nothing. */
export type RawRow = {
  readonly line: number
  readonly texts: readonly string[]
  readonly geometry: Geometry | null
}

export type RawBatch = {
  /** The names of the texts: the header of a CSV file, the properties of a feature. */
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
  const pieces = readText(join(folder, resource.path), { hash, onBytes })
  yield* resource.format === 'csv' ? csvBatches(pieces, resource.delimiter) : featureBatches(pieces, resource)
  return hash.digest('hex')
}

async function* csvBatches(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawBatch> {
  let header: readonly string[] | null = null
  for await (const records of readCsv(pieces, delimiter)) {
    const rows = header === null ? records.slice(1) : records
    header ??= (records[0]?.values ?? []).map((name) => name.trim())
    yield { header, rows: rows.map(({ line, values }) => ({ line, texts: values, geometry: null })) }
  }
  if (header === null) throw new Unreadable('is empty: it must have at least a header row', null)
}

async function* featureBatches(pieces: AsyncIterable<string>, { table }: Resource): AsyncGenerator<RawBatch> {
  const header = table.columns.map((column) => column.key)
  const known = new Set(header)
  let first = true
  for await (const features of readFeatures(pieces)) {
    const rows: RawRow[] = []
    for (const { line, text } of features) {
      const { properties, geometry } = parseFeature(text, line)
      // Names that no column has are told once, by the first feature that carries them.
      const unknown = first ? Object.keys(properties).filter((name) => !known.has(name)) : []
      if (unknown.length > 0) yield { header: [...header, ...unknown], rows: [] }
      first = false
      rows.push({
        line,
        texts: header.map((name) => asText(properties[name] ?? degreesOf(name, geometry))),
        geometry,
      })
    }
    yield { header, rows }
  }
  yield { header, rows: [] }
}

type Feature = { readonly properties: Record<string, unknown>; readonly geometry: Geometry | null }

function parseFeature(text: string, line: number): Feature {
  if (text.includes('\\u0000')) throw new Unreadable('holds a zero character, which no store takes', line)
  let feature: Partial<Feature> & { type?: unknown }
  try {
    feature = JSON.parse(text) as typeof feature
  } catch (error) {
    throw new Unreadable(`is not JSON here: ${error instanceof Error ? error.message : String(error)}`, line)
  }
  if (feature.type !== 'Feature') throw new Unreadable('must hold features only', line)
  return { properties: feature.properties ?? {}, geometry: feature.geometry ?? null }
}

/** The position of a point table's feature, where the properties do not give it. */
function degreesOf(name: string, geometry: Geometry | null): unknown {
  if (geometry?.type !== 'Point') return null
  return { longitudeWgs84: geometry.coordinates[0], latitudeWgs84: geometry.coordinates[1] }[name]
}

/** A JSON value in the form a CSV file would have it. */
function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join('|')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
