import { allowedCriteria, withParameter } from '@datacentre/catalogue/list/criteria'
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
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { useCallback, useState } from 'react'
import { criteriaAtOpening } from '../address/opening-criteria.ts'
import { useKeptCriteria } from '../address/use-kept-criteria.ts'

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
}

/** The state of a list screen: opened from the address, kept there and in session storage on every change. */
export function useListScreen(register: Register, index: ListIndex | undefined): ListControl {
  const [today] = useState(() => todayInAmsterdam(new Date()))
  const [opening] = useState(criteriaAtOpening)
  /** What a visitor asked before there were rows. */
  const [early, setEarly] = useState<Criteria>()
  const [screen, setScreen] = useState<ListScreen>()
  const [opened, setOpened] = useState(opening)
  const isOpening = index !== undefined && screen?.index !== index
  const asked = screen?.criteria ?? early ?? opening
  // Setting state while rendering, not in an effect: the rows show in the same paint as the data come in.
  const shown = isOpening ? openList(index, allowedCriteria(index, asked, today)) : screen
  const criteria = shown?.criteria ?? asked
  if (isOpening) {
    setScreen(shown)
    if (early === undefined) setOpened(criteria)
  }
  const change = useCallback<Change>((next) => setScreen((now) => now && next(now)), [])
  const follow = useCallback(
    (next: Criteria) => {
      if (index === undefined) setEarly(next)
      else change((now) => showCriteria(now, allowedCriteria(index, next, today)))
    },
    [index, change, today],
  )
  useKeptCriteria({ criteria, opened, register, follow })
  const search = (text: string): void => {
    const wanted: ListChange = { parameter: 'searchByName', value: text.trim() === '' ? undefined : text }
    if (screen === undefined) setEarly(withParameter(asked, wanted.parameter, wanted.value))
    else change((now) => changeList(now, wanted))
  }
  return { screen: shown, change, search, criteria, today }
}
