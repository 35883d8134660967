import type { TextKey } from '@datacentre/catalogue/texts/index'

export type MenuEntry = { readonly name: TextKey; readonly address: TextKey }

/** The entries of the parent portal, in the order of its menu (S2); the data centre itself stands before them. */
export const menuEntries = [
  { name: 'menu.data', address: 'dataUrl' },
  { name: 'menu.activities', address: 'activitiesUrl' },
  { name: 'menu.legislationAndProcedures', address: 'legislationAndProceduresUrl' },
  { name: 'menu.licences', address: 'licencesUrl' },
  { name: 'menu.miningEffects', address: 'miningEffectsUrl' },
  { name: 'menu.publications', address: 'publicationsUrl' },
] as const satisfies readonly MenuEntry[]
