import type { Language } from '@datacentre/catalogue/texts/index'

/** The words of the pages of objects. */
const words = {
  nl: {
    facts: 'Gegevens',
    coordinates: 'Coördinaten',
    system: 'Stelsel',
    figures: 'Productiecijfers',
    year: 'Jaar',
    asTable: 'Als tabel',
    byMonth: 'Bekijk per maand',
    place: 'Plaats',
    cite: 'Verwijzen naar deze pagina',
    onMap: 'Bekijk op de kaart',
    invented: 'Dit zijn verzonnen voorbeeldgegevens.',
  },
  en: {
    facts: 'Data',
    coordinates: 'Coordinates',
    system: 'System',
    figures: 'Production figures',
    year: 'Year',
    asTable: 'As a table',
    byMonth: 'View by month',
    place: 'Location',
    cite: 'How to cite this page',
    onMap: 'View on the map',
    invented: 'This is invented demonstration data.',
  },
} as const satisfies Record<Language, Record<string, string>>

export const wordsIn =
  (language: Language) =>
  (key: keyof (typeof words)['nl']): string =>
    words[language][key]
