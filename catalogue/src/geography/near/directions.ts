/** The eight directions of the compass, clockwise from north. */
const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Direction = (typeof directions)[number]

type Place = readonly [x: number, y: number]

/** In which direction of the grid one place lies from another; null where they are the same. */
export function directionTo([x, y]: Place, [toX, toY]: Place): Direction | null {
  if (x === toX && y === toY) return null
  const clockwise = Math.atan2(toX - x, toY - y) / (Math.PI / 4)
  return directions[(Math.round(clockwise) + 8) % 8] ?? null
}
