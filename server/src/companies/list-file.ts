import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { FileColumn, FileTable } from '../files/file-table.ts'
import type { PropertyValue } from '../collections/properties.ts'
import type { Company } from './companies.ts'
import { countNames, counts } from './counts.ts'
import { filterOf, type FilterName } from './filters.ts'
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
    ...coded('role', 'roles', language),
    ...coded('landSea', 'landSea', language),
  ]
}

/** The codes of a filter that a company has, and the same in words, as the files of registers have them. */
function coded(name: FilterName, key: string, language: Language): readonly TakenColumn[] {
  const filter = filterOf(name)
  const column = { key, type: 'texts', title: filter.name(language), meaning: null, unit: null } as const
  return [
    { ...column, value: (company) => [...filter.of(company)] },
    {
      ...column,
      key: `${key}Text`,
      value: (company) => filter.of(company).map((code) => filter.option(code, language)),
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
