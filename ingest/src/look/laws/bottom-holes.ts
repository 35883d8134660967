import type { Borehole } from '@datacentre/catalogue'
import { offset } from '../../demo/ground/plane.ts'
import { ringContains } from '../../demo/ground/shapes.ts'
import { type Outline, outerRings } from './outlines.ts'

type Ended = Pick<
  Borehole,
  'boreholeName' | 'fieldCode' | 'longitudeWgs84' | 'latitudeWgs84' | 'endDx' | 'endDy'
>

/** The boreholes of a field that end outside its outline; one whose end is not told is left out. */
export function endsOutsideField<Row extends Ended>(
  boreholes: Iterable<Row>,
  outlines: ReadonlyMap<string, Outline>,
): readonly Row[] {
  const rings = new Map([...outlines].map(([code, outline]) => [code, outerRings(outline)]))
  return [...boreholes].filter(({ fieldCode, longitudeWgs84, latitudeWgs84, endDx, endDy }) => {
    const field = rings.get(fieldCode ?? '')
    if (field === undefined || longitudeWgs84 === null || latitudeWgs84 === null) return false
    if (endDx === null || endDy === null) return false
    const end = offset({ lon: longitudeWgs84, lat: latitudeWgs84 }, { east: endDx, north: endDy })
    return !field.some((ring) => ringContains(ring, end))
  })
}
