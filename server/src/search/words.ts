import type { Language } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { filled } from '../answer/filled.ts'

/** The words of the search over everything. */
const words = {
  nl: {
    title: 'Zoeken',
    titleOf: 'Zoeken naar “{{text}}”',
    lead: 'Zoek in alle registers, bedrijven, plaatsen en pagina’s van deze site tegelijk.',
    canBe: 'Waarop u kunt zoeken',
    objects:
      'Boringen, velden, vergunningen, mijnbouwwerken, seismische lijnen en surveys: op een deel van de naam of de code.',
    numbers: 'Boringen ook op NITG-nummer, UWI en andere naam.',
    companies: 'Bedrijven: op elke schrijfwijze van de naam.',
    places: 'Plaatsen: provincies, gemeenten, dorpen en steden, en blokken op zee.',
    pages: 'Pagina’s: lijsten, cijfers, grafieken en uitleg.',
    loosely:
      'Hoofdletters, accenten, spaties en streepjes maken niet uit. U kunt er ook een soort bij zetten, zoals ‘veld’ of ‘blok’.',
    examples: 'Voorbeelden',
    found_one: '{{count}} resultaat voor “{{text}}”.',
    found_other: '{{count}} resultaten voor “{{text}}”.',
    groups: 'Soorten resultaten',
    onMap: 'Op de kaart',

    town: 'Plaats',
    page: 'Pagina',
    chart: 'Grafiek',
    companiesTitle: 'Bedrijven',
    placesTitle: 'Plaatsen',
    pagesTitle: 'Pagina’s',
    moreCompanies: '{{count}} bedrijven',
    allInList: 'Toon alle {{counted}} in de lijst',
    name: 'Toon {{counted}} met deze tekst in de naam',
    nameOrCode: 'Toon {{counted}} met deze tekst in de naam of code',
    best: 'U ziet de beste {{shown}} van {{count}}. Typ meer van de naam om minder te vinden.',
    none: 'Niets gevonden voor “{{text}}”.',
    hints: 'Wat u kunt proberen',
    shorter: 'Typ een kleiner deel van de naam, of alleen de code.',
    spelling: 'Kijk of de naam goed geschreven is.',
    lists: 'Kijk in de lijsten en gebruik daar de filters:',
    instead: 'Wel gevonden:',
    tooLong: 'Deze tekst is te lang: {{length}} tekens. U kunt zoeken op hooguit {{most}} tekens.',
  },
  en: {
    title: 'Search',
    titleOf: 'Search for “{{text}}”',
    lead: 'Search all registers, companies, places and pages of this site at once.',
    canBe: 'What you can search for',
    objects:
      'Boreholes, fields, licences, mining facilities, seismic lines and surveys: by part of the name or code.',
    numbers: 'Boreholes also by NITG number, UWI and other name.',
    companies: 'Companies: by any spelling of the name.',
    places: 'Places: provinces, municipalities, villages and towns, and offshore blocks.',
    pages: 'Pages: lists, figures, charts and explanations.',
    loosely:
      'Capitals, accents, spaces and dashes make no difference. You can also add a kind, such as ‘field’ or ‘block’.',
    examples: 'Examples',
    found_one: '{{count}} result for “{{text}}”.',
    found_other: '{{count}} results for “{{text}}”.',
    groups: 'Kinds of results',
    onMap: 'On the map',

    town: 'Town',
    page: 'Page',
    chart: 'Chart',
    companiesTitle: 'Companies',
    placesTitle: 'Places',
    pagesTitle: 'Pages',
    moreCompanies: '{{count}} companies',
    allInList: 'Show all {{counted}} in the list',
    name: 'Show {{counted}} with this text in the name',
    nameOrCode: 'Show {{counted}} with this text in the name or code',
    best: 'You see the best {{shown}} of {{count}}. Type more of the name to find fewer.',
    none: 'Nothing found for “{{text}}”.',
    hints: 'What you can try',
    shorter: 'Type a smaller part of the name, or only the code.',
    spelling: 'Check the spelling of the name.',
    lists: 'Look in the lists and use the filters there:',
    instead: 'These do give results:',
    tooLong: 'This text is too long: {{length}} characters. You can search for {{most}} characters at most.',
  },
} as const satisfies Record<Language, Record<string, string>>

type Word = keyof (typeof words)['nl']

/** Numbers are written as the language writes them. */
export const wordsIn =
  (language: Language) =>
  (key: Word, values: Readonly<Record<string, string | number>> = {}): string => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? showAmount(value, language) : value,
    ])
    return filled(words[language][key], Object.fromEntries(written) as Record<string, string>)
  }
