import type { ShownWell } from './section-document.ts'

type Extent = NonNullable<ShownWell['extent']>

/** The chosen unit in two boreholes between which it is joined. */
export type Band = {
  readonly left: ShownWell
  readonly right: ShownWell
  readonly from: Extent
  readonly to: Extent
}

/** Whether a hole ends above where the unit lies on both sides of it: it tells nothing of the unit. */
const endsAbove = ({ path }: ShownWell, { from, to }: Pick<Band, 'from' | 'to'>): boolean =>
  Math.max(...path.map(({ depth }) => depth)) < Math.min(from.first.top, to.first.top)

/**
 * Where a unit is joined: from each borehole that has it at true depth to the next. One between them that went deep enough
 * and does not have it ends the unit there; one whose layers nobody read, or that ends above it, does not.
 */
export function bandsOf(wells: readonly ShownWell[]): readonly Band[] {
  const bands: Band[] = []
  let last: { readonly well: ShownWell; readonly at: number } | null = null
  wells.forEach((well, at) => {
    if (!well.isTrue || well.extent === null) return
    if (last?.well.extent) {
      const band = { left: last.well, right: well, from: last.well.extent, to: well.extent }
      const between = wells.slice(last.at + 1, at).filter(({ isTrue, layers }) => isTrue && layers !== null)
      if (between.every((one) => endsAbove(one, band))) bands.push(band)
    }
    last = { well, at }
  })
  return bands
}
