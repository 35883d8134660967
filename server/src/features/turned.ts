import { isInDegrees } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { fromSystem, inSystem } from '../coordinates.ts'
import type { Position } from '../collections/shape.ts'
import type { AnswerSystem } from './systems.ts'

const POLE = 89.9
const DATE_LINE = 179.9

/** A geometry in degrees, turned into another system. */
export function turnedTo(system: AnswerSystem, geometry: Geometry): Geometry {
  const turn = (coordinates: unknown): unknown => {
    if (!Array.isArray(coordinates)) return coordinates
    const [x, y, ...height]: unknown[] = coordinates
    if (typeof x !== 'number' || typeof y !== 'number') return coordinates.map(turn)
    const [east, north] = system.system === 'WGS84' ? [x, y] : inSystem(system.system, x, y)
    return system.isLatitudeFirst ? [north, east, ...height] : [east, north, ...height]
  }
  return { ...geometry, coordinates: turn(geometry.coordinates) } as Geometry
}

/** A side that is straight in one system is curved in another: it is turned in pieces of at most so many metres or degrees. */
const LONGEST_PIECE = { metres: 5000, degrees: 0.25 }
const MOST_PIECES = 64
const FARTHEST = 1e7

/** A path in another system, in degrees of WGS84, with places between where a side is long; null where it leaves the system. */
export function pathInDegrees(system: AnswerSystem, path: readonly Position[]): readonly Position[] | null {
  if (system.system === 'WGS84') return path.map((position) => degreesFrom(system, position))
  const longest = isInDegrees(system.system) ? LONGEST_PIECE.degrees : LONGEST_PIECE.metres
  // Formulas of a projection give an answer for any number; beyond its quarter of the globe it means nothing.
  if (path.flat().some((value) => Math.abs(value) > FARTHEST)) return null
  const turned = path.flatMap(([x, y], at): Position[] => {
    const [toX, toY] = path[at + 1] ?? [x, y]
    const length = Math.max(Math.abs(toX - x), Math.abs(toY - y))
    const pieces = Math.max(1, Math.min(MOST_PIECES, Math.ceil(length / longest)))
    return Array.from({ length: pieces }, (_, piece) =>
      degreesFrom(system, [x + ((toX - x) * piece) / pieces, y + ((toY - y) * piece) / pieces]),
    )
  })
  const isThere = ([longitude, latitude]: Position): boolean =>
    Math.abs(longitude) <= 360 && Math.abs(latitude) <= 90
  return turned.every(isThere) ? turned : null
}

/** A position in another system, in longitude and latitude of WGS84. */
function degreesFrom({ system, isLatitudeFirst }: AnswerSystem, [a, b]: Position): Position {
  const [east, north] = isLatitudeFirst ? [b, a] : [a, b]
  // A pole is nowhere in another system, and the date line on its other side.
  const within = (value: number, most: number): number =>
    system === 'ED50' ? Math.max(-most, Math.min(most, value)) : value
  const [x, y] = [within(east, DATE_LINE), within(north, POLE)]
  return system === 'WGS84' ? [x, y] : fromSystem(system, x, y)
}
