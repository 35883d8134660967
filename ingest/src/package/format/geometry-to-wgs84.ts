import type { Geometry } from '@datacentre/database'
import { toWgs84, type PositionSystem } from './systems.ts'

/** A shape in degrees of WGS84, where the package says that its shapes are in another system. */
export function geometryToWgs84(geometry: Geometry | null, system: PositionSystem | null): Geometry | null {
  if (geometry === null || system?.of !== 'table' || system.system === 'WGS84') return geometry
  const turned = (coordinates: unknown): unknown => {
    if (!Array.isArray(coordinates)) return coordinates
    const [x, y]: unknown[] = coordinates
    if (typeof x !== 'number' || typeof y !== 'number') return coordinates.map(turned)
    // What cannot be turned is told as no position in degrees.
    return toWgs84([x, y], system.system) ?? coordinates
  }
  return { ...geometry, coordinates: turned(geometry.coordinates) } as Geometry
}
