import type { FigureCriteria } from '@datacentre/catalogue/production/selectors'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { useSpoken } from '@datacentre/ui/speech'
import { YearRangePicker } from '@datacentre/ui/year-range-picker'
import { useCallback } from 'react'
import { NameSearch } from './name-search.tsx'
import type { FigureControl } from './use-figure-criteria.ts'

type SharedSelectorsProps = Omit<FigureControl<FigureCriteria>, 'stayWithin'>

/** The selectors that every figure screen has: the years and the name. */
export function SharedSelectors({ criteria, change, thisYear }: SharedSelectorsProps) {
  const { say } = useSpoken()
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
        <NameSearch name={criteria.name ?? ''} onSearch={search} />
      </div>
    </>
  )
}
