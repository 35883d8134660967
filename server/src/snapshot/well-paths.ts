import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { courseInDegrees } from '@datacentre/catalogue/geography/hole-places'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { readDeviationPoints, type Reading } from '@datacentre/database'
import type { GeometriesOf } from '../collections/feature-file.ts'
import { projection } from '../hole-ends.ts'

/** Surveys with the names of their holes. */
export function namedSurveys(surveys: readonly AnyRow[], boreholes: readonly AnyRow[]): readonly AnyRow[] {
  const names = new Map(boreholes.map((row) => [row['boreholeDbk'], row['boreholeName'] ?? null]))
  return surveys.map((row) => ({ ...row, boreholeName: names.get(row['boreholeDbk'] ?? null) ?? null }))
}

const nameOf = ({ boreholeDbk, surveyNr }: AnyRow): string => `${boreholeDbk} ${surveyNr}`

/** The courses of holes as lines in degrees: from where a hole starts, by the metres east and north of its points. */
export function pathsOf(reading: Reading, boreholes: readonly AnyRow[]): GeometriesOf {
  const starts = new Map(
    boreholes.map((row) => [row['boreholeDbk'], [row['longitudeWgs84'], row['latitudeWgs84']] as const]),
  )
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
