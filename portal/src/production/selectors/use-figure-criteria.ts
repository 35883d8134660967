import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { changeFigures, type FigureChanges } from '@datacentre/catalogue/production/selecting/change-figures'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { withinGroupings, withOpening } from '@datacentre/catalogue/production/series/picture'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { todayInAmsterdam, yearOf } from '@datacentre/catalogue/time/days'
import { useCallback, useState } from 'react'
import { criteriaAtOpening } from '../../address/opening-criteria.ts'
import { useKeptCriteria } from '../../address/use-kept-criteria.ts'
import { useFigureSpan } from '../use-figure-span.ts'
import { useGroupingAtOpening, useGroupings } from '../use-groupings.ts'

export type ChangeFigures = (changes: FigureChanges) => void

export type FigureControl<Asked> = {
  readonly criteria: Asked
  readonly change: ChangeFigures
  /** Goes to the last page from one beyond it, which is no change by a visitor. */
  readonly stayWithin: (lastPage: number) => void
  readonly thisYear: number
}

type Opened<Asked> = FigureControl<Asked> & {
  /** For what is more than setting parameters. */
  readonly setCriteria: (next: (now: Asked) => Asked) => void
}

/** What a figure screen asks: opened from the address, kept there and in session storage on every change. */
export function useFigureCriteria<Asked extends Criteria>(
  screen: ProductionScreen,
  complete: (criteria: Criteria, thisYear: number, lastYear: number | null) => Asked,
): Opened<Asked> {
  const [thisYear] = useState(() => yearOf(todayInAmsterdam(new Date())))
  const { until } = useFigureSpan()
  const lastYear = until === null ? null : yearOfMonth(until)
  const can = useGroupings(screen)
  const by = useGroupingAtOpening(screen)
  const completed = (asked: Criteria): Asked =>
    complete(withinGroupings(withOpening(asked, by), can), thisYear, lastYear)
  const [opened, setOpened] = useState(() => completed(criteriaAtOpening()))
  const [criteria, setCriteria] = useState(opened)
  const follow = (asked: Criteria): void => setCriteria(completed(asked))
  useKeptCriteria({ criteria, opened, follow })
  const change = useCallback<ChangeFigures>(
    (changes) => setCriteria((now) => changeFigures(now, changes)),
    [],
  )
  const stayWithin = (lastPage: number): void => {
    const within = changeFigures(criteria, { page: lastPage })
    if (criteria === opened) setOpened(within)
    setCriteria(within)
  }
  return { criteria, change, stayWithin, setCriteria, thisYear }
}
