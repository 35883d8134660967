import { NO_VALUE, withFirst, type Option } from '../grammar/option.ts'
import type { Criteria } from '../grammar/parameter.ts'
import { liesInYears, type Years } from '../time/years.ts'
import { narrowedOptions } from '../grammar/narrowed-options.ts'
import type { List, ListLook } from './list.ts'

/** An entry as a dropdown shows it; the first one, which asks nothing, has no count. */
export type ShownOption = Option & { readonly count: number | null }

type Shown = {
  readonly index: Pick<List, 'filters'>
  readonly view: Pick<ListLook, 'countsOf'>
  readonly criteria: Criteria
  readonly none: string
}

function counted(place: number, { index, view }: Pick<Shown, 'index' | 'view'>) {
  const counts = view.countsOf(place)
  return { ready: index.filters[place]!, counts }
}

/** The dropdown of one filter: the entry that asks nothing, then what a chosen group leaves, each with its count. */
export function shownOptions(place: number, { index, view, criteria, none }: Shown): ShownOption[] {
  const { ready, counts } = counted(place, { index, view })
  const countOf = new Map(ready.options.map((option, at) => [option, counts[at] ?? 0]))
  const shown = narrowedOptions(ready.filter, ready.options, criteria)
  return withFirst(shown, none).map((option) => ({ ...option, count: countOf.get(option) ?? null }))
}

/** How many rows two years would leave under the other filters, for the entries of both dropdowns (D8). */
export function rowsInYears(place: number, screen: Pick<Shown, 'index' | 'view'>): (years: Years) => number {
  const { ready, counts } = counted(place, screen)
  const found = ready.options.flatMap(({ code }, at) =>
    code === NO_VALUE ? [] : [{ year: Number(code), rows: counts[at] ?? 0 }],
  )
  return (years) => found.reduce((sum, { year, rows }) => (liesInYears(year, years) ? sum + rows : sum), 0)
}
