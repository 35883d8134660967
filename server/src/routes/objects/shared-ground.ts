import { nearestBetween } from '@datacentre/catalogue/geography/near/nearest'
import type { PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import { areaOnGround } from '@datacentre/catalogue/geography/rd-scale'
import { sharedArea, type Rings } from '@datacentre/catalogue/geography/shared-area'
import { licenceStanding } from '@datacentre/catalogue/past/in-force'
import type { GroundRelation } from '@datacentre/catalogue/grammar/on-map'
import { groundOf, groundOfLayer, type LayerGround } from '../../place/ground/ground.ts'
import { wellCourse } from '../../place/ground/well-courses.ts'
import type { LayerSnapshot } from '../../snapshot/layer-snapshot.ts'
import { LEAST_SHARED_M2 } from '../../snapshot/measured-ground.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { dayOfVersion } from '../../version-words.ts'
import type { Found } from './found.ts'

/** An object of another layer that shares ground, and how much where both are outlines. */
export type OnGround = Found & { readonly squareMetres: number | null }

/** How many sides may be looked at for two outlines: an answer waits for it. */
const MOST_VISITS = 50_000

const ringsOf = ({ parts }: PlaneShape): Rings =>
  parts
    .flat()
    .map((track) =>
      Array.from({ length: track.length / 2 }, (_, at) => [track[2 * at]!, track[2 * at + 1]!] as const),
    )

const middleOf = ({ box: [minX, minY, maxX, maxY] }: PlaneShape) =>
  [(minX + maxX) / 2, (minY + maxY) / 2] as const

/** What two objects share: nothing where they do not meet, and outlines that only touch share nothing. */
function shared(own: PlaneShape, other: PlaneShape): { readonly squareMetres: number | null } | null {
  if (own.kind !== 'outline' || other.kind !== 'outline')
    return nearestBetween(own, other, 0) === null ? null : { squareMetres: null }
  const squareMetres = areaOnGround(sharedArea(ringsOf(own), ringsOf(other), MOST_VISITS), middleOf(own))
  return squareMetres < LEAST_SHARED_M2 ? null : { squareMetres }
}

/** All of an object; of a hole its course too, for which the other holes need not have been read. */
const shapeOf = async ({ served, row }: Found, snapshot: Snapshot): Promise<PlaneShape | null> =>
  served.layer.id === 'boreholes'
    ? wellCourse(snapshot, row)
    : groundOfLayer(served).shapeAt(served.rows.indexOf(row))

/** Where a layer lies; of holes their courses too, which takes seconds once for each version. */
const groundIn = async (served: LayerSnapshot, snapshot: Snapshot): Promise<LayerGround | undefined> =>
  served.layer.id === 'boreholes' ? (await groundOf(snapshot)).layers.get('boreholes') : groundOfLayer(served)

/** The objects of another layer that lie in, over or under an object, holes with their courses; in the order of their list. */
export async function onSharedGround(
  found: Found,
  { sharesGround, onlyInForce }: GroundRelation,
  snapshot: Snapshot,
): Promise<readonly OnGround[]> {
  const target = snapshot.layers.get(sharesGround)
  const own = await shapeOf(found, snapshot)
  if (own === null || target === undefined) return []
  const others = await groundIn(target, snapshot)
  if (others === undefined) return []
  const today = dayOfVersion(snapshot.version)
  return others.near(own.box).flatMap((place) => {
    const other = others.rows[place]!
    if (onlyInForce && licenceStanding(other, today) !== 'inForce') return []
    const shape = others.shapeAt(place)
    const part = shape === null ? null : shared(own, shape)
    return part === null ? [] : [{ served: target, row: other, ...part }]
  })
}
