import type { AnyRow } from '../../grammar/column.ts'
import type { Option } from '../../grammar/option.ts'
import { withParameter, type Criteria } from '../../grammar/parameter.ts'
import { toAddress } from '../address.ts'
import { allowedCriteria } from '../criteria.ts'
import { currentPage } from '../list-screen.ts'
import type { ListIndex } from '../list.ts'
import type { Selection } from '../selection.ts'

/** One page of a list, as the server answers it. */
export type ListPage = {
  /** How many rows the criteria leave, and how many of them are asked for: fewer where some only are. */
  readonly found: number
  readonly count: number
  /** What was carried out of what was asked, as the address of the list says it. */
  readonly criteria: string
  /** Of each row on the page its number in the register. */
  readonly numbers: readonly number[]
  readonly rows: readonly AnyRow[]
}

/** An option of a filter, and how many rows it would leave under the other filters and the search. */
export type CountedOption = Option & { readonly count: number }

type Asked = {
  readonly criteria: Criteria
  readonly only: Selection | null
  readonly today: number
}

/** The page that a screen with all rows would show. What the list does not offer is ignored (D4). */
export function pageOfList(index: ListIndex, { criteria, only, today }: Asked): ListPage {
  const allowed = allowedCriteria(index, criteria, today)
  const view = index.look({ criteria: allowed, only })
  const page = currentPage({ criteria: allowed, view })
  const rows = view.rowsOn(page)
  return {
    found: view.found,
    count: view.count,
    criteria: toAddress(withParameter(allowed, 'page', page.currentPage), index.register),
    numbers: rows.map(({ number }) => number),
    rows: rows.map(({ row }) => row),
  }
}

/** What each filter offers, in the order of the register, counted under the criteria. */
export function optionsOfList(index: ListIndex, { criteria, today }: Omit<Asked, 'only'>): CountedOption[][] {
  const { countsOf } = index.look({ criteria: allowedCriteria(index, criteria, today), only: null })
  return index.filters.map(({ options }, place) => {
    const counts = options.length === 0 ? [] : countsOf(place)
    return options.map((option, at) => ({ ...option, count: counts[at] ?? 0 }))
  })
}
