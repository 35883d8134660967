import type { Borehole } from '@datacentre/catalogue'
import { preferredFirst } from '@datacentre/catalogue/underground/preferred-first'
import { readDeviation, readStratigraphy, type Connection } from '@datacentre/database'
import { fromStore } from '../from-store.ts'
import { courseOf, type KnownCourse } from '../section/section-well.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Spot } from './view.ts'

/** A place along a hole with its depth along the hole. */
type HoleSpot = { readonly ahDepth: number; readonly spot: Spot }

/** A layer, from where the hole enters it to where it leaves it. */
type HoleLayer = { readonly unit: string | null; readonly track: readonly HoleSpot[] }

/** Where a hole goes, and through what. */
export type HoleDocument = {
  readonly borehole: Borehole
  readonly by: KnownCourse['by']
  /** Empty where not even its length is known. */
  readonly path: readonly HoleSpot[]
  readonly layers: readonly HoleLayer[]
  /** The direction from start to end, clockwise from north. */
  readonly azimuth: number
  readonly reach: number
}

type Served = { readonly store: Connection; readonly snapshot: Snapshot }

export async function holeDocument(served: Served, borehole: Borehole): Promise<HoleDocument> {
  const { deviation, interpretations } = await fromStore(served, async (reading) => ({
    deviation: await readDeviation(reading, borehole.boreholeDbk),
    interpretations: await readStratigraphy(reading, borehole.boreholeDbk),
  }))
  const { course, by } = courseOf(borehole, deviation)
  const height = borehole.drpHeightInMeters ?? 0
  const at = (ahDepth: number): HoleSpot => {
    const { east, north, down } = course.at(ahDepth)
    return { ahDepth, spot: [east, north, down - height] }
  }
  const trackOf = (top: number, base: number): readonly HoleSpot[] =>
    [top, ...course.measured.filter((depth) => depth > top && depth < base), base].map(at)
  const intervals = preferredFirst(interpretations)[0]?.intervals ?? []
  const layers = intervals.flatMap(({ topDepth, bottomDepth, stratUnitId }): readonly HoleLayer[] =>
    topDepth === null || bottomDepth === null || bottomDepth <= topDepth
      ? []
      : [{ unit: stratUnitId, track: trackOf(topDepth, bottomDepth) }],
  )
  const lowest = Math.max(
    course.measured.at(-1) ?? 0,
    ...layers.map(({ track }) => track.at(-1)?.ahDepth ?? 0),
  )
  const end = borehole.endAhDepthInMeters ?? lowest
  const path = end > 0 ? trackOf(0, end) : []
  const [east, north] = path.at(-1)?.spot ?? [0, 0]
  return {
    borehole,
    by,
    path,
    layers,
    azimuth: ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360,
    reach: Math.hypot(east, north),
  }
}
