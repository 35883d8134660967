import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { shapeOf } from '../collections/intersects.ts'

/** West, south, east and north of a geometry. */
export type SidesOfBox = readonly [west: number, south: number, east: number, north: number]

export function boxOf(geometry: Geometry): SidesOfBox {
  const { points, lines, areas } = shapeOf(geometry)
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const path of [points, ...lines, ...areas.flat()])
    for (const [x, y] of path) {
      west = Math.min(west, x)
      south = Math.min(south, y)
      east = Math.max(east, x)
      north = Math.max(north, y)
    }
  return [west, south, east, north]
}
