import type { Register } from '../../grammar/register.ts'
import { fromAddress } from '../address.ts'
import { isNarrowed } from '../criteria.ts'
import type { List, ListLook } from '../list.ts'
import { rowKey } from '../selection.ts'
import type { CountedOption, ListPage } from './list-page.ts'

type Answered = {
  readonly page: ListPage
  /** What each filter offers; undefined while that is on its way. */
  readonly options: readonly (readonly CountedOption[])[] | undefined
}

/** What is known before the server has answered: nothing, and so no page lies beyond the list. */
const unanswered = { found: Number.POSITIVE_INFINITY, count: Number.POSITIVE_INFINITY, numbers: [], rows: [] }

/** What a page of the server tells of its list. */
export function lookOfPage(register: Register, { page, options }: Answered): ListLook {
  const { found, count, numbers, rows } = page
  return {
    found,
    count,
    narrowed: isNarrowed(register, fromAddress(page.criteria)),
    countsOf: (place) => Uint32Array.from(options?.[place] ?? [], (option) => option.count),
    rowsOn: () => rows.map((row, at) => ({ row, number: numbers[at] ?? at })),
    keys: rows.length === count ? () => rows.map((row) => rowKey(register, row)) : null,
  }
}

/**
 * A list of which the server has the rows. Whatever is asked of it is unanswered until the server has: a screen shows the
 * page that came last meanwhile.
 */
export function pagedList(register: Register, answered: Answered | undefined): List {
  const rows = answered?.page.rows ?? []
  return {
    register,
    filters: register.filters.map((filter, place) => ({ filter, options: answered?.options?.[place] ?? [] })),
    look: ({ criteria }) => ({
      ...lookOfPage(register, { page: { ...unanswered, criteria: '' }, options: undefined }),
      narrowed: isNarrowed(register, criteria),
      keys: null,
    }),
    named: (id) => {
      const row = rows.find((candidate) => String(candidate[register.onMap.pageId]) === id)
      return row === undefined ? undefined : String(row[register.name])
    },
  }
}
