import { countryBox } from '@datacentre/catalogue/geography/country-box'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { RawRow } from '../read-table.ts'
import { sayRow } from '../row-place.ts'
import type { ReadRow } from '../row-reader.ts'
import type { ReadNotes } from './read-notes.ts'

type Place = readonly [longitude: number, latitude: number]

const isInside = ([longitude, latitude]: Place): boolean =>
  longitude >= countryBox.west &&
  longitude <= countryBox.east &&
  latitude >= countryBox.south &&
  latitude <= countryBox.north

/** The first position of a shape, however deep it lies. */
function firstOf(coordinates: unknown): Place | null {
  if (!Array.isArray(coordinates)) return null
  const [x, y]: unknown[] = coordinates
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : firstOf(x)
}

function pointOf(row: ReadRow): Place | null {
  const [longitude, latitude] = [row['longitudeWgs84'], row['latitudeWgs84']]
  return typeof longitude === 'number' && typeof latitude === 'number' ? [longitude, latitude] : null
}

/** Counts the rows without a position, and those that lie where the country is not; null for a table that has none. */
export function positionNoter(table: Table, notes: ReadNotes): ((row: ReadRow, raw: RawRow) => void) | null {
  if (table.geometry === undefined) return null
  const isPoint = table.geometry === 'point'
  return (row, raw) => {
    const place = isPoint ? pointOf(row) : firstOf(raw.geometry?.coordinates)
    if (place !== null && isInside(place)) return
    const note = place === null ? 'missing' : isInside([place[1], place[0]]) ? 'swapped' : 'outside'
    notes.count(note, '', sayRow(raw))
  }
}
