import type { Language } from '@datacentre/catalogue/texts/index'
import { filterOf, type FilterName } from './filters.ts'
import type { CompaniesQuestion } from './question.ts'
import { wordsIn } from './words.ts'

type Narrowed = {
  readonly of: FilterName | 'search'
  readonly name: string
  readonly value: string
}

/** What narrows the list, as a chip says it: the search, and each filter in use with what it asks. */
export const narrowedInWords = (
  { search, chosen }: CompaniesQuestion,
  language: Language,
): readonly Narrowed[] => [
  ...(search === '' ? [] : [{ of: 'search' as const, name: wordsIn(language)('name'), value: search }]),
  ...[...chosen].map(([of, codes]) => {
    const { name, option } = filterOf(of)
    return { of, name: name(language), value: codes.map((code) => option(code, language)).join(', ') }
  }),
]
