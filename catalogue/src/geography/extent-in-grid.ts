import type { Box } from './blocks.ts'

/** The middle of the Dutch national grid (EPSG:28992): Amersfoort, in degrees. */
const MIDDLE = { longitude: 5.3876, latitude: 52.1562 }

/** The radius of the sphere that the grid is drawn from, in metres. */
const RADIUS = 6_382_644

/** Every side is curved in the grid. */
const POINTS_ALONG = 16

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** East and north of the middle in metres: the grid as a stereographic projection of a sphere, right to about a hundredth. */
function inGrid(longitude: number, latitude: number): readonly [number, number] {
  const [east, north, middle] = [
    radians(longitude - MIDDLE.longitude),
    radians(latitude),
    radians(MIDDLE.latitude),
  ]
  const scale =
    (2 * RADIUS) /
    (1 + Math.sin(middle) * Math.sin(north) + Math.cos(middle) * Math.cos(north) * Math.cos(east))
  return [
    scale * Math.cos(north) * Math.sin(east),
    scale * (Math.cos(middle) * Math.sin(north) - Math.sin(middle) * Math.cos(north) * Math.cos(east)),
  ]
}

/** How wide and high a box in degrees is in the Dutch national grid, in metres; what lies far away is drawn larger. */
export function extentInGrid({ west, south, east, north }: Box): {
  readonly width: number
  readonly height: number
} {
  const along = Array.from({ length: POINTS_ALONG + 1 }, (_, at) => at / POINTS_ALONG)
  const places = along.flatMap((part) => {
    const [longitude, latitude] = [west + part * (east - west), south + part * (north - south)]
    return [
      inGrid(longitude, south),
      inGrid(longitude, north),
      inGrid(west, latitude),
      inGrid(east, latitude),
    ]
  })
  const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
  return { width: range(places.map(([x]) => x)), height: range(places.map(([, y]) => y)) }
}
