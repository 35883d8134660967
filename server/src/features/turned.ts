import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { fromSystem, inSystem } from '../coordinates.ts'
import type { Position } from '../collections/shape.ts'
import type { AnswerSystem } from './systems.ts'

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

/** A position in another system, in longitude and latitude of WGS84. */
export function degreesFrom({ system, isLatitudeFirst }: AnswerSystem, [a, b]: Position): Position {
  const [x, y] = isLatitudeFirst ? [b, a] : [a, b]
  return system === 'WGS84' ? [x, y] : fromSystem(system, x, y)
}
