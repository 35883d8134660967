import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import proj4 from 'proj4'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'

type Converter = {
  readonly forward: (place: number[]) => number[]
  readonly inverse: (place: number[]) => number[]
}

const converters = new Map<CoordinateSystem, Converter>()

function converterOf(system: CoordinateSystem): Converter {
  const known = converters.get(system)
  if (known) return known
  const made = proj4(coordinateSystems.RD.proj4, coordinateSystems[system].proj4)
  converters.set(system, made)
  return made
}

/** A place on the map, which is in metres RD, in another system. */
export function fromRd([x, y]: Coordinate, system: CoordinateSystem): Coordinate {
  if (system === 'RD') return [x, y]
  const [east = NaN, north = NaN] = converterOf(system).forward([x, y])
  return [east, north]
}

export function toRd([x, y]: Coordinate, system: CoordinateSystem): Coordinate {
  if (system === 'RD') return [x, y]
  const [east = NaN, north = NaN] = converterOf(system).inverse([x, y])
  return [east, north]
}
