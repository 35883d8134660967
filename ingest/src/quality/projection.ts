import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Projection } from '@datacentre/catalogue/geography/hole-places'
import proj4, { type Converter } from 'proj4'

const converters = new Map<CoordinateSystem, Converter>()

function converterTo(system: CoordinateSystem): Converter {
  const converter =
    converters.get(system) ?? proj4(coordinateSystems.WGS84.proj4, coordinateSystems[system].proj4)
  converters.set(system, converter)
  return converter
}

/** By the same definitions as the server, so that both find the same. */
export const projection: Projection = {
  inSystem: (system, longitude, latitude) => {
    const [x = NaN, y = NaN] = converterTo(system).forward([longitude, latitude])
    return [x, y]
  },
  fromSystem: (system, x, y) => {
    const [longitude = NaN, latitude = NaN] = converterTo(system).inverse([x, y])
    return [longitude, latitude]
  },
}
