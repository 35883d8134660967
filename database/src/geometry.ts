import type { Geometry } from '@datacentre/catalogue/geography/geojson'

export type { Geometry } from '@datacentre/catalogue/geography/geojson'

type Coordinates = number | readonly Coordinates[]

export type Box = { west: number; south: number; east: number; north: number }

const widen = (box: Box, coordinates: readonly Coordinates[]): void => {
  const [longitude, latitude] = coordinates
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    return
  }
  for (const part of coordinates) if (typeof part !== 'number') widen(box, part)
}

/** The smallest box around a geometry, or null around one without any position. */
export const boxAround = (geometry: Geometry): Box | null => {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  widen(box, geometry.coordinates)
  return box.west <= box.east ? box : null
}
