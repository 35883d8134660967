import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { SEARCH_PARAMETER } from '@datacentre/catalogue/wire/found'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { parametersOf, QuestionRefused, type Query } from '../request/address-parameters.ts'

export type SearchQuestion = {
  readonly text: string
  /** How many results each group has at most. */
  readonly limit: number
}

const DEFAULT_LIMIT = 10
const MOST_RESULTS = 50

/** What an address asks; a text that is too long is told to whoever reads the page, and refused to a program. */
export function searchQuestion(query: Query): SearchQuestion {
  const { [SEARCH_PARAMETER]: text = '', limit = String(DEFAULT_LIMIT) } = parametersOf(query, [
    ...COMMON_PARAMETERS,
    SEARCH_PARAMETER,
    'limit',
  ])
  if (!/^[1-9]\d?$/.test(limit) || Number(limit) > MOST_RESULTS)
    throw new QuestionRefused([{ key: 'limit', message: `must be a whole number from 1 to ${MOST_RESULTS}` }])
  return { text: text.trim(), limit: Number(limit) }
}

export const isTooLong = ({ text }: SearchQuestion): boolean => text.length > SEARCH_LENGTH

export const tooLongRefused = (): QuestionRefused =>
  new QuestionRefused([{ key: SEARCH_PARAMETER, message: `must have ${SEARCH_LENGTH} characters at most` }])
