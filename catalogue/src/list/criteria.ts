import { isFeatureOn, type FeatureFlags } from '../features.ts'
import { isInStratGroup, stratGroups, type StratGroup } from '../codes/stratigraphy.ts'
import { isParameter } from './address.ts'
import { optionAt } from '../grammar/choices.ts'
import { yearOf } from '../time/days.ts'
import { parametersOf } from '../grammar/filter-kinds.ts'
import type { Filter } from '../grammar/filter.ts'
import type { ListIndex } from './list.ts'
import { NO_VALUE, type Option } from '../grammar/option.ts'
import { PAGE_SIZES } from './paging.ts'
import type { Criteria, Parameter } from '../grammar/parameter.ts'
import { allowedPeriod } from '../time/period.ts'
import type { Register } from '../grammar/register.ts'
import { EARLIEST_SEISMIC_YEAR } from '../time/years.ts'

/** Parameters that every list understands beside those of its filters. */
const LIST_PARAMETERS = ['searchByName', 'order', 'page', 'pageSize'] as const satisfies readonly Parameter[]

/** What of the criteria this list can carry out; the rest, and values it does not offer, fall away (decision 4). */
export function allowedCriteria(index: ListIndex, criteria: Criteria, today: number): Criteria {
  const { register } = index
  const known = new Set<Parameter>([...LIST_PARAMETERS, ...register.filters.flatMap(parametersOf)])
  let allowed = pick(criteria, (name) => known.has(name))
  for (const { filter, options } of index.filters)
    allowed = allowedByFilter(filter, options, { allowed, today })
  const drop = new Set<Parameter>()
  if (allowed.order !== undefined && !(register.orderedBy as readonly string[]).includes(allowed.order))
    drop.add('order')
  if (allowed.pageSize !== undefined && !(PAGE_SIZES as readonly number[]).includes(allowed.pageSize))
    drop.add('pageSize')
  return pick(allowed, (name) => !drop.has(name))
}

/** Without an order where the operator offers no choice of one: a list would be sorted by what nobody sees (S6.2). */
export const withOfferedOrder = (criteria: Criteria, features: FeatureFlags): Criteria =>
  isFeatureOn(features, 'sortEnabled') ? criteria : withParameter(criteria, 'order', undefined)

function allowedByFilter(
  filter: Filter,
  options: readonly Option[],
  { allowed, today }: { allowed: Criteria; today: number },
): Criteria {
  if ('parameter' in filter) {
    const asked = allowed[filter.parameter]
    if (asked === undefined) return allowed
    const place = optionAt(narrowedOptions(filter, options, allowed), asked)
    const code = place === null ? undefined : narrowedOptions(filter, options, allowed)[place]?.code
    return withParameter(allowed, filter.parameter, code)
  }
  const asked = { start: allowed[filter.start] ?? null, end: allowed[filter.end] ?? null }
  const kept =
    filter.kind === 'yearIn' ? allowedYears(asked, yearOf(today)) : allowedPeriod({ ...asked, today })
  return withParameter(
    withParameter(allowed, filter.start, kept.start ?? undefined),
    filter.end,
    kept.end ?? undefined,
  )
}

function allowedYears({ start, end }: { start: number | null; end: number | null }, thisYear: number) {
  const inList = (year: number | null): number | null =>
    year !== null && year >= EARLIEST_SEISMIC_YEAR && year <= thisYear ? year : null
  const from = inList(start)
  const to = inList(end)
  return { start: from, end: from !== null && to !== null && to < from ? null : to }
}

const pick = (criteria: Criteria, keep: (name: Parameter) => boolean): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => isParameter(name) && keep(name)))

/** Criteria with one parameter set, or taken away when there is no value. */
export function withParameter(
  criteria: Criteria,
  name: Parameter,
  value: string | number | undefined,
): Criteria {
  const { [name]: _old, ...rest } = criteria
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** A visitor changes a filter, the search or the order: back to page 1, and a narrowed filter is cleared (spec 4). */
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

/** The options a filter shows: under a chosen stratigraphic group only that group's units (spec 4). */
export function narrowedOptions(
  filter: Filter,
  options: readonly Option[],
  criteria: Criteria,
): readonly Option[] {
  if (filter.kind !== 'partOf' || filter.narrowedBy === undefined) return options
  const group = criteria[filter.narrowedBy]
  if (group === undefined || !isStratGroup(group)) return options
  return options.filter((option) => option.code !== NO_VALUE && isInStratGroup(option.code, group))
}

const isStratGroup = (code: string): code is StratGroup => Object.hasOwn(stratGroups, code)

/** The filters in use, in the order of the register, as the badge counts them: one for each control, without the search
 *  (decision 8). */
export const filtersInUse = (register: Pick<Register, 'filters'>, criteria: Criteria): readonly Filter[] =>
  register.filters.filter((filter) => parametersOf(filter).some((name) => criteria[name] !== undefined))
