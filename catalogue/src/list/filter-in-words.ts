import type { Filter } from '../grammar/filter.ts'
import { criteriaRules } from '../grammar/filter-kinds.ts'
import type { Criteria } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { columnTextKey, periodTextKey } from '../texts/keys.ts'
import type { Say } from '../texts/speak-from.ts'
import type { List } from './list.ts'

/** What a filter is called before what it asks. Above its two controls it reads 'Granted between', which needs both. */
export function filterName(register: Register, filter: Filter, say: Say): string {
  if ('parameter' in filter) return say(`filter.${filter.parameter}`)
  return filter.kind === 'dated'
    ? say(columnTextKey(register, { key: filter.column }))
    : say(periodTextKey(register, filter))
}

/** What one filter asks, as a chip says it: the description of the option, or its bounds. */
export function filterInWords(
  filter: Filter,
  { index, criteria }: { index: Pick<List, 'filters'>; criteria: Criteria },
  say: Say,
): string {
  const { options = [] } = index.filters.find((ready) => ready.filter === filter) ?? {}
  const words = {
    from: (value: string) => say('filters.from', { value }),
    until: (value: string) => say('filters.until', { value }),
  }
  return criteriaRules(filter).inWords({ options, criteria, words })
}
