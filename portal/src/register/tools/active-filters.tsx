import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import { filterInWords, filterName } from '@datacentre/catalogue/list/filter-in-words'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { changeList, clearAll, clearFilter, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { Button } from '@datacentre/ui/controls/button'
import { Chip } from '@datacentre/ui/controls/chip'
import { useSpoken } from '@datacentre/ui/speech'
import { useFocusOnChip } from './use-focus-on-chip.ts'
import type { Change } from '../use-list-screen.ts'

type ActiveFiltersProps = { readonly screen: ListScreen; readonly change: Change }

/** What narrows the list, each with a way to take it off. */
export function ActiveFilters({ screen, change }: ActiveFiltersProps) {
  const { say } = useSpoken()
  const { register } = screen.index
  const search = screen.criteria.searchByName
  const filters = filtersInUse(register, screen.criteria)
  const searches = search === undefined ? 0 : 1
  const chips = searches + filters.length
  const { group, leaveFrom } = useFocusOnChip()
  // The pressed control goes with what it takes off.
  const leaving = (place: number, next: Parameters<Change>[0]): void => {
    leaveFrom(place)
    change(next)
  }
  if (chips === 0) return null
  return (
    <div className="active-filters" role="group" aria-label={say('filters.activeList')} ref={group}>
      {search !== undefined && (
        <Chip
          label={say('filters.chip', { filter: say(`search.${searchedIn(register)}`), value: search })}
          removeLabel={say('search.clear')}
          onRemove={() =>
            leaving(0, (now) => changeList(now, { parameter: 'searchByName', value: undefined }))
          }
        />
      )}
      {filters.map((filter, at) => {
        const name = filterName(register, filter, say)
        return (
          <Chip
            key={at}
            label={say('filters.chip', { filter: name, value: filterInWords(filter, screen, say) })}
            removeLabel={say('filters.clear', { filter: name })}
            onRemove={() => leaving(searches + at, (now) => clearFilter(now, filter))}
          />
        )
      })}
      <Button look="quiet" onPress={() => leaving(0, clearAll)}>
        {say('filters.clearAll')}
      </Button>
    </div>
  )
}
