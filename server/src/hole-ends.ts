import { endOnGrid, headOnGrid, type Projection } from '@datacentre/catalogue/geography/hole-places'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { fromSystem, inSystem, type Coordinates } from './coordinates.ts'

export const projection: Projection = { inSystem, fromSystem }

/** Where a hole starts, on the Dutch grid. */
export const headOf = (row: AnyRow): Coordinates | null => headOnGrid(row, projection)

/** Where it ends. */
export const endOf = (row: AnyRow): Coordinates | null => endOnGrid(row, projection)
