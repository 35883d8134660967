import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import proj4 from 'proj4'
import type { Position } from './plane.ts'

/** A function that gives a place in another coordinate system: metres, or degrees for ED50. */
export function toSystem(
  system: Exclude<CoordinateSystem, 'WGS84'>,
): (position: Position) => readonly [number, number] {
  const converter = proj4(coordinateSystems.WGS84.proj4, coordinateSystems[system].proj4)
  return ({ lon, lat }) => {
    const [x = 0, y = 0] = converter.forward([lon, lat])
    return [x, y]
  }
}

const ed50 = proj4(coordinateSystems.WGS84.proj4, coordinateSystems.ED50.proj4)

/** A place in degrees of ED50, the system of the block grid and the treaties. */
export function toEd50({ lon, lat }: Position): Position {
  const [x = 0, y = 0] = ed50.forward([lon, lat])
  return { lon: x, lat: y }
}

export function fromEd50({ lon, lat }: Position): Position {
  const [x = 0, y = 0] = ed50.inverse([lon, lat])
  return { lon: x, lat: y }
}
