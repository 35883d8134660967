import { areaOnGround } from '@datacentre/catalogue/geography/rd-scale'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'

/** The area over the ground of what a line encloses, its last point joined to the first, in square metres. */
export function areaOf(line: readonly Coordinate[]): number {
  const [origin] = line
  if (origin === undefined || line.length < 3) return 0
  // From the first point, as squares of large numbers lose their last digits.
  const places = line.map(([x, y]): Coordinate => [x - origin[0], y - origin[1]])
  const twice = places.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = places[(at + 1) % places.length] ?? origin
    return sum + x * nextY - nextX * y
  }, 0)
  return areaOnGround(Math.abs(twice) / 2, middleOf(line))
}

function middleOf(line: readonly Coordinate[]): Coordinate {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
