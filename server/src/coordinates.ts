import type { Box } from '@datacentre/catalogue/geography/blocks'
import {
  coordinateSystems,
  isInDegrees,
  type CoordinateSystem,
} from '@datacentre/catalogue/codes/coordinate-systems'
import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import proj4, { type Converter } from 'proj4'

export type Coordinates = readonly [x: number, y: number]

const converters = new Map<CoordinateSystem, Converter>()

function converterTo(system: CoordinateSystem): Converter {
  const known = converters.get(system)
  if (known !== undefined) return known
  const made = proj4(coordinateSystems.WGS84.proj4, coordinateSystems[system].proj4)
  converters.set(system, made)
  return made
}

const round = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals

/** Metres to the centimetre, degrees to the seventh decimal: finer than any transformation between them. */
const decimalsOf = (system: CoordinateSystem): number => (isInDegrees(system) ? 7 : 2)

/** A WGS84 position in another system. */
export function inSystem(system: CoordinateSystem, longitude: number, latitude: number): Coordinates {
  const [x = Number.NaN, y = Number.NaN] = converterTo(system).forward([longitude, latitude])
  return [round(x, decimalsOf(system)), round(y, decimalsOf(system))]
}

/** A position in another system, in WGS84. */
export function fromSystem(system: CoordinateSystem, x: number, y: number): Coordinates {
  const [longitude = Number.NaN, latitude = Number.NaN] = converterTo(system).inverse([x, y])
  return [longitude, latitude]
}

const POINTS_ALONG = 16

/** The box in degrees of WGS84 around one in another system. */
export function boxInDegrees(system: CoordinateSystem, { west, south, east, north }: Box): Box {
  if (system === 'WGS84') return { west, south, east, north }
  // Its sides are curved in degrees: points along them are turned too.
  const along = Array.from({ length: POINTS_ALONG + 1 }, (_, at) => at / POINTS_ALONG)
  const corners = along
    .flatMap((part) => {
      const [x, y] = [west + part * (east - west), south + part * (north - south)]
      return [
        [x, south],
        [x, north],
        [west, y],
        [east, y],
      ]
    })
    .map((corner) => converterTo(system).inverse(corner))
  const [xs, ys] = [corners.map(([x = Number.NaN]) => x), corners.map(([, y = Number.NaN]) => y)]
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) }
}

/** The whole metres of the Dutch grid around a box in degrees. */
export function boxOnGrid(system: 'WGS84' | 'ED50', { west, south, east, north }: Box): GridBox {
  const toGrid = proj4(coordinateSystems[system].proj4, coordinateSystems.RD.proj4)
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
  ].map((corner) => toGrid.forward(corner))
  const [xs, ys] = [corners.map(([x = Number.NaN]) => x), corners.map(([, y = Number.NaN]) => y)]
  return [
    Math.floor(Math.min(...xs)),
    Math.floor(Math.min(...ys)),
    Math.ceil(Math.max(...xs)),
    Math.ceil(Math.max(...ys)),
  ]
}
