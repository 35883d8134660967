import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { readDeviationPoints, type Reading } from '@datacentre/database'
import type { GeometriesOf } from '../collections/feature-file.ts'
import { fromSystem, inSystem, isInDegrees } from '../coordinates.ts'

/** Surveys with the names of their holes. */
export function namedSurveys(surveys: readonly AnyRow[], boreholes: readonly AnyRow[]): readonly AnyRow[] {
  const names = new Map(boreholes.map((row) => [row['boreholeDbk'], row['boreholeName'] ?? null]))
  return surveys.map((row) => ({ ...row, boreholeName: names.get(row['boreholeDbk'] ?? null) ?? null }))
}

/** What surveys are in that do not say it. */
const USUAL: CoordinateSystem = 'ED50-UTM31'

/** The system in whose metres the points of a survey are told. */
function systemOf({ coordSystemCode }: AnyRow): CoordinateSystem {
  const isKnown = (code: unknown): code is CoordinateSystem =>
    typeof code === 'string' && Object.hasOwn(coordinateSystems, code)
  return isKnown(coordSystemCode) && !isInDegrees(coordSystemCode) ? coordSystemCode : USUAL
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
  [longitude, latitude]: readonly [number, number],
  points: readonly AnyRow[],
): Geometry | null {
  const system = systemOf(survey)
  const [x, y] = inSystem(system, longitude, latitude)
  const places = points.flatMap(({ dx, dy }) => {
    if (typeof dx !== 'number' || typeof dy !== 'number') return []
    const [east, north] = fromSystem(system, x + dx, y + dy)
    return [[Number(east.toFixed(7)), Number(north.toFixed(7))]]
  })
  return places.length < 2 ? null : { type: 'LineString', coordinates: places }
}
