import { filterInWords } from '@datacentre/catalogue/list/filter-in-words'
import {
  changeList,
  clearAll,
  clearFilter,
  filtersInUse,
  type ListScreen,
} from '@datacentre/catalogue/list/list-screen'
import { Button } from '@datacentre/ui/button'
import { useSpoken } from '@datacentre/ui/speech'
import { filterName } from './active-filters.tsx'
import type { Change } from './use-list-screen.ts'

type EmptyListProps = { readonly screen: ListScreen; readonly change: Change }

/** Nothing is left: says under which filters, and offers to clear the last one or all. */
export function EmptyList({ screen, change }: EmptyListProps) {
  const { say } = useSpoken()
  const { register } = screen.index
  const search = screen.criteria.searchByName
  const filters = filtersInUse(screen)
  const last = filters.at(-1)
  const asked = [
    ...(search === undefined
      ? []
      : [say('filters.chip', { filter: say('filter.searchByName'), value: search })]),
    ...filters.map((filter) =>
      say('filters.chip', {
        filter: filterName(register, filter, say),
        value: filterInWords(filter, screen),
      }),
    ),
  ]
  const clearLast = (): void =>
    change((now) =>
      last === undefined
        ? changeList(now, { parameter: 'searchByName', value: undefined })
        : clearFilter(now, last),
    )
  return (
    <div className="list-message">
      <p role="status" className="list-message-title">
        {say('noResults')}
      </p>
      {asked.length > 0 && (
        <>
          <p>{say('list.empty.text')}</p>
          <ul>
            {asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="list-message-actions">
            {asked.length > 1 && (
              <Button look="plain" onPress={clearLast}>
                {say('list.empty.clearLast')}
              </Button>
            )}
            <Button look="primary" onPress={() => change(clearAll)}>
              {say('list.empty.clearAll')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
