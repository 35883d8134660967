import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { RawRow } from '../read-table.ts'
import { sayRow } from '../row-place.ts'
import type { ReadRow } from '../row-reader.ts'
import type { ReadNotes } from './read-notes.ts'

type Place = readonly [longitude: number, latitude: number]

const isIn = ({ west, south, east, north }: Box, [longitude, latitude]: Place): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

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

type Noting = { readonly notes: ReadNotes; readonly country: Box }

/** Counts the rows without a position, and those that lie where the country is not; null for a table that has none. */
export function positionNoter(
  table: Table,
  { notes, country }: Noting,
): ((row: ReadRow, raw: RawRow) => void) | null {
  if (table.geometry === undefined) return null
  const isPoint = table.geometry === 'point'
  return (row, raw) => {
    const place = isPoint ? pointOf(row) : firstOf(raw.geometry?.coordinates)
    if (place !== null && isIn(country, place)) return
    const note = place === null ? 'missing' : isIn(country, [place[1], place[0]]) ? 'swapped' : 'outside'
    notes.count(note, '', sayRow(raw))
  }
}
