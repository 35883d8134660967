import { fold, searchFor } from '@datacentre/catalogue/list/searching/search'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import type { Companies, Company } from './companies.ts'

/** What a company is counted by in the list. */
export const counts = {
  owned: (company: Company) => company.rowsOf('boreholes', 'legalOwnerName').length,
  idle: (company: Company) => company.idle.length,
  drilled: (company: Company) => company.rowsOf('boreholes', 'clientOrgName').length,
  fields: (company: Company) => company.rowsOf('fields', 'fieldOperator').length,
  licences: (company: Company) => company.licencesInForce.length,
} as const

export type Count = keyof typeof counts
export const countNames = Object.keys(counts) as readonly Count[]

type CompaniesQuestion = { readonly search: string; readonly order: Count | 'name' }

/** What an address asks of the list, in the words of the registers: a search by name, and an order. */
export function companiesQuestion(query: Query): CompaniesQuestion {
  const { searchByName = '', order = 'name' } = parametersOf(query, [
    ...COMMON_PARAMETERS,
    'searchByName',
    'order',
  ])
  if (order !== 'name' && !(countNames as readonly string[]).includes(order))
    throw new QuestionRefused([{ key: 'order', message: `must be one of name, ${countNames.join(', ')}` }])
  return { search: searchByName, order: order as CompaniesQuestion['order'] }
}

export function companiesAsked({ all }: Companies, { search, order }: CompaniesQuestion): readonly Company[] {
  const wanted = searchFor(search)
  const found =
    wanted === '' ? all : all.filter(({ names }) => names.some((name) => fold(name).includes(wanted)))
  return order === 'name' ? found : found.toSorted((a, b) => counts[order](b) - counts[order](a))
}
