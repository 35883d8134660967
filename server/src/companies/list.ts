import { fold, searchFor } from '@datacentre/catalogue/list/searching/search'
import type { Companies, Company } from './companies.ts'
import { counts } from './counts.ts'
import { filterNames, filterOf, type FilterName } from './filters.ts'
import type { CompaniesQuestion } from './question.ts'

export type FoundCompanies = {
  readonly companies: readonly Company[]
  /** How many there are without a question. */
  readonly all: number
  /** How many a code of a filter would leave under the search and the other filters. */
  readonly countOf: (name: FilterName, code: string) => number
}

/** What a question finds, in its order; those that count the same stand by name. */
export function companiesAsked({ all }: Companies, question: CompaniesQuestion): FoundCompanies {
  const named = companiesNamed({ all }, question.search)
  const passes = (company: Company, without?: FilterName): boolean =>
    filterNames.every((name) => {
      const asked = name === without ? undefined : question.chosen.get(name)
      return (
        asked === undefined ||
        filterOf(name)
          .of(company)
          .some((code) => asked.includes(code))
      )
    })
  return {
    companies: inOrder(
      named.filter((company) => passes(company)),
      question.order,
    ),
    all: all.length,
    countOf: (name, code) =>
      named.filter((company) => passes(company, name) && filterOf(name).of(company).includes(code)).length,
  }
}

/** Those with a text in any spelling of their name. */
export function companiesNamed({ all }: Pick<Companies, 'all'>, search: string): readonly Company[] {
  const wanted = searchFor(search)
  return wanted === '' ? all : all.filter(({ names }) => names.some((name) => fold(name).includes(wanted)))
}

function inOrder(
  byName: readonly Company[],
  { column, isDescending }: CompaniesQuestion['order'],
): readonly Company[] {
  if (column === 'name') return isDescending ? byName.toReversed() : byName
  const count = counts[column]
  const sign = isDescending ? -1 : 1
  return byName.toSorted((a, b) => sign * (count(a) - count(b)))
}
