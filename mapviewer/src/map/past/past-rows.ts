import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { MapYears } from '@datacentre/catalogue/wire/map-calls'
import type { KnownYears } from '../../calls/years-call.ts'

/** The years of the rows of a layer, so that asking for one costs next to nothing. */
export type PastRows = {
  /** The first and the last year in which each row was there; of one that never was the first is after the last. */
  readonly from: Int16Array
  readonly until: Int16Array
  /** The rows of which a date that would tell is missing. */
  readonly unknown: ReadonlySet<number>
  /** Whether a field produced in a year, as far as is known; before there are figures, whether its production had begun. */
  readonly produced: (row: number, year: number) => boolean
  /** The first and the last year that there is anything to tell of. */
  readonly first: number
  readonly last: number
}

const NEVER = { from: 1, until: 0 }

/** The year that is asked for, or the nearest that there is anything to tell of. */
export const nearestYear = (year: number, { first, last }: Pick<KnownYears, 'first' | 'last'>): number =>
  Math.min(Math.max(year, first), last)

/** Whether a row was there at the end of a year. */
export const wasThere = ({ from, until }: PastRows, row: number, year: number): boolean =>
  from[row]! <= year && year <= until[row]!

/** The last year that figures tell of, where a later one is asked for. */
export const yearOfFigures = ({ last }: MapYears['production'], year: number): number =>
  last === null ? year : Math.min(year, last)

/** Whether there are figures of a year, or of years before it. */
export const hasFigures = ({ first }: MapYears['production'], year: number): boolean =>
  first !== null && first <= year

/** The years of a layer, or of what has the keys of its objects; null where the objects of a layer have no dates. */
export function pastRows(name: LayerId, { keys }: Pick<Layer, 'keys'>, years: KnownYears): PastRows | null {
  const told = years.layers[layerOf(name).wireName]
  if (told === undefined) return null
  const places = new Map(told.keys.map((key, at) => [key, at]))
  const at = keys.map((key) => places.get(key) ?? -1)
  const isUnknown = new Set(told.unknown)
  const { production } = years
  return {
    first: years.first,
    last: years.last,
    from: Int16Array.from(at, (place) => told.from[place] ?? NEVER.from),
    until: Int16Array.from(at, (place) => told.until[place] ?? NEVER.until),
    unknown: new Set(at.flatMap((place, row) => (isUnknown.has(place) ? [row] : []))),
    produced: (row, year) => {
      const place = at[row] ?? -1
      if (hasFigures(production, year))
        return production.years[place]?.includes(yearOfFigures(production, year)) === true
      return (production.began[place] ?? Infinity) <= year
    },
  }
}
