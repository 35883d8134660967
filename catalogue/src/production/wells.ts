import type { Column, RowOf } from '../grammar/column.ts'
import { figureColumns } from './series/months.ts'
import type { YearlyScreen } from './screen.ts'
import { productionEntries } from './production-entries.ts'

const columns = [
  { key: 'boreholeDbk', kind: 'id', required: true },
  { key: 'wellNm', kind: 'text', required: true },
  ...figureColumns,
] as const satisfies readonly Column[]

export type WellFigure = RowOf<typeof columns>

const entry = productionEntries.well

export const wellProduction = {
  id: entry.id,
  kind: 'yearly',
  style: entry.style,
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/prodfigures/well' },
    export: { method: 'POST', path: '/rest/prodfigures/well-export' },
  },
  table: {
    id: entry.table,
    key: ['boreholeDbk', 'year', 'product', 'productionType'],
    columns,
    references: [{ column: 'boreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
  },
  subject: 'wellNm',
  filePrefix: 'well',
  productionTypes: {
    Gas: ['Discharged', 'Produced'],
    Oil: ['Produced'],
    Condensate: ['Produced'],
    Water: ['Injected', 'Produced'],
    Diesel: ['Injected', 'Produced'],
    Brine: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
    N2: ['Injected', 'Produced'],
  },
  defaults: { product: 'Gas', production: 'Produced' },
} as const satisfies YearlyScreen
