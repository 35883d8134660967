import { texts, type Language } from '@datacentre/catalogue/texts/index'
import type { ChangeCounts } from '@datacentre/database'
import { wordsFrom } from '../answer/words-from.ts'

/** The words of the pages and feeds of changes. */
export const wordsIn = wordsFrom({
  nl: {
    title: 'Wijzigingen',
    lead: 'Wij bewaren de laatste tien versies van de gegevens. Hier ziet u wat er per versie is veranderd. U kunt elke versie ook als lijst bekijken en als bestand ophalen.',
    feedOfAll: 'Wijzigingen in alle tabellen',
    newest: 'de nieuwste',
    oldest: 'Dit is de oudste versie die wij bewaren. Er is niets om mee te vergelijken.',
    imported: 'Ingelezen op',
    table: 'Tabel',
    rows: 'Rijen',
    added: texts.nl['change.added'],
    removed: texts.nl['change.removed'],
    changed: texts.nl['change.changed'],
    files: 'Bekijken en ophalen',
    list: 'lijst',
    none: 'Er is niets veranderd.',
    what: 'Wat',
    column: 'Kolom',
    before: 'Was',
    after: 'Werd',
    geometry: 'Ligging',
    moved: 'gewijzigd',
    compare: 'Twee versies vergelijken',
    from: 'Van versie',
    to: 'Naar versie',
    show: 'Vergelijk',
    page: 'Bekijk dit object',
  },
  en: {
    title: 'Changes',
    lead: 'We keep the last ten versions of the data. This page shows what changed in each version. You can also view each version as a list and download it as a file.',
    feedOfAll: 'Changes in all tables',
    newest: 'the newest',
    oldest: 'This is the oldest version that we keep. There is nothing to compare it with.',
    imported: 'Imported on',
    table: 'Table',
    rows: 'Rows',
    added: texts.en['change.added'],
    removed: texts.en['change.removed'],
    changed: texts.en['change.changed'],
    files: 'View and download',
    list: 'list',
    none: 'Nothing changed.',
    what: 'What',
    column: 'Column',
    before: 'Before',
    after: 'After',
    geometry: 'Location',
    moved: 'changed',
    compare: 'Compare two versions',
    from: 'From version',
    to: 'To version',
    show: 'Compare',
    page: 'View this object',
  },
})

const numbers = { nl: new Intl.NumberFormat('nl-NL'), en: new Intl.NumberFormat('en-GB') }

export const sayNumber = (language: Language, count: number): string => numbers[language].format(count)

/** `1 nieuw, 1 vervallen, 2 gewijzigd` */
export const sayCounts = (language: Language, counts: ChangeCounts): string =>
  (['added', 'removed', 'changed'] as const)
    .map((kind) => `${sayNumber(language, counts[kind])} ${wordsIn(language)(kind).toLowerCase()}`)
    .join(', ')
