import type { Unit } from '@datacentre/catalogue/codes/production'
import type { Reported } from '@datacentre/catalogue/production/series/reported'

/** Something that figures tell and that a chart can show. */
export type Measure<Row> = {
  /** Names it in the address. */
  readonly id: string
  /** In words: 'Gasproductie', 'Geïnjecteerd water'. */
  readonly what: string
  readonly unit: Unit
  readonly reported: (row: Row) => Reported
}
