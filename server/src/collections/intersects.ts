import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { NO_SHAPE, type Position, type Shape } from './shape.ts'

type Path = readonly Position[]
type Rings = readonly Path[]

/** A geometry as the points, lines and areas it is made of. */
export function shapeOf(geometry: Geometry): Shape {
  const { type, coordinates } = geometry as { type: string; coordinates: never }
  switch (type) {
    case 'Point':
      return { ...NO_SHAPE, points: [coordinates] }
    case 'LineString':
      return { ...NO_SHAPE, lines: [coordinates] }
    case 'MultiLineString':
      return { ...NO_SHAPE, lines: coordinates }
    case 'Polygon':
      return { ...NO_SHAPE, areas: [coordinates] }
    default:
      return { ...NO_SHAPE, areas: coordinates }
  }
}

/** Whether two shapes have a place in common, their edges included. */
export function intersects(one: Shape, other: Shape): boolean {
  return (
    one.points.some((point) => holdsPoint(other, point)) ||
    other.points.some((point) => holdsPoint(one, point)) ||
    edgesOf(one).some((path) => edgesOf(other).some((another) => pathsCross(path, another))) ||
    // Without crossing edges one lies inside the other, or they lie apart: one position of each tells.
    firstsOf(one).some((point) => other.areas.some((area) => isInside(area, point))) ||
    firstsOf(other).some((point) => one.areas.some((area) => isInside(area, point)))
  )
}

const edgesOf = ({ lines, areas }: Shape): readonly Path[] => [...lines, ...areas.flat()]

const firstsOf = ({ lines, areas }: Shape): Position[] =>
  [...lines, ...areas.map(([outside = []]) => outside)].flatMap((path) => path.slice(0, 1))

function holdsPoint({ points, lines, areas }: Shape, point: Position): boolean {
  return (
    points.some(([x, y]) => x === point[0] && y === point[1]) ||
    lines.some((path) => isOnPath(path, point)) ||
    areas.some((area) => area.some((ring) => isOnPath(ring, point)) || isInside(area, point))
  )
}

/** Whether a ray to the east of a place crosses the rings an odd number of times. */
function isInside(rings: Rings, [x, y]: Position): boolean {
  let isIn = false
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [[ax, ay], [bx, by]] = [ring[at - 1]!, ring[at]!]
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
    }
  return isIn
}

const isOnPath = (path: Path, point: Position): boolean =>
  path.some((to, at) => at > 0 && isOnSegment(path[at - 1]!, to, point))

const turnOf = ([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

const isBetween = ([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): boolean =>
  Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by)

const isOnSegment = (from: Position, to: Position, point: Position): boolean =>
  turnOf(from, to, point) === 0 && isBetween(from, to, point)

function segmentsCross(a: Position, b: Position, c: Position, d: Position): boolean {
  const [abc, abd, cda, cdb] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)]
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

type Extent = { west: number; south: number; east: number; north: number }

function extentOf(path: Path): Extent {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [x, y] of path) {
    extent.west = Math.min(extent.west, x)
    extent.east = Math.max(extent.east, x)
    extent.south = Math.min(extent.south, y)
    extent.north = Math.max(extent.north, y)
  }
  return extent
}

const overlap = (one: Extent, other: Extent): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

function pathsCross(one: Path, other: Path): boolean {
  const [ofOne, ofOther] = [extentOf(one), extentOf(other)]
  if (!overlap(ofOne, ofOther)) return false
  for (let at = 1; at < one.length; at++) {
    const [a, b] = [one[at - 1]!, one[at]!]
    if (!overlap(extentOf([a, b]), ofOther)) continue
    for (let to = 1; to < other.length; to++) if (segmentsCross(a, b, other[to - 1]!, other[to]!)) return true
  }
  return false
}
