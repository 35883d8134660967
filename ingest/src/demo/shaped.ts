import type { Geometry } from './ground/geometry.ts'

/** A row with its line or outline beside it. */
export type Shaped<Row> = { readonly row: Row; readonly geometry: Geometry }
