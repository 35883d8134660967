import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'

/** Finer than this every point is shown. */
export const FINEST_ZOOM = 11

/** More than there are cells above each other, so that one number names a cell. */
const COLUMN = 2 ** 24

export type Places = readonly (readonly number[])[]

/** The cell of so many metres wide that each place lies in; null where it is not known. */
export const cellsOf = (places: Places, metres: number): readonly (number | null)[] =>
  places.map(([x, y]) =>
    x === undefined || y === undefined ? null : Math.floor(x / metres) * COLUMN + Math.floor(y / metres),
  )

type Kept = { readonly always?: ReadonlySet<number>; readonly ranks?: ArrayLike<number> }

/** From which zoom each point is shown, as far as that was asked for. */
type Thinned = {
  /** The zooms up to and including this whole one are known in the answer; a point of which more is to come has a higher one. */
  readonly upTo: (zoom: number) => Uint8Array
}

/**
 * From which zoom each point is shown, so that no two lie in the same cell of `pixels` wide. A point that is shown
 * stays so when the visitor comes nearer, and the same points are shown wherever the map is dragged. A place is x and y,
 * or empty where it is not known. Those in `always` are shown at every zoom, and hold their cells before all others: beside
 * the object of a page stands no neighbour that could be taken for it. Of the others the first holds a cell, or with
 * `ranks` the one of the lowest rank. Cells lie within those of coarser zooms: ranked by their first year, what a year leaves is
 * thinned as it would be alone. A zoom is worked out when it, or a nearer one, is first asked for.
 */
export function thinning(places: Places, pixels: number, { always = NONE, ranks }: Kept = {}): Thinned {
  const order = [...places.keys()]
  if (ranks) order.sort((one, other) => ranks[one]! - ranks[other]! || one - other)
  const shownFrom = new Uint8Array(places.length).fill(FINEST_ZOOM + 1)
  for (const at of always) shownFrom[at] = 0
  let next = 0
  const thin = (zoom: number): void => {
    const cells = cellsOf(places, pixels * resolutionAt(zoom))
    // Those that coarser zooms already show hold their cells first.
    const taken = new Set(cells.filter((_, at) => always.has(at) || (shownFrom[at] ?? 0) < zoom))
    for (const at of order) {
      const own = cells[at] ?? null
      if (own === null || always.has(at) || (shownFrom[at] ?? 0) < zoom || taken.has(own)) continue
      taken.add(own)
      shownFrom[at] = zoom
    }
  }
  return {
    upTo: (zoom) => {
      for (; next <= Math.min(zoom, FINEST_ZOOM); next++) thin(next)
      return shownFrom
    },
  }
}

const NONE: ReadonlySet<number> = new Set()
