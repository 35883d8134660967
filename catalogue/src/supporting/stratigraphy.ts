import type { Column, RowOf } from '../grammar/column.ts'
import type { Table } from '../grammar/table.ts'

const interpretationColumns = [
  { key: 'boreholeDbk', kind: 'id', required: true, listed: false },
  { key: 'interpretationNr', kind: 'id', required: true, listed: false },
  { key: 'interpretationDate', kind: 'day' },
  { key: 'stratSourceDescription', kind: 'text' },
  { key: 'stratModelDescription', kind: 'text' },
  { key: 'preferredBln', kind: 'code', codes: 'yesNo' },
] as const satisfies readonly Column[]

/** A reading of the layers in one borehole; a borehole may have several, one of them preferred. */
export type StratInterpretation = RowOf<typeof interpretationColumns>

export const stratInterpretations = {
  id: 'strat-interpretations',
  key: ['boreholeDbk', 'interpretationNr'],
  columns: interpretationColumns,
  references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
} as const satisfies Table

const intervalColumns = [
  { key: 'boreholeDbk', kind: 'id', required: true, listed: false },
  { key: 'interpretationNr', kind: 'id', required: true, listed: false },
  { key: 'intervalNr', kind: 'id', required: true, listed: false },
  { key: 'topDepth', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'bottomDepth', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'stratUnitId', kind: 'code', codes: 'stratUnit' },
  { key: 'qualityDescription', kind: 'text' },
  { key: 'anomalyCode', kind: 'text' },
  { key: 'remark', kind: 'text' },
] as const satisfies readonly Column[]

export type StratInterval = RowOf<typeof intervalColumns>

export const stratIntervals = {
  id: 'strat-intervals',
  key: ['boreholeDbk', 'interpretationNr', 'intervalNr'],
  columns: intervalColumns,
  references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
} as const satisfies Table
