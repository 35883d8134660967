import { withParameter } from '@datacentre/catalogue/grammar/parameter'
import { allowedCriteria, withOfferedOrder } from '@datacentre/catalogue/list/criteria'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { ListIndex } from '@datacentre/catalogue/list/list'
import {
  changeList,
  openList,
  showCriteria,
  type ListChange,
  type ListScreen,
} from '@datacentre/catalogue/list/list-screen'
import { selectionKey, withKeptSelection } from '@datacentre/catalogue/list/kept-selection'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { criteriaAtOpening } from '../address/opening-criteria.ts'
import { sessionStore } from '../address/session-store.ts'
import { useKeptCriteria } from '../address/use-kept-criteria.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useKeptSelection } from './use-kept-selection.ts'

export type Change = (next: (screen: ListScreen) => ListScreen) => void

export type ListControl = {
  /** Undefined while the rows are on their way. */
  readonly screen: ListScreen | undefined
  readonly change: Change
  /** Searches; a visitor may type before there are rows. */
  readonly search: (text: string) => void
  /** What the screen asks, also before there are rows. */
  readonly criteria: Criteria
  readonly today: number
  /** Whether what is shown was asked before, and what is asked now is on its way. */
  readonly isBusy: boolean
  /** Called when a visitor comes to the filters and leaves them, where what they offer is asked of the server. */
  readonly onAtFilters?: ((isAt: boolean) => void) | undefined
}

/** How it stands with the call for the rows of a list. */
export type RowsCall = Pick<UseQueryResult, 'isError' | 'isPending' | 'refetch'>

/** The state of a list screen: opened from the address, kept there and in session storage on every change. */
export function useListScreen(register: Register, index: ListIndex | undefined): ListControl {
  const { features } = useInstallation()
  const [today] = useState(() => todayInAmsterdam(new Date()))
  const [opening] = useState(criteriaAtOpening)
  /** What a visitor asked before there were rows. */
  const [early, setEarly] = useState<Criteria>()
  /** The list as a visitor changed it; before the first change it is as it opened. */
  const [changed, setChanged] = useState<ListScreen>()
  const isChanged = changed !== undefined && changed.index === index
  // Rows that came anew open under what the visitor asked of the rows before.
  const asked = (isChanged ? undefined : changed?.criteria) ?? early ?? opening
  const allowed = useCallback(
    (rows: ListIndex, criteria: Criteria) =>
      withOfferedOrder(allowedCriteria(rows, criteria, today), features),
    [today, features],
  )
  const opened = useMemo(
    () =>
      index &&
      withKeptSelection(
        openList(index, allowed(index, asked)),
        sessionStore.getItem(selectionKey(register.id)),
      ),
    [index, asked, allowed, register],
  )
  const screen = isChanged ? changed : opened
  const criteria = screen?.criteria ?? asked
  const change = useCallback<Change>(
    (next) =>
      setChanged((now) => {
        const from = now?.index === index ? now : opened
        return from && next(from)
      }),
    [index, opened],
  )
  const follow = useCallback(
    (next: Criteria) => {
      if (index === undefined) setEarly(next)
      else change((now) => showCriteria(now, allowed(index, next)))
    },
    [index, change, allowed],
  )
  const untouched = early === undefined ? (opened?.criteria ?? opening) : opening
  useKeptCriteria({ criteria, opened: untouched, register, follow })
  useKeptSelection(screen)
  const search = (text: string): void => {
    const wanted: ListChange = { parameter: 'searchByName', value: text.trim() === '' ? undefined : text }
    if (screen === undefined) setEarly(withParameter(asked, wanted.parameter, wanted.value))
    else change((now) => changeList(now, wanted))
  }
  return { screen, change, search, criteria, today, isBusy: false }
}
