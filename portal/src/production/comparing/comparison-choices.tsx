import { MOST_COMPARED } from '@datacentre/catalogue/production/comparing/compared-subjects'
import type { Subject } from '@datacentre/catalogue/production/figure'
import { FIRST_VALUE } from '@datacentre/catalogue/grammar/option'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { YearRangePicker } from '@datacentre/ui/calendar/year-range-picker'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import { focusComparison } from './use-comparing.ts'
import { StepChoice } from '../selection-chart/step-choice.tsx'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'

type ComparisonChoicesProps = {
  /** Who can be compared. */
  readonly all: readonly Subject[]
  readonly compared: readonly Subject[]
  readonly setAsked: (asked: readonly string[]) => void
  readonly shown: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
  readonly thisYear: number
}

/** The years, by month or year or added up, and who is compared too. */
export function ComparisonChoices({
  all,
  compared,
  setAsked,
  shown,
  change,
  thisYear,
}: ComparisonChoicesProps) {
  const { say } = useSpoken()
  const keys = useMemo(() => compared.map(({ key }) => key), [compared])
  const options = useMemo(
    () => [
      { code: FIRST_VALUE, description: say('compared.choose'), count: null },
      ...all
        .filter(({ key }) => !keys.includes(key))
        .map(({ key, name }) => ({ code: key, description: name, count: null })),
    ],
    [all, keys, say],
  )
  const add = (key: string): void => {
    if (key === FIRST_VALUE) return
    if (keys.length + 1 === MOST_COMPARED) focusComparison()
    setAsked([...keys, key])
  }
  return (
    <div className="comparison-choices">
      <div className="comparison-years">
        <YearRangePicker
          label={say('years.label')}
          yearStart={shown.yearStart}
          yearEnd={shown.yearEnd}
          first={EARLIEST_PRODUCTION_YEAR}
          last={thisYear}
          onChange={change}
        />
      </div>
      {keys.length < MOST_COMPARED ? (
        <div className="comparison-add">
          <Dropdown label={say('compared.add')} options={options} value={FIRST_VALUE} onChange={add} />
        </div>
      ) : (
        <p className="comparison-full">{say('compared.tooMany', { count: MOST_COMPARED })}</p>
      )}
      <StepChoice shown={shown} change={change} />
    </div>
  )
}
