import type { GeometryKind } from '../grammar/table.ts'
import type { Box } from './blocks.ts'
import type { Parts, Position } from './geojson.ts'

const isIn = ({ west, south, east, north }: Box, x: number, y: number): boolean =>
  x >= west && x <= east && y >= south && y <= north

/** Whether a straight line from one place to another runs through a box (Liang and Barsky). */
function runsThrough({ west, south, east, north }: Box, [from, to]: readonly [Position, Position]): boolean {
  const [x, y] = [from[0]!, from[1]!]
  const [dx, dy] = [to[0]! - x, to[1]! - y]
  let [first, last] = [0, 1]
  for (const [speed, room] of [
    [-dx, x - west],
    [dx, east - x],
    [-dy, y - south],
    [dy, north - y],
  ] as const) {
    if (speed === 0) {
      if (room < 0) return false
    } else if (speed < 0) first = Math.max(first, room / speed)
    else last = Math.min(last, room / speed)
  }
  return first <= last
}

const linesIn = (ring: readonly Position[]): (readonly [Position, Position])[] =>
  ring.slice(1).map((place, at) => [ring[at]!, place])

/** Whether a place lies inside the rings: a line due east from it crosses them an odd number of times. */
function isInside(rings: readonly (readonly Position[])[], x: number, y: number): boolean {
  let inside = false
  for (const [from, to] of rings.flatMap(linesIn)) {
    const [x1, y1, x2, y2] = [from[0]!, from[1]!, to[0]!, to[1]!]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

/** Whether any of an object lies in a window: a point in it, a line through it, an outline around it. */
export function touchesWindow(kind: GeometryKind, parts: Parts, window: Box): boolean {
  return parts.some((rings) => {
    if (rings.some((ring) => ring.some(([x = NaN, y = NaN]) => isIn(window, x, y)))) return true
    if (kind === 'point') return false
    if (rings.some((ring) => linesIn(ring).some((line) => runsThrough(window, line)))) return true
    return kind === 'outline' && isInside(rings, window.west, window.south)
  })
}
