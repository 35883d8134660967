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
    onMap: 'Bekijk op de kaart',
    files: 'Downloaden',
    quality: 'Let op bij deze gegevens',
    toNewest: 'Bekijk de nieuwste versie',
    onlyThen: 'U ziet alleen de gegevens van het object zelf. Links en cijfers staan bij de nieuwste versie.',
    history: 'Geschiedenis',
    noHistory: 'Dit object is niet veranderd in de versies die wij bewaren.',
    historyAway: 'De geschiedenis is er nu even niet. Probeer het later opnieuw.',
    thatVersion: 'bekijk die versie',
    added: 'nieuw',
    removed: 'vervallen',
    changed: 'gewijzigd',
    geometry: 'Ligging',
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
    onMap: 'View on the map',
    files: 'Download',
    quality: 'Points to note about these data',
    toNewest: 'View the newest version',
    onlyThen:
      'This page shows the data of the object itself. Links and figures are shown with the newest version.',
    history: 'History',
    noHistory: 'This object has not changed in the versions that we keep.',
    historyAway: 'The history is not available at the moment. Please try again later.',
    thatVersion: 'view that version',
    added: 'added',
    removed: 'removed',
    changed: 'changed',
    geometry: 'Location',
  },
} as const satisfies Record<Language, Record<string, string>>

export const wordsIn =
  (language: Language) =>
  (key: keyof (typeof words)['nl']): string =>
    words[language][key]
