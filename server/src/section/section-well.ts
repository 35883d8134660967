import type { Borehole } from '@datacentre/catalogue'
import { courseInDegrees, startOf } from '@datacentre/catalogue/geography/hole-places'
import { rdScaleAt } from '@datacentre/catalogue/geography/rd-scale'
import type { DeviationSurvey } from '@datacentre/catalogue/supporting/deviation'
import type { StratInterpretation } from '@datacentre/catalogue/supporting/stratigraphy'
import { holeCourse, STRAIGHT_COURSE, type HoleCourse } from '@datacentre/catalogue/underground/hole-course'
import { preferredFirst } from '@datacentre/catalogue/underground/preferred-first'
import type { ReadDeviation, ReadInterpretation } from '@datacentre/database'
import { inSystem } from '../coordinates.ts'
import { projection } from '../hole-ends.ts'
import type { PlacedWell } from './well-choice.ts'

/** A place in a section: metres along its line, and metres below the level of the borehole. */
export type Spot = { readonly along: number; readonly depth: number }

/** A layer as the hole meets it; `top` and `base` are depths below the level. */
export type SectionLayer = {
  readonly unit: string | null
  readonly topAlongHole: number
  readonly baseAlongHole: number
  readonly top: number
  readonly base: number
  /** Where the hole goes in it, from its top to its base. */
  readonly track: readonly Spot[]
}

/**
 * How the depths of a borehole are known: by a survey, because the register says that it goes straight down, or not: then
 * they are those along the hole.
 */
type DepthsBy = 'survey' | 'vertical' | 'alongHole'

export type SectionWell = Pick<PlacedWell, 'borehole' | 'along' | 'off'> & {
  readonly depthsBy: DepthsBy
  /** Whether its depths are straight down from a level that is known. */
  readonly isTrue: boolean
  /** Null where nobody read its layers. */
  readonly layers: readonly SectionLayer[] | null
  readonly interpretation: StratInterpretation | null
  readonly path: readonly Spot[]
  /** Metres along the hole below the last measured point, where it is taken to go straight on. */
  readonly beyond: number
  readonly spotAt: (ahDepth: number) => Spot
}

export type KnownCourse = {
  readonly course: HoleCourse
  readonly survey: DeviationSurvey | null
  readonly by: DepthsBy
}

/** Of several surveys the one that goes deepest. */
export function courseOf(
  borehole: Pick<Borehole, 'boreholeShape'>,
  deviation: readonly ReadDeviation[],
): KnownCourse {
  const measured = deviation.flatMap(({ points, ...survey }) => {
    const course = holeCourse(points)
    return course === null ? [] : [{ course, survey, by: 'survey' as const }]
  })
  const deepest = measured.toSorted(
    (one, other) => (other.course.measured.at(-1) ?? 0) - (one.course.measured.at(-1) ?? 0),
  )[0]
  return (
    deepest ?? {
      course: STRAIGHT_COURSE,
      survey: null,
      by: borehole.boreholeShape === 'V' ? 'vertical' : 'alongHole',
    }
  )
}

/** Over the few kilometres that a hole goes, the grid of its survey lies straight on the Dutch grid to some centimetres. */
const BASE_M = 1000

/** How far along the line a place in the hole lies, by the direction of the line where the hole starts. */
function alongAt(well: PlacedWell, { course, survey }: KnownCourse): (ahDepth: number) => number {
  const start = startOf(well.borehole)
  if (start === null || survey === null) return () => well.along
  const points = [
    { dx: BASE_M, dy: 0 },
    { dx: 0, dy: BASE_M },
  ]
  const scale = rdScaleAt(well.head) * BASE_M
  // How much nearer to the end of the line a metre to the east, and one to the north, brings.
  const [byEast = 0, byNorth = 0] = courseInDegrees({ survey, start, points }, projection).map((there) => {
    const [x, y] = inSystem('RD', ...there)
    return ((x - well.head[0]) * well.towards[0] + (y - well.head[1]) * well.towards[1]) / scale
  })
  return (ahDepth) => {
    const { east, north } = course.at(ahDepth)
    return well.along + east * byEast + north * byNorth
  }
}

type Read = {
  readonly deviation: readonly ReadDeviation[]
  readonly interpretations: readonly ReadInterpretation[]
}

/** A borehole in a section: its layers at true depth where that can be told. */
export function sectionWell(well: PlacedWell, { deviation, interpretations }: Read): SectionWell {
  const { borehole } = well
  const known = courseOf(borehole, deviation)
  const { course, by } = known
  const height = borehole.drpHeightInMeters
  const along = alongAt(well, known)
  const spotAt = (ahDepth: number): Spot => ({
    along: along(ahDepth),
    depth: course.at(ahDepth).down - (height ?? 0),
  })
  const trackOf = (top: number, base: number): readonly Spot[] =>
    [top, ...course.measured.filter((depth) => depth > top && depth < base), base].map(spotAt)
  const [interpretation] = preferredFirst(interpretations)
  const layers = interpretation?.intervals.flatMap(
    ({ stratUnitId, topDepth, bottomDepth }): readonly SectionLayer[] => {
      if (topDepth === null || bottomDepth === null || bottomDepth <= topDepth) return []
      const track = trackOf(topDepth, bottomDepth)
      return [
        {
          unit: stratUnitId,
          topAlongHole: topDepth,
          baseAlongHole: bottomDepth,
          top: track[0]!.depth,
          base: track.at(-1)!.depth,
          track,
        },
      ]
    },
  )
  const lastMeasured = course.measured.at(-1) ?? 0
  const lowest = Math.max(0, ...(layers ?? []).map(({ baseAlongHole }) => baseAlongHole))
  const end = borehole.endAhDepthInMeters ?? Math.max(lowest, lastMeasured)
  return {
    borehole,
    along: well.along,
    off: well.off,
    depthsBy: by,
    isTrue: by !== 'alongHole' && height !== null,
    layers: layers === undefined || layers.length === 0 ? null : layers,
    interpretation: interpretation ?? null,
    path: end > 0 ? trackOf(0, end) : [],
    beyond: by === 'survey' ? Math.max(0, Math.max(end, lowest) - lastMeasured) : 0,
    spotAt,
  }
}
