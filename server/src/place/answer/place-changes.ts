import { mapLayers, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { nearestBetween } from '@datacentre/catalogue/geography/near/nearest'
import { placeShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasShape } from '@datacentre/catalogue/grammar/table'
import { GEOMETRY } from '@datacentre/database'
import { neighbours } from '../../changes/question.ts'
import { changesPage, type ChangeIn, type Served } from '../../changes/reading.ts'
import { boxInDegrees, inSystem } from '../../coordinates.ts'
import { StoreAway } from '../../store-away.ts'
import { widened, type AskedGround, type PlaceAnswer } from './near-place.ts'

/** A change of an object that lies or lay in a place. */
export type PlaceChange = ChangeIn & { readonly layer: MapLayer }

/** Changes of one table that are read at most; a feed has no more than these. */
const MOST_READ = 200

type Asked = { readonly ground: AskedGround; readonly answer: PlaceAnswer }

/** What changed in a place between the versions that are kept, the newest first; null while the store is away. */
export async function changesIn(served: Served, asked: Asked): Promise<readonly PlaceChange[] | null> {
  const pairs = neighbours(served.snapshot)
  if (pairs.length === 0) return []
  const [west, south, east, north] = widened(asked.ground.shape.box, asked.ground.distance)
  const question = {
    pair: pairs[0]!,
    named: 'none',
    key: undefined,
    box: boxInDegrees('RD', { west, south, east, north }),
    limit: MOST_READ,
    offset: 0,
  } as const
  try {
    const changes: PlaceChange[] = []
    for (const layer of mapLayers) {
      const read = await changesPage(served, layer.table, question, pairs)
      const isThere = liesThere(layer, asked)
      changes.push(...read.changes.filter(isThere).map((change) => ({ ...change, layer })))
    }
    return changes.toSorted((one, other) => other.pair[1].id - one.pair[1].id)
  } catch (error) {
    if (error instanceof StoreAway) return null
    throw error
  }
}

/** Whether what changed lies in the place itself, or lay there; the box that it was read by is wider. */
function liesThere(layer: MapLayer, { ground, answer }: Asked): (change: ChangeIn) => boolean {
  const keys = new Set(answer.near(layer.id).map(({ row }) => row[layer.key]))
  return ({ change: { after, before, columns } }) => {
    if (after !== null && keys.has(after[layer.key])) return true
    if (before === null) return false
    // Of an outline that went or moved, the box alone tells that it lay there: where it was is not kept in memory.
    if (hasShape(layer.table)) return after === null || columns.includes(GEOMETRY)
    return wasNear(before, ground)
  }
}

function wasNear({ longitudeWgs84, latitudeWgs84 }: AnyRow, { shape, distance }: AskedGround): boolean {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return false
  const place = placeShape(...inSystem('RD', longitudeWgs84, latitudeWgs84))
  return nearestBetween(shape, place, distance) !== null
}
