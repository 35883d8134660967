import { createHash } from 'node:crypto'
import type { Geometry } from '@datacentre/database'
import { readCsv } from './csv/csv.ts'
import { rawValue, type RawValue } from './csv/raw-value.ts'
import { Unreadable } from './fault.ts'
import { formChange } from './format/form-change.ts'
import { geometryToWgs84 } from './format/geometry-to-wgs84.ts'
import type { ReadNotes } from './format/read-notes.ts'
import type { PositionSystem } from './format/systems.ts'
import { readFeatures } from './geojson/geojson.ts'
import { FeatureJoiner } from './geojson/join-features.ts'
import { parseFeature, type Feature } from './geojson/parse-feature.ts'
import { readGeoPackage } from './geopackage/read-geopackage.ts'
import { hashOfFile, locate } from './package-file.ts'
import { readText } from './read-text.ts'
import type { Resource } from './resource.ts'
import type { RowPlace } from './row-place.ts'

/** A row as it stands in its file: a value per name of the header. */
export type RawRow = RowPlace & {
  readonly values: readonly RawValue[]
  readonly geometry: Geometry | null
  /** How many values stand in the file, where that is not as many as its header has names. */
  readonly written?: number
}

export type RawBatch = {
  /** The columns of the values, by our names where the package says which they are. */
  readonly header: readonly string[]
  /** How many values a row has in the file, where that is fewer than the header has names: ids and degrees may be added. */
  readonly width?: number
  readonly rows: readonly RawRow[]
}

export type Reading = {
  readonly folder: string
  readonly resource: Resource
  readonly onBytes: (count: number) => void
  /** Counts what is worth a look. */
  readonly notes?: ReadNotes
}

/** Reads one file of a package in batches and returns its checksum at the end. */
export async function* readTable(reading: Reading): AsyncGenerator<RawBatch, string> {
  const { folder, resource, onBytes, notes } = reading
  if (resource.format === 'gpkg') {
    yield* featureBatches(readGeoPackage(folder, resource), resource, notes)
    const { size } = await locate({ folder, path: resource.path })
    onBytes(size)
    return await hashOfFile({ folder, path: resource.path })
  }
  const hash = createHash('sha256')
  const pieces = readText({ folder, path: resource.path }, resource, { hash, onBytes })
  yield* resource.format === 'csv'
    ? csvBatches(pieces, resource, notes)
    : featureBatches(parsedFeatures(pieces, resource), resource, notes)
  return hash.digest('hex')
}

async function* csvBatches(
  pieces: AsyncIterable<string>,
  resource: Resource,
  notes: ReadNotes | undefined,
): AsyncGenerator<RawBatch> {
  const { dialect, forms } = resource
  let written: readonly string[] | null = dialect.header ? null : forms.names
  let changed: ReturnType<typeof formChange> | null = null
  for await (const records of readCsv(pieces, dialect)) {
    const rows = written === null ? records.slice(1) : records
    written ??= (records[0]?.values ?? []).map((name) => name.trim())
    const { length } = written
    changed ??= formChange(resource, written.map(forms.columnOf), notes)
    const { header, change } = changed
    yield {
      header,
      width: length,
      rows: rows.map(({ line, values }) => ({
        line,
        feature: null,
        // A row that is cut off is told as it is.
        values: change === null || values.length !== length ? values : change(values),
        geometry: null,
        ...(values.length !== length && { written: values.length }),
      })),
    }
  }
  if (changed === null) throw new Unreadable('is empty: it must have at least a header row', null)
}

type Features = {
  readonly features: readonly (RowPlace & Feature)[]
  readonly system: PositionSystem | null
}

async function* parsedFeatures(
  pieces: AsyncIterable<string>,
  { system }: Resource,
): AsyncGenerator<Features> {
  let feature = 0
  for await (const texts of readFeatures(pieces)) {
    const features = texts.map(({ line, text }) => {
      feature++
      return { line, feature, ...parseFeature(text, { line, feature }) }
    })
    yield { features, system }
  }
}

async function* featureBatches(
  source: AsyncIterable<Features>,
  resource: Resource,
  notes: ReadNotes | undefined,
): AsyncGenerator<RawBatch> {
  const { table, forms } = resource
  const columns = table.columns.map((column) => column.key)
  const told = new Set(columns)
  // The place of a feature is turned with its geometry; only where there is none, what stands in its properties is.
  const { header, change } = formChange({ ...resource, system: null }, columns, notes)
  const changeInSystem = formChange(resource, columns, notes).change
  const joiner = FeatureJoiner.for(table)
  for await (const { features, system } of source) {
    const rows: RawRow[] = []
    for (const { line, feature, ...parsed } of features) {
      const properties = Object.fromEntries(
        Object.entries(parsed.properties).map(([name, value]) => [forms.columnOf(name), value]),
      )
      const geometry = geometryToWgs84(parsed.geometry, system)
      // A name that no column has is told once, by the first feature that carries it.
      const unknown = Object.keys(properties).filter((name) => !told.has(name))
      if (unknown.length > 0) yield { header: [...header, ...unknown], rows: [] }
      for (const name of unknown) told.add(name)
      const isTurned = system !== null && geometry?.type === 'Point'
      const values = table.columns.map((column) => {
        const place = degreesOf(column.key, geometry)
        const given = isTurned ? (place ?? properties[column.key]) : (properties[column.key] ?? place)
        return rawValue(given, column)
      })
      const changed = geometry === null ? changeInSystem : change
      const row = { line, feature, values: changed === null ? values : changed(values), geometry }
      if (joiner === null) rows.push(row)
      else joiner.add(row)
    }
    yield { header, rows }
  }
  yield { header, rows: joiner?.all() ?? [] }
}

/** The position of a point table's feature, where the properties do not give it. */
function degreesOf(name: string, geometry: Geometry | null): unknown {
  if (geometry?.type !== 'Point' || !Array.isArray(geometry.coordinates)) return null
  return { longitudeWgs84: geometry.coordinates[0], latitudeWgs84: geometry.coordinates[1] }[name]
}
