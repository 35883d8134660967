/** In pixels from the top left of the map. */
type Spot = readonly [x: number, y: number]

export type Covered = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** So near to an edge a sign is still seen whole, in pixels; one that is moved has room for its ring and its name. */
const LEAST_ROOM = 12
const ROOM = 32

const within = (value: number, least: number, most: number): number =>
  Math.max(Math.min(value, most), Math.min(least, most))

/** Where a spot of the map comes to lie, moved by the least that brings it clear of the edges and of what lies over the map. */
export function freeSpot(spot: Spot, size: readonly [number, number], covered: readonly Covered[]): Spot {
  const [width, height] = size
  const isFree = ([x, y]: Spot, room: number): boolean =>
    within(x, room, width - room) === x &&
    within(y, room, height - room) === y &&
    covered.every(
      ({ left, top, right, bottom }) =>
        x <= left - room || x >= right + room || y <= top - room || y >= bottom + room,
    )
  if (isFree(spot, LEAST_ROOM)) return spot
  const inside: Spot = [within(spot[0], ROOM, width - ROOM), within(spot[1], ROOM, height - ROOM)]
  const beside = covered.flatMap(({ left, top, right, bottom }): readonly Spot[] => [
    [right + ROOM, inside[1]],
    [inside[0], bottom + ROOM],
    [left - ROOM, inside[1]],
    [inside[0], top - ROOM],
    [right + ROOM, bottom + ROOM],
  ])
  const farFrom = ([x, y]: Spot): number => Math.hypot(x - spot[0], y - spot[1])
  const [nearest] = [inside, ...beside]
    .filter((one) => isFree(one, ROOM))
    .toSorted((one, other) => farFrom(one) - farFrom(other))
  // Where all of a small map is covered, its edges are what is left to stay clear of.
  return nearest ?? inside
}
