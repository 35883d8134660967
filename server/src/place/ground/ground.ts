import { setImmediate as othersFirst } from 'node:timers/promises'
import { decodeLayer, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { boxIndex, type BoxIndex } from '@datacentre/catalogue/geography/near/box-index'
import {
  shapeInLayer,
  type LayerPlaces,
  type PlaneShape,
} from '@datacentre/catalogue/geography/near/plane-shape'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { boxAt } from '../../snapshot/drawn-layer.ts'
import type { LayerSnapshot } from '../../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { wellCourses, type WellCourses } from './well-courses.ts'

/** A layer in metres of the Dutch grid, to be asked what lies near. */
export type LayerGround = {
  readonly rows: readonly AnyRow[]
  readonly near: BoxIndex
  /** Null where the place of a row is not known. */
  readonly shapeAt: (row: number) => PlaneShape | null
}

/** Where everything of a version lies; holes with their courses under the ground. */
export type Ground = {
  readonly layers: ReadonlyMap<LayerId, LayerGround>
  readonly courses: WellCourses
}

const made = new WeakMap<Snapshot, Promise<Ground>>()

/** Where everything lies, found once for each version. */
export function groundOf(snapshot: Snapshot): Promise<Ground> {
  const known = made.get(snapshot)
  if (known !== undefined) return known
  const making = makeGround(snapshot)
  making.catch(() => made.delete(snapshot))
  made.set(snapshot, making)
  return making
}

async function makeGround(snapshot: Snapshot): Promise<Ground> {
  const courses = await wellCourses(snapshot, snapshot.layers.get('boreholes')?.rows ?? [])
  const layers = new Map<LayerId, LayerGround>()
  for (const [id, served] of snapshot.layers) {
    layers.set(id, id === 'boreholes' ? holes(served.rows, courses) : groundOfLayer(served))
    await othersFirst()
  }
  return { layers, courses }
}

const madeOfLayer = new WeakMap<LayerSnapshot, LayerGround>()

/** Where the objects of one layer lie, found once for each version; holes are places, without their courses. */
export function groundOfLayer(served: LayerSnapshot): LayerGround {
  const known = madeOfLayer.get(served)
  if (known !== undefined) return known
  const places = placesOf(served)
  const { rows } = served
  const ground: LayerGround = {
    rows,
    near: boxIndex({ count: rows.length, boxAt: (row) => boxAt(served, row) }),
    shapeAt: keptShapes((row) => shapeInLayer(places, row)),
  }
  madeOfLayer.set(served, ground)
  return ground
}

/** Of 28,000 lines all shapes would hold tens of megabytes: when so many are held, they are let go and made anew. */
const MOST_KEPT = 5000

/** The shapes of a layer, each made when it is first asked for: who looks at a place looks around it too. */
function keptShapes(make: LayerGround['shapeAt']): LayerGround['shapeAt'] {
  const kept = new Map<number, PlaneShape | null>()
  return (row) => {
    const known = kept.get(row)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const shape = make(row)
    kept.set(row, shape)
    return shape
  }
}

/** Names and codes of the layer are in the rows already. */
function placesOf({ answer }: LayerSnapshot): LayerPlaces {
  const decoded = decodeLayer(JSON.parse(answer.packed.identity.toString()) as PackedLayer)
  const { kind, featureStarts, partStarts, ringStarts, xy } = decoded
  return { kind, featureStarts, partStarts, ringStarts, xy }
}

function holes(rows: readonly AnyRow[], { shapeAt, boxes }: WellCourses): LayerGround {
  return {
    rows,
    near: boxIndex({ count: rows.length, boxAt: (row) => boxAt({ boxes }, row) }),
    shapeAt: keptShapes(shapeAt),
  }
}
