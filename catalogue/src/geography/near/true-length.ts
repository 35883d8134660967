import { rdScaleAt } from '../rd-scale.ts'

type Place = readonly [x: number, y: number]

const between = (one: Place, other: Place): Place => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]

/** The length over the ground of a straight line on the map, both in metres RD. At the far end of the shelf the map is a thousandth too large. */
export function trueLength(one: Place, other: Place): number {
  const onMap = Math.hypot(other[0] - one[0], other[1] - one[1])
  // Simpson's rule: the scale changes with the square of the distance, which it sums without error.
  const scale = (rdScaleAt(one) + 4 * rdScaleAt(between(one, other)) + rdScaleAt(other)) / 6
  return onMap / scale
}

export const lengthOf = (line: readonly Place[]): number =>
  line.reduce((sum, point, at) => sum + (at === 0 ? 0 : trueLength(line[at - 1] ?? point, point)), 0)
