import type { Column, RowOf } from '../grammar/column.ts'
import { figureColumns } from './series/months.ts'
import type { YearlyScreen } from './screen.ts'

const columns = [
  { key: 'fieldDbk', kind: 'id', required: true },
  { key: 'name', kind: 'text', required: true },
  ...figureColumns,
] as const satisfies readonly Column[]

export type FieldFigure = RowOf<typeof columns>

export const fieldProduction = {
  id: 'field',
  kind: 'yearly',
  style: 'production-field',
  route: '/prodfigures/fields',
  rest: {
    list: { method: 'POST', path: '/rest/prodfigures/field' },
    export: { method: 'POST', path: '/rest/prodfigures/field-export' },
  },
  table: {
    id: 'field-figures',
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
