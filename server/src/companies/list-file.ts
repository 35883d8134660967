import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { FileColumn, FileTable } from '../files/file-table.ts'
import type { PropertyValue } from '../collections/properties.ts'
import type { Company } from './companies.ts'
import { countNames, counts } from './counts.ts'
import { narrowedInWords } from './in-words.ts'
import type { CompaniesQuestion } from './question.ts'
import { wordsIn } from './words.ts'

type TakenColumn = FileColumn & { readonly value: (company: Company) => PropertyValue }

function columnsIn(language: Language): readonly TakenColumn[] {
  const word = wordsIn(language)
  const plain = { meaning: null, unit: null }
  return [
    { ...plain, key: 'key', type: 'text', title: word('key'), value: ({ key }) => key },
    { ...plain, key: 'name', type: 'text', title: word('company'), value: ({ name }) => name },
    ...countNames.map((name): TakenColumn => ({
      ...plain,
      key: name,
      type: 'whole',
      title: word(name),
      meaning: name === 'idle' ? word('idleRule') : null,
      value: counts[name],
    })),
    { ...plain, key: 'names', type: 'texts', title: word('writings'), value: ({ names }) => [...names] },
    { ...plain, key: 'roles', type: 'texts', title: word('filter_role'), value: ({ roles }) => [...roles] },
    {
      ...plain,
      key: 'landSea',
      type: 'texts',
      title: word('landOrSea'),
      value: ({ landSea }) => [...landSea],
    },
  ]
}

type Listed = {
  readonly companies: readonly Company[]
  readonly question: CompaniesQuestion
  readonly version: Snapshot['version']
  readonly language: Language
}

/** What is listed, to be taken home. */
export function companiesTable({ companies, question, version, language }: Listed): FileTable {
  const columns = columnsIn(language)
  return {
    id: 'companies',
    title: wordsIn(language)('title'),
    columns,
    geometry: null,
    rowCount: companies.length,
    pieces: async function* () {
      yield companies.map((company) => ({
        values: columns.map(({ value }) => value(company)),
        geometry: null,
      }))
    },
    about: {
      version,
      language,
      filters: narrowedInWords(question, language).map(({ name, value }) => [name, value] as const),
      units: [],
      coordinateSystems: [],
    },
  }
}
