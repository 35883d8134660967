import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { LayerRefused, openLayer, type Geometry } from '@datacentre/database'
import { Unreadable } from '../fault.ts'
import { knownSystems, systemNamed, type PositionSystem } from '../format/systems.ts'
import type { Feature } from '../geojson/parse-feature.ts'
import { locate } from '../package-file.ts'
import type { Resource } from '../resource.ts'
import type { RowPlace } from '../row-place.ts'
import { sayRow } from '../row-place.ts'
import { NotAShape, readShape } from './wkb.ts'

const FEATURES_AT_ONCE = 500

type PlacedFeature = RowPlace & Feature

/** The features of a layer of a GeoPackage with the system they are in, so many at a time. */
export async function* readGeoPackage(
  folder: string,
  { path, table, layer, system }: Resource,
): AsyncGenerator<{ readonly features: PlacedFeature[]; readonly system: PositionSystem | null }> {
  const { real } = await locate({ folder, path })
  const opened = openedLayer(real, { name: layer ?? table.id, isGiven: layer !== null })
  try {
    const inSystem = system ?? systemOf(opened.epsg)
    let features: PlacedFeature[] = []
    let feature = 0
    for (const { values, shape } of opened.rows()) {
      feature++
      const place = { line: feature, feature }
      features.push({ ...place, properties: plainValues(values), geometry: shapeOf(shape, place) })
      if (features.length < FEATURES_AT_ONCE) continue
      yield { features, system: inSystem }
      features = []
    }
    yield { features, system: inSystem }
  } catch (error) {
    throw error instanceof LayerRefused ? new Unreadable(error.message, null) : error
  } finally {
    opened.close()
  }
}

function openedLayer(...asked: Parameters<typeof openLayer>): ReturnType<typeof openLayer> {
  try {
    return openLayer(...asked)
  } catch (error) {
    throw error instanceof LayerRefused ? new Unreadable(error.message, null) : error
  }
}

/** Nothing for degrees of WGS84; a system that we cannot turn into these is told. */
function systemOf(epsg: number | null): PositionSystem | null {
  if (epsg === null || epsg === coordinateSystems.WGS84.epsg) return null
  const system = systemNamed(`EPSG:${epsg}`)
  if (system === null)
    throw new Unreadable(
      `is in a coordinate system that is not read, EPSG:${epsg}: use one of ${knownSystems}`,
      null,
    )
  return { of: 'table', system }
}

function shapeOf(bytes: unknown, place: RowPlace): Geometry | null {
  if (bytes === null || bytes === undefined) return null
  try {
    const shape = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes
    if (!(shape instanceof Uint8Array)) throw new NotAShape('is not in the form of a GeoPackage')
    return readShape(shape)
  } catch (error) {
    if (!(error instanceof NotAShape)) throw error
    throw new Unreadable(`has a shape that ${error.message}`, null, sayRow(place))
  }
}

/** What SQLite gives, as JSON would: large numbers come as bigints. */
const plainValues = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  )
