import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { courseInDegrees } from '@datacentre/catalogue/geography/hole-places'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { readDeviationPoints, type Reading } from '@datacentre/database'
import type { FeatureFile, GeometriesOf } from '../collections/feature-file.ts'
import { projection } from '../hole-ends.ts'
import { memoize } from './memoize.ts'

/** Surveys with the names of their holes. */
export function namedSurveys(surveys: readonly AnyRow[], boreholes: readonly AnyRow[]): readonly AnyRow[] {
  const names = new Map(boreholes.map((row) => [row['boreholeDbk'], row['boreholeName'] ?? null]))
  return surveys.map((row) => ({ ...row, boreholeName: names.get(row['boreholeDbk'] ?? null) ?? null }))
}

const nameOf = ({ boreholeDbk, surveyNr }: AnyRow): string => `${boreholeDbk} ${surveyNr}`

/** By the key of a hole, the degrees that it starts at. */
const startsOf = (boreholes: readonly AnyRow[]) =>
  new Map(
    boreholes.map((row) => [row['boreholeDbk'], [row['longitudeWgs84'], row['latitudeWgs84']] as const]),
  )

/** The courses of holes as lines in degrees: from where a hole starts, by the metres east and north of its points. */
export function pathsOf(reading: Reading, boreholes: readonly AnyRow[]): GeometriesOf {
  const starts = startsOf(boreholes)
  return async (surveys) => {
    const keys = [...new Set(surveys.map((row) => Number(row['boreholeDbk'])))]
    const points = new Map<string, AnyRow[]>()
    for (const point of await readDeviationPoints(reading, keys)) {
      const known = points.get(nameOf(point))
      if (known === undefined) points.set(nameOf(point), [point])
      else known.push(point)
    }
    return surveys.map((survey) => {
      const [longitude, latitude] = starts.get(survey['boreholeDbk'] ?? null) ?? []
      if (typeof longitude !== 'number' || typeof latitude !== 'number') return null
      return lineOf(survey, [longitude, latitude], points.get(nameOf(survey)) ?? [])
    })
  }
}

/** Null where fewer than two points tell where they are. */
function lineOf(
  survey: AnyRow,
  start: readonly [number, number],
  points: readonly AnyRow[],
): Geometry | null {
  const places = courseInDegrees({ survey, start, points }, projection).map(([east, north]) => [
    Number(east.toFixed(7)),
    Number(north.toFixed(7)),
  ])
  return places.length < 2 ? null : { type: 'LineString', coordinates: places }
}

/** The courses as they were written for a version with the same surveys and points: in the order of these surveys. */
export type EarlierPaths = {
  readonly surveys: readonly AnyRow[]
  readonly boreholes: readonly AnyRow[]
  readonly file: FeatureFile
}

type Anew = {
  readonly boreholes: readonly AnyRow[]
  /** Null where there is no such version. */
  readonly earlier: () => Promise<EarlierPaths | null>
  readonly make: GeometriesOf
}

/**
 * The same courses, made anew of those holes alone that start elsewhere than in an earlier version: reading the points of all
 * and turning them into degrees takes two seconds, and mostly no hole moves.
 */
export function pathsLikeEarlier({ boreholes, earlier, make }: Anew): GeometriesOf {
  const starts = startsOf(boreholes)
  const known = memoize(async () => {
    const found = await earlier()
    if (found === null) return null
    const before = startsOf(found.boreholes)
    const places = new Map(found.surveys.map((survey, place) => [nameOf(survey), place]))
    const placeOf = (survey: AnyRow): number | undefined => {
      const [was, is] = [before, starts].map((one) => one.get(survey['boreholeDbk'] ?? null))
      return was?.[0] === is?.[0] && was?.[1] === is?.[1] ? places.get(nameOf(survey)) : undefined
    }
    return { file: found.file, placeOf }
  })
  return async (surveys) => {
    const written = await known()
    if (written === null) return make(surveys)
    const places = surveys.map(written.placeOf)
    const made = await make(surveys.filter((_, at) => places[at] === undefined))
    const text = written.file.read(places.filter((place) => place !== undefined)).toString()
    const kept = JSON.parse(`[${text}]`) as readonly { readonly geometry: Geometry | null }[]
    const [ofKept, ofMade] = [kept.values(), made.values()]
    return places.map((place) =>
      place === undefined ? (ofMade.next().value ?? null) : (ofKept.next().value?.geometry ?? null),
    )
  }
}
