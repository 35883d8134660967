import type { Column, RowOf } from '../grammar/column.ts'
import { figureColumns } from './series/months.ts'
import type { YearlyScreen } from './screen.ts'
import { productionEntries } from './production-entries.ts'

const columns = [
  { key: 'fieldDbk', kind: 'id', required: true },
  { key: 'name', kind: 'text', required: true },
  ...figureColumns,
] as const satisfies readonly Column[]

export type FieldFigure = RowOf<typeof columns>

const entry = productionEntries.field

export const fieldProduction = {
  id: entry.id,
  kind: 'yearly',
  style: entry.style,
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/prodfigures/field' },
    export: { method: 'POST', path: '/rest/prodfigures/field-export' },
  },
  table: {
    id: entry.table,
    key: ['fieldDbk', 'year', 'product', 'productionType'],
    columns,
    references: [{ column: 'fieldDbk', table: 'fields', to: 'fieldDbk' }],
  },
  subject: 'name',
  filePrefix: 'field',
  productionTypes: {
    Gas: ['Discharged', 'Produced', 'Stored'],
    Oil: ['Produced'],
    Condensate: ['Produced'],
    Water: ['Injected', 'Produced'],
    Diesel: ['Injected', 'Produced'],
    Brine: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
    N2: ['Discharged', 'Stored'],
  },
  defaults: { product: 'Gas', production: 'Produced' },
} as const satisfies YearlyScreen
