import type { Column, RowOf } from '../grammar/column.ts'
import { figureColumns } from './series/months.ts'
import type { YearlyScreen } from './screen.ts'
import { productionEntries } from './production-entries.ts'

const columns = [
  { key: 'facilityCode', kind: 'text', required: true },
  { key: 'name', kind: 'text', required: true },
  ...figureColumns,
] as const satisfies readonly Column[]

export type FacilityFigure = RowOf<typeof columns>

const entry = productionEntries.facility

export const miningProduction = {
  id: entry.id,
  kind: 'yearly',
  style: entry.style,
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/prodfigures/facility' },
    export: { method: 'POST', path: '/rest/prodfigures/facility-export' },
  },
  table: {
    id: entry.table,
    key: ['facilityCode', 'year', 'product', 'productionType'],
    columns,
    references: [{ column: 'facilityCode', table: 'facilities', to: 'facilityCode' }],
  },
  subject: 'name',
  filePrefix: 'facility',
  productionTypes: { Gas: ['Flared', 'Consumed'] },
  defaults: { product: 'Gas', production: 'Flared' },
} as const satisfies YearlyScreen
