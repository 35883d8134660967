import type { Company } from './companies.ts'

/** What a company is counted by in the list. */
export const counts = {
  owned: (company: Company) => company.rowsOf('boreholes', 'legalOwnerName').length,
  idle: (company: Company) => company.idle.length,
  drilled: (company: Company) => company.rowsOf('boreholes', 'clientOrgName').length,
  fields: (company: Company) => company.rowsOf('fields', 'fieldOperator').length,
  licences: (company: Company) => company.licences.inForce.length,
} as const

export type Count = keyof typeof counts
export const countNames = Object.keys(counts) as readonly Count[]

/** The columns of the list, by each of which it can be ordered; the first is the usual order. */
export const listColumns = ['name', ...countNames] as const
export type ListColumn = (typeof listColumns)[number]
