import type { YearlyScreen } from './screen.ts'
import { productionEntries } from './production-entries.ts'

const entry = productionEntries.licence

/** Deliberately unavailable (S2): the call answers an empty list and the page is never shown. */
export const licenceProduction = {
  id: entry.id,
  kind: 'yearly',
  style: entry.style,
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/prodfigures/licence' },
    export: { method: 'POST', path: '/rest/prodfigures/licence-export' },
  },
  table: null,
  subject: 'name',
  filePrefix: 'licence',
  productionTypes: {
    Gas: ['Produced', 'Discharged'],
    Oil: ['Produced', 'Delivered'],
    Condensate: ['Produced', 'Delivered'],
    Water: ['Produced', 'Injected'],
    Diesel: ['Produced', 'Injected'],
    Brine: ['Produced', 'Delivered', 'Injected'],
    Salt: ['Produced', 'Delivered', 'Injected'],
  },
  defaults: { product: 'Gas', production: 'Produced' },
} as const satisfies YearlyScreen
