import type { Filter } from '@datacentre/catalogue/grammar/filter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { FilterControl } from '@datacentre/ui/filter-control'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, useDeferredValue, useState } from 'react'
import type { Change, ListControl } from '../use-list-screen.ts'

type FiltersProps = {
  readonly register: Register
  readonly screen: ListScreen | undefined
  readonly change: Change
  readonly today: number
}

type FilterPanelProps = FiltersProps & Pick<ListControl, 'onAtFilters'>

/** The column of filters. It may lag a moment behind the rows, so that typing never waits for its counts. */
export function FilterPanel({ register, screen, change, today, onAtFilters }: FilterPanelProps) {
  const { say } = useSpoken()
  const settled = useDeferredValue(screen)
  return (
    // It listens to its controls, and to their lists, which lie elsewhere on the page. Not every browser focuses what is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="filter-panel"
      id="filters"
      aria-label={say('filters.title')}
      onFocus={() => onAtFilters?.(true)}
      onPointerDown={() => onAtFilters?.(true)}
      onBlur={() => onAtFilters?.(false)}
    >
      <Filters register={register} screen={settled} change={change} today={today} />
    </section>
  )
}

const Filters = memo(function Filters({ register, screen, change, today }: FiltersProps) {
  const { say } = useSpoken()
  const [asksMore, setAsksMore] = useState(false)
  const filters: readonly Filter[] = register.filters
  const extra = filters.filter(({ isExtra }) => isExtra === true)
  if (screen === undefined) return <FilterSkeleton count={filters.length - extra.length} />
  const control = (filter: Filter) => {
    const place = filters.indexOf(filter)
    return (
      <div key={place} className="filter-control">
        <FilterControl filter={filter} place={place} screen={screen} change={change} today={today} />
      </div>
    )
  }
  const showsMore = asksMore || filtersInUse({ filters: extra }, screen.criteria).length > 0
  return (
    <>
      {filters.filter(({ isExtra }) => isExtra !== true).map(control)}
      {extra.length > 0 && (
        <details
          className="filter-more"
          open={showsMore}
          onToggle={(event) => setAsksMore(event.currentTarget.open)}
        >
          <summary>{say('filters.more')}</summary>
          {/* Not before they are seen: their options are counted at every change. */}
          {showsMore && extra.map(control)}
        </details>
      )}
    </>
  )
})

function FilterSkeleton({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => <div key={at} className="filter-skeleton" />)
}
