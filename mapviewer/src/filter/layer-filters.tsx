import { toAddress } from '@datacentre/catalogue/list/address'
import { changeList, clearAll, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { Button } from '@datacentre/ui/controls/button'
import { FilterControl } from '@datacentre/ui/filter-control'
import { SearchBox } from '@datacentre/ui/controls/search-box'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import './layer-filters.css'
import { today } from './left.ts'
import type { LayerFilter } from './use-layer-filter.ts'
import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'

type LayerFiltersProps = Pick<LayerFilter, 'change'> & { readonly screen: ListScreen }

/** The filters of a register's list, for its layer on the map. */
export default function LayerFilters({ screen, change }: LayerFiltersProps) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  const { register } = screen.index
  const query = toAddress(screen.criteria, register)
  return (
    <div className="layer-filters" role="group" aria-label={say('filters.title')}>
      <SearchBox
        label={say(`search.${searchedIn(register)}`)}
        placeholder={say(`search.${searchedIn(register)}`)}
        value={screen.criteria.searchByName ?? ''}
        maxLength={SEARCH_LENGTH}
        onChange={(text) =>
          change((now) =>
            changeList(now, { parameter: 'searchByName', value: text === '' ? undefined : text }),
          )
        }
      />
      {register.filters.map((filter, place) => (
        <FilterControl
          key={place}
          filter={filter}
          place={place}
          screen={screen}
          change={change}
          today={today()}
        />
      ))}
      <div className="layer-filters-end">
        <Button look="quiet" onPress={() => change(clearAll)}>
          {say('filters.clearAll')}
        </Button>
        <a
          className="button button-quiet"
          href={withLanguage(`${datacentre}${register.route}${query === '' ? '' : `?${query}`}`, language)}
          target="_top"
        >
          {say('map.filters.list')}
        </a>
      </div>
    </div>
  )
}
