import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import type { Quadrant } from '@datacentre/catalogue/geography/blocks'
import type { Sector } from './operator.ts'

/** Where a play's fields lie: a bell around a centre, in degrees, as often as its weight says. */
type Centre = readonly [lon: number, lat: number, spreadLon: number, spreadLat: number, weight: number]

export type Mineral = 'O' | 'G' | 'O/G' | 'S' | 'GT' | 'N2'

/** Fields of one kind, place and age. */
export type Play = {
  readonly mineral: Mineral
  readonly sector: Sector
  /** How many of the 608 fields that are neither the giant nor the great oil field (D24). */
  readonly fields: number
  readonly quadrant: Quadrant | null
  readonly centres: readonly Centre[]
  /** The reservoirs to be found here, the usual ones more than once. */
  readonly targets: readonly StratUnit[]
  /** The year most were found, and the spread. */
  readonly found: readonly [year: number, spread: number]
  /** The middle size in km², and the spread of its logarithm. */
  readonly size: readonly [km2: number, spread: number]
}
