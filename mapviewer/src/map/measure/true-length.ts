import type { Coordinate } from '../coordinates/offered-systems.ts'

/** RD is a stereographic projection around Amersfoort: its scale grows with the distance from there. */
const CENTRE: Coordinate = [155_000, 463_000]
const SCALE_AT_CENTRE = 0.9999079
/** The radius of the sphere that RD is projected from, in metres. */
const RADIUS = 6_382_644.571

const scaleAt = ([x, y]: Coordinate): number =>
  SCALE_AT_CENTRE * (1 + ((x - CENTRE[0]) ** 2 + (y - CENTRE[1]) ** 2) / (4 * RADIUS ** 2))

const between = (one: Coordinate, other: Coordinate): Coordinate => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
]

/** The length over the ground of a straight line on the map. At the far end of the shelf the map is a thousandth too large. */
export function trueLength(one: Coordinate, other: Coordinate): number {
  const onMap = Math.hypot(other[0] - one[0], other[1] - one[1])
  // Simpson's rule: the scale changes with the square of the distance, which it sums without error.
  const scale = (scaleAt(one) + 4 * scaleAt(between(one, other)) + scaleAt(other)) / 6
  return onMap / scale
}

export const lengthOf = (line: readonly Coordinate[]): number =>
  line.reduce((sum, point, at) => sum + (at === 0 ? 0 : trueLength(line[at - 1] ?? point, point)), 0)
