import type { TableId } from '@datacentre/catalogue'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { generateDemo } from '../generate.ts'

/** The demonstration at the size of the real registers, pinned for tests. */
export const UNTIL = '2026-05'
export const theDemo = generateDemo({ seed: 1, until: UNTIL, scale: 1 })

/** Its boreholes, but for those with a fault that is there on purpose. */
export const faultlessBoreholes = [...theDemo.tables.boreholes].filter(
  ({ boreholeDbk }) => !theDemo.planted.has(boreholeDbk),
)

/** The rows of any table without their shapes. */
export function* rowsOf(id: TableId): Iterable<AnyRow> {
  for (const row of theDemo.tables[id]) yield 'geometry' in row ? row.row : row
}
