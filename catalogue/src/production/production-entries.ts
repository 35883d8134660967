import type { ProductionScreen } from './screen.ts'

/** What is known of a production screen before it opens. */
export type ProductionEntry = Pick<ProductionScreen, 'id' | 'style' | 'route'> & {
  /** The id of the table of its figures, or null where none are published. */
  readonly table: string | null
}

/** One entry for each production screen, in the order of the start menu. */
export const productionEntries = {
  well: { id: 'well', style: 'production-well', route: '/prodfigures/wells', table: 'well-figures' },
  field: { id: 'field', style: 'production-field', route: '/prodfigures/fields', table: 'field-figures' },
  licence: { id: 'licence', style: 'production-licence', route: '/prodfigures/licences', table: null },
  facility: {
    id: 'facility',
    style: 'production-mining',
    route: '/prodfigures/mining',
    table: 'facility-figures',
  },
  geothermal: {
    id: 'geothermal',
    style: 'production-geothermal',
    route: '/prodfigures/geothermal',
    table: 'geothermal-figures',
  },
} as const satisfies { readonly [Id in ProductionScreen['id']]: ProductionEntry & { readonly id: Id } }
