import type { Language } from '@datacentre/catalogue/texts/index'

const words = {
  title: { nl: 'API en open data', en: 'API and open data' },
  intro: {
    nl: 'U hebt geen account of sleutel nodig. Er is geen limiet, maar houd rekening met anderen. Antwoorden zijn JSON in UTF-8, en op verzoek gecomprimeerd. Een datum is het aantal milliseconden sinds 1 januari 1970 om middernacht UTC, en kan negatief zijn. Een fout is application/problem+json en zegt welke sleutel verkeerd is en wat wel mag.',
    en: 'You do not need an account or a key. There is no rate limit, but please be considerate. Responses are JSON in UTF-8, compressed if you ask for it. A date is the number of milliseconds since 1 January 1970 at midnight UTC, and may be negative. An error is application/problem+json and says which key is wrong and what is allowed.',
  },
  licences: { nl: 'Licenties', en: 'Licences' },
  licenceOfData: { nl: 'Licentie van de gegevens', en: 'Licence of the data' },
  licenceOfSoftware: { nl: 'Licentie van de software', en: 'Licence of the software' },
  noLicence: { nl: 'niet bekend', en: 'not known' },
  addresses: { nl: 'Bestanden, objecten en wijzigingen', en: 'Files, objects and changes' },
  noExample: {
    nl: 'In deze gegevens is hier geen voorbeeld van.',
    en: 'These data hold no example of this.',
  },
  otherWays: { nl: 'Kant-en-klaar', en: 'Ready-made' },
  featuresApi: {
    nl: 'OGC API Features: voor kaartprogramma’s en scripts, met filters, pagina’s en andere coördinatenstelsels',
    en: 'OGC API Features: for GIS programs and scripts, with filters, pages and other coordinate systems',
  },
  codeBook: { nl: 'Codeboek: wat elke code betekent', en: 'Code book: what every code means' },
  columns: { nl: 'Kolommen: wat in elke kolom staat', en: 'Columns: what every column holds' },
  changes: {
    nl: 'Wijzigingen: wat elke versie van de gegevens heeft veranderd, ook als feed',
    en: 'Changes: what each version of the data changed, also as a feed',
  },
  machine: {
    nl: 'Beschrijving voor programma’s (OpenAPI 3.1)',
    en: 'Description for programs (OpenAPI 3.1)',
  },
  files: {
    nl: 'Elke tabel als bestand: /files/tabel.formaat, bijvoorbeeld',
    en: 'Every table as a file: /files/table.format, for example',
  },
  contents: { nl: 'Aanroepen', en: 'Calls' },
  example: { nl: 'Voorbeeld met curl', en: 'Example with curl' },
  inPandas: { nl: 'In Python (pandas)', en: 'In Python (pandas)' },
  body: { nl: 'Vraag (body)', en: 'Request body' },
  optionalBody: { nl: 'Vraag (body, mag leeg zijn)', en: 'Request body (optional)' },
  response: { nl: 'Antwoord', en: 'Response' },
  listOf: { nl: 'een lijst van', en: 'a list of' },
  forms: { nl: 'een van deze vormen', en: 'one of these forms' },
  form: { nl: 'vorm', en: 'form' },
  parameter: { nl: 'In het adres', en: 'In the address' },
  key: { nl: 'Sleutel', en: 'Key' },
  type: { nl: 'Type', en: 'Type' },
  required: { nl: 'Verplicht', en: 'Required' },
  yes: { nl: 'ja', en: 'yes' },
  meaning: { nl: 'Betekenis', en: 'Meaning' },
  unit: { nl: 'eenheid', en: 'unit' },
  codesIn: { nl: 'codes in', en: 'codes in' },
  always204: { nl: 'altijd 204, omdat', en: 'always 204, because' },
  nothing: { nl: '204 als', en: '204 if' },
  spreadsheet: { nl: 'het spreadsheet', en: 'the spreadsheet' },
  allowedTypes: { nl: 'Soorten productie per product', en: 'Production types per product' },
  product: { nl: 'Product', en: 'Product' },
  types: { nl: 'Soorten', en: 'Types' },
  units: { nl: 'Eenheden, de eerste is de gewone', en: 'Units, the first is the default' },
  isEmpty: {
    nl: 'Cijfers per vergunning worden niet gepubliceerd: het antwoord is altijd een lege lijst.',
    en: 'Figures per licence are not published: the response is always an empty list.',
  },
  onePage: {
    nl: 'één pagina van de lijst, zoals het scherm die laat zien',
    en: 'one page of the list, as its screen shows it',
  },
  filterOptions: {
    nl: 'wat elk filter van de lijst biedt, met aantallen',
    en: 'what each filter of the list offers, with counts',
  },
  rowsLeft: {
    nl: 'welke rijen de parameters van de lijst overlaten, voor de kaartlaag',
    en: 'which rows the parameters of the list leave, for the layer of the map',
  },
  allRows: { nl: 'alle rijen', en: 'all rows' },
  orEqual: {
    nl: 'alle rijen, of alleen die gelijk zijn aan de waarden in de vraag',
    en: 'all rows, or only those that match the values in the body',
  },
  chosenRows: { nl: 'gekozen rijen als spreadsheet', en: 'selected rows as a spreadsheet' },
  asSpreadsheet: { nl: 'als spreadsheet', en: 'as a spreadsheet' },
  copy: { nl: 'Kopieer', en: 'Copy' },
  copied: { nl: 'Gekopieerd', en: 'Copied' },
  or: { nl: 'of', en: 'or' },
  text: { nl: 'tekst', en: 'text' },
  number: { nl: 'getal', en: 'number' },
  whole: { nl: 'geheel getal', en: 'whole number' },
  flag: { nl: 'ja of nee', en: 'true or false' },
  object: { nl: 'object', en: 'object' },
  empty: { nl: 'leeg of {}', en: 'empty or {}' },
  any: { nl: 'alles', en: 'anything' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export const groupTitles = {
  registers: { nl: 'Registers', en: 'Registers' },
  figures: { nl: 'Productiecijfers', en: 'Production figures' },
  boreholes: { nl: 'Eén boring', en: 'One borehole' },
  objects: { nl: 'Objecten en kaart', en: 'Objects and the map' },
  search: { nl: 'Zoeken', en: 'Search' },
  lookUps: { nl: 'Codes, teksten en instellingen', en: 'Codes, texts and settings' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type Words = (key: keyof typeof words) => string

export const wordsIn =
  (language: Language): Words =>
  (key) =>
    words[key][language]
