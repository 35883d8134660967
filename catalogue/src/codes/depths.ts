import { coordinateSystems, type CoordinateSystem } from './coordinate-systems.ts'

/** The point at the surface from which depths along hole are counted. */
export const depthReference = ['RT', 'KB', 'DF', 'GL', 'CF'] as const

/** The level to which the reference point's height is given: NAP on land, mean sea level at sea. */
export const depthDatum = ['NAP', 'MSL'] as const

/** Grid, true or magnetic north. */
export const northReference = ['G', 'T', 'M'] as const

/** How the path of a hole is worked out between two points that were measured. */
export const deviationMethod = ['MC'] as const

export const coordinateSystem = Object.keys(coordinateSystems) as readonly CoordinateSystem[]
