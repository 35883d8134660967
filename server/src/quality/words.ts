import type { Language } from '@datacentre/catalogue/texts/index'

/** The words of the pages of quality. */
export const words = {
  nl: {
    title: 'Kwaliteit van de gegevens',
    lead: 'Deze regels zoeken naar gegevens die niet kloppen of ontbreken. Wij veranderen niets: u ziet wat er is aangeleverd.',
    rule: 'Regel',
    count: 'Gevonden',
    none: 'Deze regel vindt niets.',
    object: 'Object',
    kind: 'Soort',
    what: 'Wat',
    table: 'Tabel',
    key: 'Sleutel',
  },
  en: {
    title: 'Quality of the data',
    lead: 'These rules look for data that are wrong or missing. We change nothing: you see what was supplied.',
    rule: 'Rule',
    count: 'Found',
    none: 'This rule finds nothing.',
    object: 'Object',
    kind: 'Kind',
    what: 'What',
    table: 'Table',
    key: 'Key',
  },
} as const satisfies Record<Language, Record<string, string>>
