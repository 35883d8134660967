import { optionAt } from '../grammar/choices.ts'
import type { Filter } from '../grammar/filter.ts'
import type { Criteria } from '../grammar/parameter.ts'
import type { Register } from '../grammar/register.ts'
import { columnTextKey, periodTextKey } from '../texts/keys.ts'
import type { Say } from '../texts/speak-from.ts'
import { showDay } from '../time/days.ts'
import type { ListIndex } from './list.ts'

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
  { index, criteria }: { index: Pick<ListIndex, 'filters'>; criteria: Criteria },
  say: Say,
): string {
  if ('parameter' in filter) {
    const asked = criteria[filter.parameter] ?? ''
    const options = index.filters.find((ready) => ready.filter === filter)?.options ?? []
    const place = optionAt(options, asked)
    return (place === null ? undefined : options[place]?.description) ?? asked
  }
  const show = filter.kind === 'yearIn' ? String : showDay
  const [start, end] = [criteria[filter.start], criteria[filter.end]]
  if (start !== undefined && end !== undefined) return `${show(start)} – ${show(end)}`
  if (start !== undefined) return say('filters.from', { value: show(start) })
  return end === undefined ? '' : say('filters.until', { value: show(end) })
}
