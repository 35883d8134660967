import type { Column, RowOf } from '../grammar/column.ts'
import type { Table } from '../grammar/table.ts'

const surveyColumns = [
  { key: 'boreholeDbk', kind: 'id', required: true, listed: false },
  { key: 'surveyNr', kind: 'id', required: true, listed: false },
  { key: 'northRefCode', kind: 'code', codes: 'northReference' },
  { key: 'coordSystemCode', kind: 'code', codes: 'coordinateSystem' },
  { key: 'procMethodCode', kind: 'code', codes: 'deviationMethod' },
  { key: 'convergenceCorr', kind: 'number', measure: 'deg', decimals: 3 },
  { key: 'declinationCorr', kind: 'number', measure: 'deg', decimals: 3 },
  { key: 'procDate', kind: 'day' },
  { key: 'remark', kind: 'text' },
] as const satisfies readonly Column[]

/** A measurement of where a hole goes under the ground. */
export type DeviationSurvey = RowOf<typeof surveyColumns>

export const deviationSurveys = {
  id: 'deviation-surveys',
  key: ['boreholeDbk', 'surveyNr'],
  columns: surveyColumns,
  references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
} as const satisfies Table

const pointColumns = [
  { key: 'boreholeDbk', kind: 'id', required: true, listed: false },
  { key: 'surveyNr', kind: 'id', required: true, listed: false },
  { key: 'pointNr', kind: 'id', required: true, listed: false },
  { key: 'ahDepth', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'devAngle', kind: 'number', measure: 'deg', decimals: 2 },
  { key: 'azimuth', kind: 'number', measure: 'deg', decimals: 2 },
  { key: 'tvDepth', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'dx', kind: 'number', measure: 'm', decimals: 2 },
  { key: 'dy', kind: 'number', measure: 'm', decimals: 2 },
] as const satisfies readonly Column[]

export type DeviationPoint = RowOf<typeof pointColumns>

export const deviationPoints = {
  id: 'deviation-points',
  key: ['boreholeDbk', 'surveyNr', 'pointNr'],
  columns: pointColumns,
  references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
} as const satisfies Table
