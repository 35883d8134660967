import { isFeatureOn, type FeatureFlags } from '../features.ts'
import { isParameter } from './address.ts'
import { criteriaRules, isAsked, parametersOf } from '../grammar/filter-kinds.ts'
import type { Filter } from '../grammar/filter.ts'
import type { List } from './list.ts'
import { searchFor } from './searching/search.ts'
import { allOrders } from './order-asked.ts'
import { columnsAsked } from './table-columns.ts'
import { codesIn } from '../grammar/several.ts'
import { withParameter, type Criteria, type Parameter } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { PAGE_SIZES } from '../screen-constants.ts'

/** Parameters that every list understands beside those of its filters. */
const LIST_PARAMETERS = [
  'searchByName',
  'order',
  'page',
  'pageSize',
  'version',
  'columns',
] as const satisfies readonly Parameter[]

/** What of the criteria this list can carry out; the rest, and values it does not offer, fall away (D4). */
export function allowedCriteria(
  index: Pick<List, 'register' | 'filters'>,
  criteria: Criteria,
  today: number,
): Criteria {
  const { register } = index
  const known = new Set<Parameter>([...LIST_PARAMETERS, ...register.filters.flatMap(parametersOf)])
  let allowed = pick(criteria, (name) => known.has(name))
  for (const ready of index.filters.filter(({ filter }) => isAsked(filter, criteria)))
    allowed = criteriaRules(ready.filter).allowed({ options: ready.options, criteria: allowed, today })
  const drop = new Set<Parameter>()
  if (allowed.order !== undefined && !allOrders(register).includes(allowed.order)) drop.add('order')
  if (allowed.pageSize !== undefined && !(PAGE_SIZES as readonly number[]).includes(allowed.pageSize))
    drop.add('pageSize')
  return withParameter(
    pick(allowed, (name) => !drop.has(name)),
    'columns',
    columnsAsked(register, codesIn(allowed.columns)),
  )
}

/** Without an order where the operator offers no choice of one: a list would be sorted by what nobody sees (S6.2). */
export const withOfferedOrder = (criteria: Criteria, features: FeatureFlags): Criteria =>
  isFeatureOn(features, 'sortEnabled') ? criteria : withParameter(criteria, 'order', undefined)

const pick = (criteria: Criteria, keep: (name: Parameter) => boolean): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => isParameter(name) && keep(name)))

/** A visitor changes a filter, the search or the order: back to page 1, and a narrowed filter is cleared (S4). */
export function changeCriteria(
  register: Pick<Register, 'filters'>,
  criteria: Criteria,
  change: { readonly parameter: Parameter; readonly value: string | number | undefined },
): Criteria {
  const narrowing = register.filters.find(
    (filter) => filter.kind === 'groupOf' && filter.parameter === change.parameter,
  )
  const cleared =
    narrowing?.kind === 'groupOf' ? withParameter(criteria, narrowing.narrows, undefined) : criteria
  return withParameter(withParameter(cleared, change.parameter, change.value), 'page', undefined)
}

/** The filters in use, in the order of the register, as the badge counts them: one for each control, without the search
 *  (D8). */
export const filtersInUse = (register: Pick<Register, 'filters'>, criteria: Criteria): readonly Filter[] =>
  register.filters.filter((filter) => parametersOf(filter).some((name) => criteria[name] !== undefined))

/** Whether any filter or search is in use. */
export const isNarrowed = (register: Pick<Register, 'filters'>, criteria: Criteria): boolean =>
  searchFor(criteria.searchByName ?? '') !== '' || filtersInUse(register, criteria).length > 0
