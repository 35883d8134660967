import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import { filterInWords, filterName } from '@datacentre/catalogue/list/filter-in-words'
import { searchedIn } from '@datacentre/catalogue/list/search'
import { changeList, clearAll, clearFilter, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { filteredPage } from '@datacentre/catalogue/wire/map-addresses'
import { Button } from '@datacentre/ui/button'
import { Chip } from '@datacentre/ui/chip'
import { useSpoken } from '@datacentre/ui/speech'
import { focusHeading } from './focus-heading.ts'
import { useInstallation } from '../installation/installation.tsx'
import type { Change } from './use-list-screen.ts'

type ActiveFiltersProps = { readonly screen: ListScreen; readonly change: Change }

/** What narrows the list, each with a way to take it off. */
export function ActiveFilters({ screen, change }: ActiveFiltersProps) {
  const { say, language } = useSpoken()
  const { mapviewer } = useInstallation().config
  const { register } = screen.index
  const search = screen.criteria.searchByName
  const filters = filtersInUse(register, screen.criteria)
  // The pressed control goes with what it takes off.
  const leaving: Change = (next) => {
    change(next)
    focusHeading()
  }
  if (filters.length === 0 && search === undefined) return null
  return (
    <div className="active-filters" role="group" aria-label={say('filters.activeList')}>
      {search !== undefined && (
        <Chip
          label={say('filters.chip', { filter: say(`search.${searchedIn(register)}`), value: search })}
          removeLabel={say('search.clear')}
          onRemove={() => leaving((now) => changeList(now, { parameter: 'searchByName', value: undefined }))}
        />
      )}
      {filters.map((filter, at) => {
        const name = filterName(register, filter, say)
        return (
          <Chip
            key={at}
            label={say('filters.chip', { filter: name, value: filterInWords(filter, screen, say) })}
            removeLabel={say('filters.clear', { filter: name })}
            onRemove={() => leaving((now) => clearFilter(now, filter))}
          />
        )
      })}
      <Button look="quiet" onPress={() => leaving(clearAll)}>
        {say('filters.clearAll')}
      </Button>
      {screen.view.rows.length > 0 && (
        <a
          className="active-filters-map"
          href={filteredPage(register, screen.criteria, { mapviewer, language })}
          target="_blank"
          rel="noopener"
        >
          {say('map.filtered')} <span className="visually-hidden">({say('opensElsewhere')})</span>
        </a>
      )}
    </div>
  )
}
