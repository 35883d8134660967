import { firstUnits } from '@datacentre/catalogue/grammar/cut-text'
import { readOrder, writeOrder, type OrderAsked } from '@datacentre/catalogue/list/order-asked'
import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { COMMON_PARAMETERS } from '../features/question.ts'
import type { KeyFault } from '../problems.ts'
import { QuestionRefused, type Query } from '../request/address-parameters.ts'
import { countNames, listColumns, type Count, type ListColumn } from './counts.ts'
import { filterNames, filterOf, type FilterName } from './filters.ts'

/** What an address asks of the list, in the words of the registers: a search by name, filters and an order. */
export type CompaniesQuestion = {
  readonly search: string
  /** The codes of each filter that is in use. */
  readonly chosen: ReadonlyMap<FilterName, readonly string[]>
  readonly order: OrderAsked & { readonly column: ListColumn }
  /** The counts that are shown, in the order of the list. */
  readonly columns: readonly Count[]
}

/** What the list does not know of a parameter; the rest of the question stands. */
export type Unread = KeyFault & { readonly values: readonly string[] }

type ReadQuestion = { readonly question: CompaniesQuestion; readonly unread: readonly Unread[] }

const USUAL_ORDER = { column: 'name', isDescending: false } as const
const PARAMETERS = ['searchByName', ...filterNames, 'order', 'columns']

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string' && text !== '')

/** Reads as the lists of registers do: a value that is not known is left aside (D4), and told. */
export function companiesQuestion(query: Query): ReadQuestion {
  const unread: Unread[] = []
  const once = (key: string): string => {
    const [first = '', ...values] = textsIn(query[key])
    if (values.length > 0) unread.push({ key, values, message: 'must be given once' })
    return first
  }
  const several = <Code extends string>(key: string, codes: readonly Code[]): readonly Code[] => {
    const asked = textsIn(query[key])
    const values = asked.filter((code) => !(codes as readonly string[]).includes(code))
    if (values.length > 0) unread.push({ key, values, message: `must be one of ${codes.join(', ')}` })
    return codes.filter((code) => asked.includes(code))
  }
  const chosen = new Map<FilterName, readonly string[]>()
  for (const key of filterNames) {
    const known = several(key, filterOf(key).codes)
    if (known.length > 0) chosen.set(key, known)
  }
  const columns = several('columns', countNames)
  const order = once('order')
  const { column, isDescending } = readOrder(order)
  const known = listColumns.find((name) => name === column)
  if (order !== '' && known === undefined)
    unread.push({
      key: 'order',
      values: [order],
      message: `must be one of ${listColumns.join(', ')}, with a minus sign before it for the last first`,
    })
  return {
    question: {
      search: firstUnits(once('searchByName'), SEARCH_LENGTH),
      chosen,
      order: known === undefined ? USUAL_ORDER : { column: known, isDescending },
      columns: columns.length === 0 ? countNames : columns,
    },
    unread,
  }
}

/** A program is told what is wrong, so that it does not take all companies for those that it meant. */
export function refuseUnread(query: Query, unread: readonly KeyFault[]): void {
  const allowed = [...COMMON_PARAMETERS, ...PARAMETERS]
  const faults = [
    ...Object.keys(query)
      .filter((key) => !allowed.includes(key))
      .map((key) => ({ key, message: `is not known; known are ${allowed.join(', ')}` })),
    ...unread.map(({ key, message }) => ({ key, message })),
    ...textsIn(query['searchByName'])
      .filter((text) => text.length > SEARCH_LENGTH)
      .map(() => ({ key: 'searchByName', message: `must have at most ${SEARCH_LENGTH} characters` })),
  ]
  if (faults.length > 0) throw new QuestionRefused(faults)
}

type Changes = {
  readonly search?: string
  readonly without?: FilterName
  readonly order?: CompaniesQuestion['order']
}

/** A question with something changed. */
export const changed = (
  question: CompaniesQuestion,
  { search = question.search, without, order = question.order }: Changes,
): CompaniesQuestion => ({
  search,
  chosen: new Map([...question.chosen].filter(([name]) => name !== without)),
  order,
  columns: question.columns,
})

export const NOTHING_ASKED: Pick<CompaniesQuestion, 'search' | 'chosen'> = { search: '', chosen: new Map() }

export const isNarrowed = ({ search, chosen }: CompaniesQuestion): boolean => search !== '' || chosen.size > 0

/** The query string of a question, without what is usual anyway. */
export function writtenQuestion({ search, chosen, order, columns }: CompaniesQuestion): string {
  const written = new URLSearchParams()
  if (search !== '') written.set('searchByName', search)
  for (const [name, codes] of chosen) for (const code of codes) written.append(name, code)
  if (writeOrder(order) !== writeOrder(USUAL_ORDER)) written.set('order', writeOrder(order))
  if (columns.length < countNames.length) for (const column of columns) written.append('columns', column)
  return written.toString()
}
