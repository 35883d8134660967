import type { Language } from '@datacentre/catalogue/texts/index'
import { wordsFrom } from '../answer/words-from.ts'

/** The words of the pages of the API. They are not among those of the apps, which every visitor fetches. */
export const wordsIn = wordsFrom({
  nl: {
    title: 'Open data',
    lead: 'De registers van de diepe ondergrond en de productiecijfers, voor programma’s en kaarten. U hebt geen account of sleutel nodig.',
    collections: 'Verzamelingen',
    conformance: 'Standaarden',
    documentation: 'Documentatie van de aanroepen',
    changes: 'Wijzigingen per versie',
    everything: 'Alles downloaden',
    more: 'Meer',
    items: 'Bekijk de gegevens',
    queryables: 'Waarop u kunt filteren',
    schema: 'Eigenschappen',
    systems: 'Coördinatenstelsels',
    feature: 'Naam',
    'head.property': 'Eigenschap',
    'head.meaning': 'Betekenis',
    'head.type': 'Soort',
    'head.unit': 'Eenheid',
    'head.codes': 'Codelijst',
    cite: 'Verwijzen naar deze pagina',
    inOtherLanguage: 'Nederlands',
    yes: 'ja',
    no: 'nee',
  },
  en: {
    title: 'Open data',
    lead: 'The registers of the deep subsurface and the production figures, for programs and maps. You do not need an account or a key.',
    collections: 'Collections',
    conformance: 'Standards',
    documentation: 'Documentation of the calls',
    changes: 'Changes in each version',
    everything: 'Download everything',
    more: 'More',
    items: 'View the data',
    queryables: 'What you can filter by',
    schema: 'Properties',
    systems: 'Coordinate systems',
    feature: 'Name',
    'head.property': 'Property',
    'head.meaning': 'Meaning',
    'head.type': 'Type',
    'head.unit': 'Unit',
    'head.codes': 'Code list',
    cite: 'How to cite this page',
    inOtherLanguage: 'English',
    yes: 'yes',
    no: 'no',
  },
})

const numbers = { nl: new Intl.NumberFormat('nl-NL'), en: new Intl.NumberFormat('en-GB') }

/** How many there are of something. */
export const sayCount = (language: Language, count: number): string => {
  const number = numbers[language].format(count)
  return language === 'nl'
    ? `${number} ${count === 1 ? 'object' : 'objecten'}`
    : `${number} ${count === 1 ? 'object' : 'objects'}`
}

/** Which part of them a page shows. */
export const sayPart = (language: Language, from: number, to: number, count: number): string => {
  const [first, last, all] = [from, to, count].map((number) => numbers[language].format(number))
  return language === 'nl' ? `${first} tot en met ${last} van ${all}` : `${first} to ${last} of ${all}`
}
