import type { Deviation } from '../../calls/borehole-calls.ts'

/** A point of a hole: metres to the east and north of where it starts, and straight down. */
export type HolePoint = { readonly east: number; readonly north: number; readonly down: number }

/** The measured points of a hole that have a place. */
export const holePath = ({ dirSurveyPoints }: Deviation): readonly HolePoint[] =>
  dirSurveyPoints.flatMap(({ dx, dy, tvDepth }) =>
    dx === null || dy === null || tvDepth === null ? [] : [{ east: dx, north: dy, down: tvDepth }],
  )

/** Seen from the side, along the vertical plane through start and end: how far towards the end, and how deep. */
export function sideView(
  path: readonly HolePoint[],
): readonly { readonly along: number; readonly down: number }[] {
  const end = path.at(-1)
  const reach = end === undefined ? 0 : Math.hypot(end.east, end.north)
  const [towardsEast, towardsNorth] =
    end === undefined || reach === 0 ? [1, 0] : [end.east / reach, end.north / reach]
  return path.map(({ east, north, down }) => ({ along: east * towardsEast + north * towardsNorth, down }))
}

/** The direction of the end as seen from the start, in degrees from north by east. */
export function azimuthOf(path: readonly HolePoint[]): number {
  const { east, north } = path.at(-1) ?? { east: 0, north: 0 }
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** How deep surveys say that a hole goes straight down, in metres; null where none of them has a path. */
export function measuredDepth(surveys: readonly Deviation[]): number | null {
  const ends = surveys.flatMap((survey) => {
    const path = holePath(survey)
    return path.length > 1 ? [path.at(-1)?.down ?? 0] : []
  })
  return ends.length === 0 ? null : Math.max(...ends)
}
