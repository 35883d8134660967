import type { RegisterId } from '../grammar/layer-id.ts'

/** What a value of a row names, and how it is found there: by the id of its page, or by searching for its name. */
type RowLink = { readonly to: RegisterId; readonly by: 'pageId' | 'name' }

const links: { readonly [Id in RegisterId]?: Readonly<Record<string, RowLink>> } = {
  boreholes: { fieldCode: { to: 'fields', by: 'pageId' } },
  fields: {
    fieldDiscoveryName: { to: 'boreholes', by: 'name' },
    licencedAreas: { to: 'licences', by: 'name' },
  },
  'seismic-lines': { surveyName: { to: 'seismic-surveys-2d', by: 'name' } },
}

/** Where a value of a row leads; null where it names no other object. */
export const rowLink = (register: RegisterId, column: string): RowLink | null =>
  links[register]?.[column] ?? null

/** The register whose rows belong to a row, found there by its name: the lines of a survey. */
const parts: { readonly [Id in RegisterId]?: RegisterId } = { 'seismic-surveys-2d': 'seismic-lines' }

export const partsOfRow = (register: RegisterId): RegisterId | null => parts[register] ?? null
