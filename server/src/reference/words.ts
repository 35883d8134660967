import type { Language } from '@datacentre/catalogue/texts/index'

/** The words of the code book and the dictionary of columns. */
const words = {
  nl: {
    codes: 'Codeboek',
    codesLead: 'Alle codes in de gegevens: hoe ze heten, wat ze betekenen en in hoeveel rijen ze staan.',
    lists: 'Codelijsten',
    code: 'Code',
    name: 'Naam',
    meaning: 'Betekenis',
    noMeaning: 'Deze code staat in de gegevens, maar wij kennen de betekenis niet.',
    rows: 'Rijen',
    retired: 'vervallen',
    columns: 'Kolommen',
    columnsLead: 'Alle kolommen van alle tabellen: wat erin staat, in welke eenheid en welke waarden mogen.',
    tables: 'Tabellen',
    column: 'Kolom',
    unit: 'Eenheid of coördinatensysteem',
    source: 'Bron van alle kolommen',
    kind: 'Waarde of codelijst',
    table: 'Tabel',
    list: 'Codelijst',
  },
  en: {
    codes: 'Code book',
    codesLead: 'Every code in the data: what it is called, what it means and how many rows have it.',
    lists: 'Code lists',
    code: 'Code',
    name: 'Name',
    meaning: 'Meaning',
    noMeaning: 'This code is in the data, but we do not know what it means.',
    rows: 'Rows',
    retired: 'retired',
    columns: 'Columns',
    columnsLead: 'Every column of every table: what it holds, in which unit, and which values are allowed.',
    tables: 'Tables',
    column: 'Column',
    unit: 'Unit or coordinate system',
    source: 'Source of all columns',
    kind: 'Value or code list',
    table: 'Table',
    list: 'Code list',
  },
} as const satisfies Record<Language, Record<string, string>>

export const wordsIn =
  (language: Language) =>
  (key: keyof (typeof words)['nl']): string =>
    words[language][key]
