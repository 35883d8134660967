import type { FigureCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { useSpoken } from '@datacentre/ui/speech'
import { YearRangePicker } from '@datacentre/ui/calendar/year-range-picker'
import { useCallback } from 'react'
import { NameSearch } from './name-search.tsx'
import type { FigureControl } from './use-figure-criteria.ts'

type SharedSelectorsProps = Omit<FigureControl<FigureCriteria>, 'stayWithin'> & {
  /** Whose name is searched, where that is not plain. */
  readonly nameLabel?: string
}

/** The selectors that every figure screen has: the years and the name. */
export function SharedSelectors({ criteria, change, thisYear, nameLabel }: SharedSelectorsProps) {
  const { say } = useSpoken()
  const label = nameLabel ?? say('filter.name')
  const search = useCallback((name: string) => change({ name: name === '' ? undefined : name }), [change])
  return (
    <>
      <div className="figures-selector is-years">
        <YearRangePicker
          label={say('years.label')}
          yearStart={criteria.yearStart}
          yearEnd={criteria.yearEnd}
          first={EARLIEST_PRODUCTION_YEAR}
          last={thisYear}
          onChange={change}
        />
      </div>
      <div className="figures-selector is-name">
        <NameSearch label={label} name={criteria.name ?? ''} onSearch={search} />
      </div>
    </>
  )
}
