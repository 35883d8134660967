import type { Language } from '@datacentre/catalogue/texts/index'

/** The words of the pages of companies. */
const words = {
  nl: {
    title: 'Bedrijven',
    lead: 'Alle bedrijven die in de registers staan: als operator, eigenaar of vergunninghouder. Namen die alleen in schrijfwijze verschillen, zijn samengenomen.',
    search: 'Zoek een bedrijf',
    show: 'Zoek',
    order: 'Volgorde',
    company: 'Bedrijf',
    owned: 'Boringen nu',
    idle: 'Boringen die stilliggen',
    drilled: 'Boringen laten zetten',
    fields: 'Velden',
    licences: 'Vergunningen van kracht',
    none: 'Er is geen bedrijf met deze naam.',
    found: 'Gevonden: {{count}}',
    names: 'Ook geschreven als',
    sentence:
      '{{name}} is nu eigenaar van {{owned}} boringen. Daarvan liggen er {{idle}} stil. Het bedrijf is operator van {{fields}} velden en heeft {{licences}} vergunningen die van kracht zijn.',
    wells: 'Boringen',
    wellsThenAndNow:
      'Het bedrijf liet {{drilled}} boringen zetten, en is nu eigenaar van {{owned}}. Beide: {{both}}.',
    status: 'Status',
    count: 'Aantal',
    idleTitle: 'Boringen die stilliggen',
    idleRule:
      'Een boring ligt stil als zij ingesloten, opgeschort of tijdelijk verlaten is: niet in gebruik, en niet voorgoed afgesloten.',
    showIdle: 'Toon de boringen die stilliggen ({{count}})',
    noIdle: 'Van dit bedrijf ligt geen boring stil.',
    name: 'Naam',
    since: 'Begonnen met boren',
    fieldsTitle: 'Velden als operator',
    licencesTitle: 'Vergunningen',
    inForceUntil: 'Van kracht tot en met',
    noExpiry: 'geen einddatum',
    expired: 'Daarnaast zijn {{count}} vergunningen vervallen.',
    role: 'Rol',
    operatorOf: 'operator',
    licenseeOf: 'vergunninghouder',
    production: 'Productie als operator',
    year: 'Jaar',
    share: 'Deel van Nederland',
    download: 'Downloaden',
    ownedFiles: 'Boringen van dit bedrijf',
    idleFiles: 'Boringen die stilliggen',
    noProduction: 'Dit bedrijf heeft geen productiecijfers als operator.',
  },
  en: {
    title: 'Companies',
    lead: 'All companies in the registers: as operator, owner or licensee. Names that differ only in spelling have been joined.',
    search: 'Search for a company',
    show: 'Search',
    order: 'Order',
    company: 'Company',
    owned: 'Boreholes now',
    idle: 'Idle boreholes',
    drilled: 'Boreholes drilled for it',
    fields: 'Fields',
    licences: 'Licences in force',
    none: 'There is no company with this name.',
    found: 'Found: {{count}}',
    names: 'Also written as',
    sentence:
      '{{name}} now owns {{owned}} boreholes, of which {{idle}} are idle. It operates {{fields}} fields and has {{licences}} licences in force.',
    wells: 'Boreholes',
    wellsThenAndNow:
      '{{drilled}} boreholes were drilled for this company, and it now owns {{owned}}. Both: {{both}}.',
    status: 'Status',
    count: 'Number',
    idleTitle: 'Idle boreholes',
    idleRule:
      'A borehole is idle if it is closed in, suspended or temporarily abandoned: not in use, and not closed for good.',
    showIdle: 'Show the idle boreholes ({{count}})',
    noIdle: 'None of the boreholes of this company is idle.',
    name: 'Name',
    since: 'Drilling began',
    fieldsTitle: 'Fields operated',
    licencesTitle: 'Licences',
    inForceUntil: 'In force until',
    noExpiry: 'no end date',
    expired: 'A further {{count}} licences have expired.',
    role: 'Role',
    operatorOf: 'operator',
    licenseeOf: 'licensee',
    production: 'Production as operator',
    year: 'Year',
    share: 'Share of the Netherlands',
    download: 'Download',
    ownedFiles: 'Boreholes of this company',
    idleFiles: 'Idle boreholes',
    noProduction: 'This company has no production figures as an operator.',
  },
} as const satisfies Record<Language, Record<string, string>>

type Word = keyof (typeof words)['nl']

export const wordsIn =
  (language: Language) =>
  (key: Word, values: Readonly<Record<string, string | number>> = {}): string =>
    words[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
