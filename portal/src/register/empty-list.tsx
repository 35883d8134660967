import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import { filterInWords, filterName } from '@datacentre/catalogue/list/filter-in-words'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { clearAll, clearLast, lastFilter, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { focusHeading } from './focus-heading.ts'
import type { Change } from './use-list-screen.ts'

type EmptyListProps = { readonly screen: ListScreen; readonly change: Change }

/** Nothing is left: says under which filters, and offers to clear the last one or all. */
export function EmptyList({ screen, change }: EmptyListProps) {
  const { say } = useSpoken()
  const { register } = screen.index
  const search = screen.criteria.searchByName
  const searchName = say(`search.${searchedIn(register)}`)
  const last = lastFilter(screen)
  const filters = filtersInUse(register, screen.criteria)
  const asked = [
    ...(search === undefined ? [] : [say('filters.chip', { filter: searchName, value: search })]),
    ...filters.map((filter) =>
      say('filters.chip', {
        filter: filterName(register, filter, say),
        value: filterInWords(filter, screen, say),
      }),
    ),
  ]
  // The pressed button goes with the message.
  const leaving: Change = (next) => {
    change(next)
    focusHeading()
  }
  return (
    <div className="list-message">
      <p className="list-message-title">{say('noResults')}</p>
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
              <Button look="plain" onPress={() => leaving(clearLast)}>
                {say('list.empty.clearLast', {
                  filter: last === null ? searchName : filterName(register, last, say),
                })}
              </Button>
            )}
            <Button look="primary" onPress={() => leaving(clearAll)}>
              {say('list.empty.clearAll')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
