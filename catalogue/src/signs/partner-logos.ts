import type { Language, TextKey } from '../texts/index.ts'

/** The logo of a partner at the foot of every page: a mark on 48 by 48, words beside it on two lines, and where it leads (S2). */
type PartnerLogo = {
  readonly mark: string
  readonly words: Readonly<Record<Language, readonly [string, string]>>
  readonly name: TextKey
  readonly address: TextKey
}

export const partnerLogos = [
  {
    // A lattice in a hexagon: measured, and joined.
    mark: 'M24 4 41.3 14V34L24 44 6.7 34V14ZM6.7 14 24 24 41.3 14M24 24V44M20 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    words: { nl: ['Onderzoeks-', 'organisatie'], en: ['Research', 'organisation'] },
    name: 'logo.researchOrganisation',
    address: 'researchOrganisationUrl',
  },
  {
    // Beds of rock, cut by a fault.
    mark: 'M5 5H43V43H5ZM29 5 19 43M5 16H26M5 27H23M5 38H20M27 12H43M24 23H43M21 34H43',
    words: { nl: ['Geologische', 'dienst'], en: ['Geological', 'survey'] },
    name: 'logo.geologicalSurvey',
    address: 'geologicalSurveyUrl',
  },
] as const satisfies readonly PartnerLogo[]
