import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { codesTable } from '../package/codes/codes-table.ts'

/** What the columns of a package's own codes are called; they are no table of the dataset, which visitors read. */
export const codeTitles: Readonly<Record<(typeof codesTable)['columns'][number]['key'], string>> = {
  list: 'Code list',
  code: 'Code',
  nl: 'Text in Dutch',
  en: 'Text in English',
  definition: 'What it means',
  sameAs: 'The code that it is another name for',
}

export const exampleCode: AnyRow = {
  list: 'boreholeResult',
  code: 'HELIUM',
  nl: 'Helium',
  en: 'Helium',
  definition: 'Helium in amounts worth producing.',
  sameAs: null,
}
