import type { Random } from '../../chance/random.ts'
import type { Plan, Shape, Station } from './hole-path.ts'
import type { Drill } from './hole-model.ts'

/** Horizontal drilling came into use in the late eighties, deviated drilling on land in the seventies. */
const HORIZONTAL_SINCE = 1989
const DEVIATED_ON_LAND_SINCE = 1972

function shapeOf({ purpose, start, field, facility, parent }: Drill, random: Random): Shape {
  const year = start ?? 2020
  if (parent !== null) return year > HORIZONTAL_SINCE && random.chance(0.15) ? 'H' : 'D'
  if (field?.special === 'great oil') return year > 2000 ? 'H' : 'V'
  if (purpose === 'DEV-PH') return 'D'
  if (facility === null) return random.chance(year > 1985 ? 0.3 : 0.08) ? 'D' : 'V'
  if (field?.sector === 'salt') return random.chance(0.05) ? 'D' : 'V'
  if (field?.block === null && year < DEVIATED_ON_LAND_SINCE) return random.chance(0.1) ? 'D' : 'V'
  if (year > HORIZONTAL_SINCE && random.chance(0.2)) return 'H'
  return random.chance(0.88) ? 'D' : 'V'
}

/** Deep holes are not built up as far, or they would be too long to drill. */
const steepest = (depth: number): number => (depth > 3000 ? 42 : 55)

/** How a hole goes: where it leaves the vertical, how steep and which way. */
export function planOf(
  drill: Drill,
  { random, parentEnd }: { random: Random; parentEnd: Station | null },
): Plan {
  const shape = shapeOf(drill, random)
  const { depth } = drill
  const azimuth = random.between(0, 360)
  if (parentEnd !== null) {
    const kickoff = Math.round(parentEnd.ah * random.between(0.35, 0.85))
    return {
      shape,
      depth: Math.max(depth, parentEnd.tvd * 0.98 + 25),
      kickoff,
      angle: Math.min(steepest(depth), Math.max(12, parentEnd.angle + random.between(-10, 22))),
      azimuth: (parentEnd.azimuth + random.between(-70, 70) + 360) % 360,
      lateral: random.between(200, 900),
    }
  }
  if (shape === 'V') return { shape, depth, kickoff: Infinity, angle: 0, azimuth, lateral: 0 }
  return {
    shape,
    depth,
    kickoff: Math.round(Math.min(depth * 0.45, random.between(250, 1300))),
    angle: shape === 'H' ? random.between(25, steepest(depth)) : random.between(8, steepest(depth)),
    azimuth,
    lateral: random.between(300, 1200),
  }
}
