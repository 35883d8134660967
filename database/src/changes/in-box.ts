import type { Box } from '@datacentre/catalogue/geography/blocks'
import { partsOf, type Geometry } from '@datacentre/catalogue/geography/geojson'
import { touchesWindow } from '@datacentre/catalogue/geography/window'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { sql, type RawBuilder } from 'kysely'
import type { StoredValue } from '../reading/stored-value.ts'
import type { Side } from './key-windows.ts'

const of = (side: Side, column: string): RawBuilder<unknown> => sql.ref(`${side}.${column}`)

/** Whether the box around a row touches a box, or a point lies in it. */
export const touchesBox = (
  table: Table,
  side: Side,
  { west, south, east, north }: Box,
): RawBuilder<unknown> =>
  hasShape(table)
    ? sql`${of(side, 'west')} <= ${east} and ${of(side, 'east')} >= ${west} and ${of(side, 'south')} <= ${north} and ${of(side, 'north')} >= ${south}`
    : sql`${of(side, 'longitudeWgs84')} between ${west} and ${east} and ${of(side, 'latitudeWgs84')} between ${south} and ${north}`

const liesWithin = (side: Side, { west, south, east, north }: Box): RawBuilder<unknown> =>
  sql`${of(side, 'west')} >= ${west} and ${of(side, 'east')} <= ${east} and ${of(side, 'south')} >= ${south} and ${of(side, 'north')} <= ${north}`

const WITHIN = 'within'

/** What tells whether a row lies in a box: that it does, or its shape, where only a closer look tells. */
export const placeIn = (table: Table, side: Side, box: Box): RawBuilder<unknown> =>
  hasShape(table)
    ? sql`case when ${liesWithin(side, box)} then ${sql.lit(WITHIN)} when ${touchesBox(table, side, box)} then ${of(side, 'geometry')} end`
    : sql`case when ${touchesBox(table, side, box)} then ${sql.lit(WITHIN)} end`

/** Whether a place that was read so lies in the box. */
export const isPlaceIn = ({ geometry: kind = 'outline' }: Table, box: Box, place: StoredValue): boolean =>
  place === WITHIN ||
  (typeof place === 'string' && touchesWindow(kind, partsOf(JSON.parse(place) as Geometry), box))
