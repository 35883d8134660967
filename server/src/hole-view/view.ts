/** A place in a hole: metres east and north of where it starts, and below its level. */
export type Spot = readonly [east: number, north: number, depth: number]

/** From where a hole is seen: the direction that the visitor looks in, clockwise from north, and how far from above, in degrees. */
export type View = { readonly turn: number; readonly tilt: number }

/** Degrees from above beyond which depths lie over one another. */
export const FROM_ABOVE = 75

/** What a drawing is fitted to: the place in its middle, and pixels for a metre. */
export type Fit = { readonly centre: Spot; readonly scale: number }

/**
 * Where a place stands on the page, in pixels from the middle. Nothing grows smaller with distance, so that lengths can be
 * compared. The page runs this very function in the browser (`turn-script.ts`): it uses nothing from around it.
 */
export function onPage(spot: Spot, { turn, tilt }: View, { centre, scale }: Fit): [x: number, y: number] {
  const t = (turn * Math.PI) / 180
  const p = (tilt * Math.PI) / 180
  const east = spot[0] - centre[0]
  const north = spot[1] - centre[1]
  const depth = spot[2] - centre[2]
  const away = east * Math.sin(t) + north * Math.cos(t)
  const right = east * Math.cos(t) - north * Math.sin(t)
  return [right * scale, (depth * Math.cos(p) - away * Math.sin(p)) * scale]
}

/** The middle of places, and a scale at which they stay on the page however they are turned. */
export function fitOf(spots: readonly Spot[], radius: number): Fit {
  const range = (at: 0 | 1 | 2): readonly [least: number, most: number] => [
    Math.min(...spots.map((spot) => spot[at])),
    Math.max(...spots.map((spot) => spot[at])),
  ]
  const [easts, norths, depths] = [range(0), range(1), range(2)]
  const size = Math.hypot(easts[1] - easts[0], norths[1] - norths[0], depths[1] - depths[0])
  const middle = ([least, most]: readonly [number, number]): number => (least + most) / 2
  return { centre: [middle(easts), middle(norths), middle(depths)], scale: (2 * radius) / Math.max(1, size) }
}
