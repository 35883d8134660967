import { cellsOf } from '../../ground/cells.ts'
import type { Ring } from '../../ground/plane.ts'
import { sharedArea } from '../../ground/shared-area.ts'
import type { Resource } from './licence-model.ts'

/** Outlines are drawn to a metre: along the side of a block that makes a hectare or two, which is no overlap (km²). */
const SLIVER = 0.02

type Held = { readonly ring: Ring; readonly box: Box }
type Box = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }

function boxOf(ring: Ring): Box {
  const [lons, lats] = [ring.map(({ lon }) => lon), ring.map(({ lat }) => lat)]
  return {
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  }
}

const touches = (one: Box, other: Box): boolean =>
  one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north

/** What is licensed for each resource: an area is filed under every quarter of a degree that it may touch. */
export class LicenceRoom {
  readonly #cells = new Map<string, Held[]>()

  add(resource: Resource, ring: Ring): void {
    const held = { ring, box: boxOf(ring) }
    for (const cell of cellsOf(ring)) {
      const key = `${resource} ${cell}`
      const filed = this.#cells.get(key)
      if (filed) filed.push(held)
      else this.#cells.set(key, [held])
    }
  }

  /** Whether an area lies clear of all that is licensed for a resource. */
  isFree(resource: Resource, ring: Ring): boolean {
    const box = boxOf(ring)
    return cellsOf(ring).every((cell) =>
      (this.#cells.get(`${resource} ${cell}`) ?? []).every(
        (held) => !touches(box, held.box) || sharedArea(ring, held.ring) <= SLIVER / 2,
      ),
    )
  }
}
