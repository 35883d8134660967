import type { Position } from './plane.ts'

/** Depth of the sea in metres around some places: shallow along the coast and over the Dogger Bank, deep in the north. */
const soundings: readonly (readonly [lon: number, lat: number, metres: number])[] = [
  [3.2, 55.4, 42],
  [4.4, 55.5, 46],
  [2.7, 54.9, 24],
  [3.4, 54.6, 38],
  [4.5, 54.5, 46],
  [5.6, 54.3, 42],
  [6.3, 54.1, 34],
  [3.2, 53.7, 38],
  [4.3, 53.8, 41],
  [5.4, 53.6, 22],
  [6.2, 53.6, 18],
  [2.9, 53.1, 32],
  [3.7, 53.2, 29],
  [4.5, 53.2, 26],
  [3.2, 52.5, 33],
  [4.1, 52.5, 21],
  [2.8, 51.9, 36],
  [3.6, 52, 24],
  [3.2, 51.6, 22],
]

/** How deep the sea is at a place, in metres: the soundings weighed by nearness. */
export function waterDepthAt({ lon, lat }: Position): number {
  let [sum, weights] = [0, 0]
  for (const [atLon, atLat, metres] of soundings) {
    const weight = 1 / (0.01 + ((lon - atLon) * 0.6) ** 2 + (lat - atLat) ** 2) ** 2
    sum += weight * metres
    weights += weight
  }
  return sum / weights
}
