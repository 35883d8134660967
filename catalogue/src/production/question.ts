import { SEARCH_LENGTH } from '../list/search.ts'
import { EARLIEST_PRODUCTION_YEAR } from '../time/years.ts'
import type { FigureQuery } from '../wire/figure-schema.ts'
import type { FigureCriteria, YearlyCriteria } from './selectors.ts'

type Asked = FigureCriteria | YearlyCriteria

const ofProduct = (criteria: Asked) =>
  'product' in criteria ? { product: criteria.product, production: criteria.production } : {}

/** The body of a figure call. The unit is no part of it: the wire carries the product's own (decision 21). */
export function figureQuestion(criteria: Asked): FigureQuery {
  const { yearStart, yearEnd, name } = criteria
  const location = 'product' in criteria ? criteria.location : undefined
  return {
    yearStart,
    yearEnd,
    ...ofProduct(criteria),
    ...(location !== undefined && { location: location === 'L' ? 'L' : 'S' }),
    ...(name !== undefined && { name }),
  }
}

/** Asks for everything of one subject since 2003; what others with a like name come along, their keys tell apart. */
export const historyQuestion = (criteria: Asked, name: string, thisYear: number): FigureQuery => ({
  yearStart: EARLIEST_PRODUCTION_YEAR,
  yearEnd: thisYear,
  ...ofProduct(criteria),
  name: name.slice(0, SEARCH_LENGTH),
})

/** Asks for one year of the whole country. */
export const nationalQuestion = (criteria: Asked, year: number): FigureQuery => ({
  yearStart: year,
  yearEnd: year,
  ...ofProduct(criteria),
})

/** The body of an export: the same question, in the chosen unit. */
export const exportQuestion = (question: FigureQuery, criteria: Asked): FigureQuery =>
  'unit' in criteria ? { ...question, unit: criteria.unit } : question
