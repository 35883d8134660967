import { withFirst, type Option } from '../grammar/option.ts'
import type { Criteria } from '../grammar/parameter.ts'
import { narrowedOptions } from './criteria.ts'
import type { ListIndex, ListView } from './list.ts'

/** An entry as a dropdown shows it; the first one, which asks nothing, has no count. */
export type ShownOption = Option & { readonly count: number | null }

type Shown = {
  readonly index: ListIndex
  readonly view: ListView
  readonly criteria: Criteria
  readonly none: string
}

/** The dropdown of one filter: the entry that asks nothing, then what a chosen group leaves, each with its count. */
export function shownOptions(place: number, { index, view, criteria, none }: Shown): ShownOption[] {
  const ready = index.filters[place]
  const counts = view.counts[place]
  if (ready === undefined || counts === undefined) throw new Error(`there is no filter at place ${place}`)
  const counted = new Map(ready.options.map((option, at) => [option, counts[at] ?? 0]))
  const shown = narrowedOptions(ready.filter, ready.options, criteria)
  return withFirst(shown, none).map((option) => ({ ...option, count: counted.get(option) ?? null }))
}
