import { withParameter, type Criteria, type Parameter } from '../grammar/parameter.ts'
import { parametersOf } from '../grammar/filter-kinds.ts'
import type { Filter } from '../grammar/filter.ts'
import { changeCriteria, filtersInUse } from './criteria.ts'
import { viewList, type ListIndex, type ListView } from './list.ts'
import { pageOf, type Page } from './paging.ts'
import { afterFilterChange, type Selection } from './selection.ts'
import { DEFAULT_PAGE_SIZE } from '../screen-constants.ts'

/** Everything a list screen shows that a visitor can change, but for which rows are open. */
export type ListScreen = {
  readonly index: ListIndex
  readonly criteria: Criteria
  readonly view: ListView
  readonly selection: Selection
  /** The rows that a visitor selected before asking for these only; null where all that is found is shown. A row that is
   *  taken off then stays in view, so that a slip can be undone. */
  readonly only: Selection | null
  /** What was narrowed last; null when nothing was since the list opened or was cleared. */
  readonly last: Parameter | null
}

/** A list as it opens under some criteria, with the selection that belongs to them (D4 and D7). */
export function openList(index: ListIndex, criteria: Criteria, last: Parameter | null = null): ListScreen {
  const view = viewList(index, criteria)
  const { narrowed } = view
  const selection = afterFilterChange({ rowCount: index.rows.length, filtered: view.rows, narrowed })
  return withinPages({ index, criteria, view, selection, only: null, last })
}

/** A page beyond the list becomes its last page, also in the criteria, so that the address says what is seen. */
function withinPages(screen: ListScreen): ListScreen {
  const { page } = screen.criteria
  const { currentPage: within } = currentPage(screen)
  if (page === undefined || page === within) return screen
  return { ...screen, criteria: withParameter(screen.criteria, 'page', within) }
}

export type ListChange = { readonly parameter: Parameter; readonly value: string | number | undefined }

/** Parameters that change which rows are seen where, but not which rows there are. */
const KEEPS_SELECTION: readonly Parameter[] = ['order', 'page', 'pageSize', 'columns']

/** What is found, or what of it a visitor asked to see only. */
function viewOf(index: ListIndex, criteria: Criteria, only: Selection | null): ListView {
  const view = viewList(index, criteria)
  return only === null ? view : { ...view, rows: view.rows.filter((row) => only.selected[row] === 1) }
}

/** Shows the selected rows and no others. */
export function showSelection(screen: ListScreen): ListScreen {
  const { index, selection } = screen
  const criteria = withParameter(screen.criteria, 'page', undefined)
  return { ...screen, criteria, only: selection, view: viewOf(index, criteria, selection) }
}

/** Shows all that is found again; what is selected stays so. */
export function showAllFound(screen: ListScreen): ListScreen {
  const criteria = withParameter(screen.criteria, 'page', undefined)
  return { ...screen, criteria, only: null, view: viewOf(screen.index, criteria, null) }
}

/** A visitor changes the search, a filter, the order, the columns or the page. */
export function changeList(screen: ListScreen, change: ListChange): ListScreen {
  const { index, criteria } = screen
  if (change.parameter === 'page' || change.parameter === 'columns')
    return withinPages({ ...screen, criteria: withParameter(criteria, change.parameter, change.value) })
  const changed = changeCriteria(index.register, criteria, change)
  if (!KEEPS_SELECTION.includes(change.parameter)) return openList(index, changed, change.parameter)
  return { ...screen, criteria: changed, view: viewOf(index, changed, screen.only) }
}

/** A list under other criteria as a whole, as Back and Forward ask them; where the same rows are left, the selection stays. */
export function showCriteria(screen: ListScreen, criteria: Criteria): ListScreen {
  const { index } = screen
  const names = Object.keys({ ...screen.criteria, ...criteria }) as readonly Parameter[]
  const changed = names.filter((name) => screen.criteria[name] !== criteria[name])
  if (!changed.every((name) => KEEPS_SELECTION.includes(name))) return openList(index, criteria)
  return withinPages({ ...screen, criteria, view: viewOf(index, criteria, screen.only) })
}

/** A visitor sets both bounds of a period at once. */
export function changeBounds(screen: ListScreen, bounds: readonly [ListChange, ListChange]): ListScreen {
  const { register } = screen.index
  const criteria = bounds.reduce((sofar, change) => changeCriteria(register, sofar, change), screen.criteria)
  return openList(screen.index, criteria, bounds[0].parameter)
}

/** Takes away everything that a filter asks. */
export function clearFilter(screen: ListScreen, filter: Filter): ListScreen {
  return clearParameters(screen, parametersOf(filter))
}

/** Takes away what was narrowed last, or the last filter in use where that is not known; the search where no filter is. */
export function clearLast(screen: ListScreen): ListScreen {
  const filter = lastFilter(screen)
  return filter === null ? clearParameters(screen, ['searchByName']) : clearFilter(screen, filter)
}

/** The filter that narrowed the list last, as far as that is known; null when the search did. */
export function lastFilter({ index, last, criteria }: ListScreen): Filter | null {
  if (last === 'searchByName' && criteria.searchByName !== undefined) return null
  const filters = filtersInUse(index.register, criteria)
  return filters.find((one) => last !== null && parametersOf(one).includes(last)) ?? filters.at(-1) ?? null
}

/** Takes away every filter and the search; order and page size stay. */
export function clearAll(screen: ListScreen): ListScreen {
  return clearParameters(screen, ['searchByName', ...screen.index.register.filters.flatMap(parametersOf)])
}

function clearParameters(screen: ListScreen, names: readonly Parameter[]): ListScreen {
  const left = names.reduce(
    (criteria, parameter) => changeCriteria(screen.index.register, criteria, { parameter, value: undefined }),
    screen.criteria,
  )
  return openList(screen.index, left)
}

/** The page a visitor is on. */
export const currentPage = ({ criteria, view }: ListScreen): Page =>
  pageOf({
    total: view.rows.length,
    page: criteria.page ?? 1,
    pageSize: criteria.pageSize ?? DEFAULT_PAGE_SIZE,
  })
