import type { Unit } from '../codes/production.ts'
import type { Column, RowOf } from '../grammar/column.ts'
import type { MonthlyScreen } from './screen.ts'
import { productionEntries } from './production-entries.ts'

const columns = [
  { key: 'boreholeDbk', kind: 'id', required: true },
  { key: 'wellName', kind: 'text', required: true },
  { key: 'startDate', kind: 'month', required: true },
  { key: 'operatorName', kind: 'text', namesCompany: true },
  { key: 'facilityName', kind: 'text' },
  { key: 'h2oProd', kind: 'number' },
  { key: 'oilProd', kind: 'number' },
  { key: 'gasProd', kind: 'number' },
  { key: 'conProd', kind: 'number' },
  { key: 'inhibProd', kind: 'number' },
  { key: 'h2oInj', kind: 'number' },
  { key: 'inhibInj', kind: 'number' },
] as const satisfies readonly Column[]

export type GeothermalFigure = RowOf<typeof columns>

/** The measured quantities of a geothermal month and the unit each is reported in. */
export const geothermalUnits = {
  h2oProd: 'M3',
  oilProd: 'Sm3',
  gasProd: 'Nm3',
  conProd: 'Sm3',
  inhibProd: 'L',
  h2oInj: 'M3',
  inhibInj: 'L',
} as const satisfies Partial<Record<keyof GeothermalFigure, Unit>>

const entry = productionEntries.geothermal

export const geothermalProduction = {
  id: entry.id,
  kind: 'monthly',
  style: entry.style,
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/prodfigures/geothermal' },
    export: { method: 'POST', path: '/rest/prodfigures/geothermal-export' },
  },
  table: {
    id: entry.table,
    key: ['boreholeDbk', 'startDate'],
    columns,
    references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
  },
  subject: 'wellName',
  alsoFoundBy: ['facilityName'],
  belongsTo: 'facilityName',
  filePrefix: 'geothermal',
} as const satisfies MonthlyScreen
