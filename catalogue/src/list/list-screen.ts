import { withParameter, type Criteria, type Parameter } from '../grammar/parameter.ts'
import { parametersOf } from '../grammar/filter-kinds.ts'
import type { Filter } from '../grammar/filter.ts'
import { changeCriteria, filtersInUse, isNarrowed } from './criteria.ts'
import type { List, ListLook } from './list.ts'
import { pageOf, type Page } from './paging.ts'
import {
  afterFilterChange,
  isSelected,
  selectAll,
  selectAllBox,
  selectNone,
  type RowKey,
  type Selection,
} from './selection.ts'
import { DEFAULT_PAGE_SIZE } from '../screen-constants.ts'

/** Everything a list screen shows that a visitor can change, but for which rows are open. */
export type ListScreen<Look extends ListLook = ListLook> = {
  readonly index: List<Look>
  readonly criteria: Criteria
  readonly view: Look
  readonly selection: Selection
  /** The rows that a visitor selected before asking for these only; null where all that is found is shown. A row that is
   *  taken off then stays in view, so that a slip can be undone. */
  readonly only: Selection | null
  /** What was narrowed last; null when nothing was since the list opened or was cleared. */
  readonly last: Parameter | null
}

/** A list as it opens under some criteria, with the selection that belongs to them (D4 and D7). */
export function openList<Look extends ListLook>(
  index: List<Look>,
  criteria: Criteria,
  last: Parameter | null = null,
): ListScreen<Look> {
  const view = index.look({ criteria, only: null })
  const selection = afterFilterChange({ found: view.found, narrowed: isNarrowed(index.register, criteria) })
  return withinPages({ index, criteria, view, selection, only: null, last })
}

/** A page beyond the list becomes its last page, also in the criteria, so that the address says what is seen. */
function withinPages<Look extends ListLook>(screen: ListScreen<Look>): ListScreen<Look> {
  const { page } = screen.criteria
  const { currentPage: within } = currentPage(screen)
  if (page === undefined || page === within) return screen
  return { ...screen, criteria: withParameter(screen.criteria, 'page', within) }
}

export type ListChange = { readonly parameter: Parameter; readonly value: string | number | undefined }

/** Parameters that change which rows are seen where, but not which rows there are. */
const KEEPS_SELECTION: readonly Parameter[] = ['order', 'page', 'pageSize', 'columns']

/** Whether the same rows are found under both, so that a selection of the one is one of the other. */
export function findsTheSame(before: Criteria, after: Criteria): boolean {
  const names = Object.keys({ ...before, ...after }) as readonly Parameter[]
  return names.every((name) => before[name] === after[name] || KEEPS_SELECTION.includes(name))
}

/** Shows the selected rows and no others. */
export function showSelection<Look extends ListLook>(screen: ListScreen<Look>): ListScreen<Look> {
  const { index, selection: only } = screen
  const criteria = withParameter(screen.criteria, 'page', undefined)
  return { ...screen, criteria, only, view: index.look({ criteria, only }) }
}

/** Shows all that is found again; what is selected stays so. */
export function showAllFound<Look extends ListLook>(screen: ListScreen<Look>): ListScreen<Look> {
  const criteria = withParameter(screen.criteria, 'page', undefined)
  return { ...screen, criteria, only: null, view: screen.index.look({ criteria, only: null }) }
}

/** The select-all box clears when all that is shown is selected, and selects all of it otherwise. */
export function toggleAll<Look extends ListLook>(screen: ListScreen<Look>): ListScreen<Look> {
  const { selection, view, only } = screen
  if (selectAllBox(selection, view.count) === 'checked') return { ...screen, selection: selectNone }
  return { ...screen, selection: only ?? selectAll(view.found) }
}

/** The keys of what is selected, in the order of the list where that is at hand; null where only the server knows them. */
export function selectedKeys({
  selection,
  view,
}: Pick<ListScreen, 'selection' | 'view'>): readonly RowKey[] | null {
  if (view.keys !== null) return view.keys().filter((key) => isSelected(selection, key))
  return selection.isAll ? null : [...selection.keys]
}

/** A visitor changes the search, a filter, the order, the columns or the page. */
export function changeList<Look extends ListLook>(
  screen: ListScreen<Look>,
  change: ListChange,
): ListScreen<Look> {
  const { index, criteria, only } = screen
  if (change.parameter === 'page' || change.parameter === 'columns')
    return withinPages({ ...screen, criteria: withParameter(criteria, change.parameter, change.value) })
  const changed = changeCriteria(index.register, criteria, change)
  if (!KEEPS_SELECTION.includes(change.parameter)) return openList(index, changed, change.parameter)
  return { ...screen, criteria: changed, view: index.look({ criteria: changed, only }) }
}

/** A list under other criteria as a whole, as Back and Forward ask them; where the same rows are left, the selection stays. */
export function showCriteria<Look extends ListLook>(
  screen: ListScreen<Look>,
  criteria: Criteria,
): ListScreen<Look> {
  const { index, only } = screen
  if (!findsTheSame(screen.criteria, criteria)) return openList(index, criteria)
  return withinPages({ ...screen, criteria, view: index.look({ criteria, only }) })
}

/** A visitor sets both bounds of a period at once. */
export function changeBounds<Look extends ListLook>(
  screen: ListScreen<Look>,
  bounds: readonly [ListChange, ListChange],
): ListScreen<Look> {
  const { register } = screen.index
  const criteria = bounds.reduce((sofar, change) => changeCriteria(register, sofar, change), screen.criteria)
  return openList(screen.index, criteria, bounds[0].parameter)
}

/** Takes away everything that a filter asks. */
export function clearFilter<Look extends ListLook>(
  screen: ListScreen<Look>,
  filter: Filter,
): ListScreen<Look> {
  return clearParameters(screen, parametersOf(filter))
}

/** Takes away what was narrowed last, or the last filter in use where that is not known; the search where no filter is. */
export function clearLast<Look extends ListLook>(screen: ListScreen<Look>): ListScreen<Look> {
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
export function clearAll<Look extends ListLook>(screen: ListScreen<Look>): ListScreen<Look> {
  return clearParameters(screen, ['searchByName', ...screen.index.register.filters.flatMap(parametersOf)])
}

function clearParameters<Look extends ListLook>(
  screen: ListScreen<Look>,
  names: readonly Parameter[],
): ListScreen<Look> {
  const left = names.reduce(
    (criteria, parameter) => changeCriteria(screen.index.register, criteria, { parameter, value: undefined }),
    screen.criteria,
  )
  return openList(screen.index, left)
}

/** The page a visitor is on. */
export const currentPage = ({ criteria, view }: Pick<ListScreen, 'criteria' | 'view'>): Page =>
  pageOf({
    total: view.count,
    page: criteria.page ?? 1,
    pageSize: criteria.pageSize ?? DEFAULT_PAGE_SIZE,
  })
