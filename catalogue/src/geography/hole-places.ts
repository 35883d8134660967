import { coordinateSystems, isInDegrees, type CoordinateSystem } from '../codes/coordinate-systems.ts'
import type { AnyRow } from '../grammar/column.ts'

type Place = readonly [x: number, y: number]

/** Turns places between degrees of WGS84 and another system; the catalogue has the definitions, and no library for them. */
export type Projection = {
  readonly inSystem: (system: CoordinateSystem, longitude: number, latitude: number) => Place
  readonly fromSystem: (system: CoordinateSystem, x: number, y: number) => Place
}

/** What surveys and ends are in that do not say it. */
const USUAL: CoordinateSystem = 'ED50-UTM31'

/** The system in whose metres the points of a survey are told. */
function systemOf({ coordSystemCode }: AnyRow): CoordinateSystem {
  const isKnown = (code: unknown): code is CoordinateSystem =>
    typeof code === 'string' && Object.hasOwn(coordinateSystems, code)
  return isKnown(coordSystemCode) && !isInDegrees(coordSystemCode) ? coordSystemCode : USUAL
}

/** Where a hole starts in degrees; null where that is not known. */
export function startOf({ longitudeWgs84, latitudeWgs84 }: AnyRow): Place | null {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return null
  return [longitudeWgs84, latitudeWgs84]
}

/** Where a hole starts, on the Dutch grid. */
export function headOnGrid(row: AnyRow, { inSystem }: Projection): Place | null {
  const start = startOf(row)
  return start === null ? null : inSystem('RD', ...start)
}

/** Where a hole ends on the Dutch grid: its start in ED50 / UTM 31 and how far it went from there. */
export function endOnGrid(row: AnyRow, { inSystem, fromSystem }: Projection): Place | null {
  const { endDx, endDy } = row
  const start = startOf(row)
  if (start === null || typeof endDx !== 'number' || typeof endDy !== 'number') return null
  const [x, y] = inSystem(USUAL, ...start)
  return inSystem('RD', ...fromSystem(USUAL, x + endDx, y + endDy))
}

type Course = {
  readonly survey: AnyRow
  readonly start: Place
  readonly points: readonly AnyRow[]
}

/** The course of a hole in degrees: from where it starts, by the metres east and north of its points. */
export function courseInDegrees({ survey, start, points }: Course, projection: Projection): readonly Place[] {
  const system = systemOf(survey)
  const [x, y] = projection.inSystem(system, ...start)
  return points.flatMap(({ dx, dy }) =>
    typeof dx === 'number' && typeof dy === 'number' ? [projection.fromSystem(system, x + dx, y + dy)] : [],
  )
}
