import type { GridShape } from '@datacentre/catalogue/geography/layer-encoder'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { areaOnGround } from '@datacentre/catalogue/geography/rd-scale'
import { areaWithin, sharedArea, type Rings } from '@datacentre/catalogue/geography/shared-area'

/** What the outlines of a layer measure, found once for each version: an outline can have hundreds of thousands of places. */
export type MeasuredGround = {
  /** In square metres, for each row each of its parts. */
  readonly areas: readonly (readonly number[])[]
  /** Two rows, and the square metres that they share. */
  readonly shared: readonly (readonly [row: number, other: number, squareMetres: number])[]
}

const noGround: MeasuredGround = { areas: [], shared: [] }

/** Borders are drawn by hand and by computer: what shares less than a hectare is a neighbour. */
export const LEAST_SHARED_M2 = 10_000

/** How many sides may be looked at: for all pairs together (about ten minutes), but for one pair at least and at most so many. */
const VISITS_IN_ALL = 1_000_000_000
const LEAST_VISITS = 200_000
const MOST_VISITS = 2_000_000

type Box = { minX: number; minY: number; maxX: number; maxY: number }

function boxOf(rings: Rings): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (const ring of rings) {
    for (const [x, y] of ring) {
      box.minX = Math.min(box.minX, x)
      box.maxX = Math.max(box.maxX, x)
      box.minY = Math.min(box.minY, y)
      box.maxY = Math.max(box.maxY, y)
    }
  }
  return box
}

const middleOf = ({ minX, minY, maxX, maxY }: Box) => [(minX + maxX) / 2, (minY + maxY) / 2] as const

/** The rows whose boxes overlap, each pair once: from west to east, a row meets those that begin before it ends. */
function pairsNear(boxes: readonly Box[]): [number, number][] {
  const fromWest = boxes.map((box, row) => ({ box, row })).sort((a, b) => a.box.minX - b.box.minX)
  return fromWest.flatMap(({ box, row }, at) => {
    const near: [number, number][] = []
    for (let next = at + 1; next < fromWest.length; next++) {
      const other = fromWest[next]!
      if (other.box.minX >= box.maxX) break
      if (other.box.minY < box.maxY && other.box.maxY > box.minY)
        near.push([Math.min(row, other.row), Math.max(row, other.row)])
    }
    return near
  })
}

function sharedBetween(grounds: readonly Rings[]): MeasuredGround['shared'] {
  const boxes = grounds.map(boxOf)
  const pairs = pairsNear(boxes)
  const visits = Math.max(LEAST_VISITS, Math.min(MOST_VISITS, Math.floor(VISITS_IN_ALL / pairs.length)))
  return pairs.flatMap(([row, other]) => {
    const inRd = sharedArea(grounds[row]!, grounds[other]!, visits)
    const squareMetres = areaOnGround(inRd, middleOf(boxes[row]!))
    return squareMetres < LEAST_SHARED_M2 ? [] : [[row, other, squareMetres] as const]
  })
}

/** Measures the outlines of a layer, in metres of the Dutch grid and in the order of its rows. */
export function measureGround(layer: MapLayer, shapes: readonly GridShape[]): MeasuredGround {
  if (layer.table.geometry !== 'outline') return noGround
  const isShared = layer.relations.some(
    (relation) => 'sharesGround' in relation && relation.sharesGround === layer.id,
  )
  return {
    areas: shapes.map((parts) =>
      parts.map((rings) => areaOnGround(areaWithin(rings), middleOf(boxOf(rings)))),
    ),
    shared: isShared ? sharedBetween(shapes.map((parts) => parts.flat())) : [],
  }
}
