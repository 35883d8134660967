import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { nearestBetween } from '@datacentre/catalogue/geography/near/nearest'
import { placeShape, shapeInLayer, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import { hasShape } from '@datacentre/catalogue/grammar/table'
import type { ChangeTold, VersionTold } from '@datacentre/catalogue/wire/lists/changes'
import type { ChangesRead } from '../calls/changes-call.ts'
import { fromRd, toRd } from '../map/coordinates/systems.ts'
import { objectIn } from '../map/layers/object-in.ts'
import type { NamedObject } from '../map/view/scene.ts'
import { shapeOf, type InArea, type InLayer } from './in-area.ts'
import type { Outlines } from './asked-area.ts'

/** A change of an object that lies in an area, or lay there. */
export type AreaChange = {
  readonly layer: LayerId
  readonly version: VersionTold
  readonly change: ChangeTold
  /** As it is on the map; null where it is no more. */
  readonly object: NamedObject | null
}

/** Changes of outlines and lines that went or moved, of which nobody here knows where they were. */
export type LostPlaces = {
  readonly layer: LayerId
  readonly version: VersionTold
  readonly from: number
  readonly count: number
}

type AreaChanges = { readonly here: readonly AreaChange[]; readonly lost: readonly LostPlaces[] }

/** Of the changes of the whole country those in an area, in the order in which they were read. */
export function changesInArea(outlines: Outlines, found: InArea, read: readonly ChangesRead[]): AreaChanges {
  const area = shapeOf(outlines)
  if (area === null) return { here: [], lost: [] }
  const looks = new Map(found.layers.map((layer) => [layer.id, lookIn(layer, area)]))
  const here: AreaChange[] = []
  const lost: LostPlaces[] = []
  for (const { layer, version, from, changes } of read) {
    const look = looks.get(layer)
    if (look === undefined) continue
    const seen = changes.map((change) => ({ change, where: look.whereOf(change) }))
    for (const { change, where } of seen)
      if (where === 'here') here.push({ layer, version, change, object: look.objectOf(change) })
    const count = seen.filter(({ where }) => where === 'unknown').length
    if (count > 0) lost.push({ layer, version, from, count })
  }
  return { here, lost: joined(lost) }
}

/** Pages of one table and version together. */
function joined(lost: readonly LostPlaces[]): readonly LostPlaces[] {
  const byTable = new Map<string, LostPlaces>()
  for (const one of lost) {
    const id = `${one.layer} ${one.version.version}`
    byTable.set(id, { ...one, count: one.count + (byTable.get(id)?.count ?? 0) })
  }
  return [...byTable.values()]
}

type Look = {
  readonly whereOf: (change: ChangeTold) => 'here' | 'elsewhere' | 'unknown'
  readonly objectOf: (change: ChangeTold) => NamedObject | null
}

type Degrees = readonly [longitude: number | null, latitude: number | null]

/**
 * How the changes of one layer are looked at: where things are now, and where they were as far as that is told. They come the
 * newest first, so that the place of a point is followed back from where it is now, or was when it went.
 */
function lookIn({ id, layer, rows }: InLayer, area: PlaneShape): Look {
  const { table } = layerOf(id)
  const rowOf = new Map(layer.keys.map((key, row) => [String(key), row]))
  const inArea = new Set(rows)
  const placeNow = (key: string): Degrees => {
    const row = rowOf.get(key)
    const box = row === undefined ? null : (shapeInLayer(layer, row)?.box ?? null)
    return box === null ? [null, null] : fromRd([box[0], box[1]], 'WGS84')
  }
  const placesThen = new Map<string, Degrees>()
  const placeBefore = ({ key, columns }: ChangeTold): Degrees => {
    const [longitude, latitude] = placesThen.get(key) ?? placeNow(key)
    const before = (name: string, after: number | null): number | null => {
      const told = columns.find(({ column }) => column === name)
      if (told === undefined) return after
      return typeof told.before === 'number' ? told.before : null
    }
    const place: Degrees = [before('longitudeWgs84', longitude), before('latitudeWgs84', latitude)]
    placesThen.set(key, place)
    return place
  }
  const isIn = ([longitude, latitude]: Degrees): boolean =>
    longitude !== null &&
    latitude !== null &&
    nearestBetween(area, placeShape(...toRd([longitude, latitude], 'WGS84')), 0) !== null
  return {
    whereOf: (change) => {
      const row = rowOf.get(change.key)
      const before = hasShape(table) ? null : placeBefore(change)
      if (row !== undefined && inArea.has(row)) return 'here'
      if (change.kind === 'added') return 'elsewhere'
      // The coordinates of a shape are not told, so that one that went or moved may have been anywhere.
      if (before === null) return row === undefined || change.geometryChanged ? 'unknown' : 'elsewhere'
      return isIn(before) ? 'here' : 'elsewhere'
    },
    objectOf: ({ key }) => {
      const row = rowOf.get(key)
      return row === undefined ? null : objectIn(layerOf(id), layer, row)
    },
  }
}
