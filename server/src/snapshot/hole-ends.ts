import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { fromSystem, inSystem, type Coordinates } from '../coordinates.ts'

/** Where a hole starts, on the Dutch grid. */
export function headOf({ longitudeWgs84, latitudeWgs84 }: AnyRow): Coordinates | null {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return null
  return inSystem('RD', longitudeWgs84, latitudeWgs84)
}

/** Where a hole ends: its start in ED50 / UTM 31 and how far it went from there. */
export function endOf({ longitudeWgs84, latitudeWgs84, endDx, endDy }: AnyRow): Coordinates | null {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return null
  if (typeof endDx !== 'number' || typeof endDy !== 'number') return null
  const [x, y] = inSystem('ED50-UTM31', longitudeWgs84, latitudeWgs84)
  return inSystem('RD', ...fromSystem('ED50-UTM31', x + endDx, y + endDy))
}
