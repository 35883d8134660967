import { allowedCriteria, withParameter } from '@datacentre/catalogue/list/criteria'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { ListIndex } from '@datacentre/catalogue/list/list'
import {
  changeList,
  openList,
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
export function useListScreen(index: ListIndex | undefined): ListControl {
  const [today] = useState(() => todayInAmsterdam(new Date()))
  const [opening, setOpening] = useState(criteriaAtOpening)
  const [screen, setScreen] = useState<ListScreen>()
  const opened = index !== undefined && screen?.index !== index
  // Setting state while rendering, not in an effect: the rows show in the same paint as the data come in.
  const shown = opened ? openList(index, allowedCriteria(index, screen?.criteria ?? opening, today)) : screen
  if (opened) setScreen(shown)
  useKeptCriteria(shown?.criteria, index?.register)
  const change = useCallback<Change>((next) => setScreen((now) => now && next(now)), [])
  const search = (text: string): void => {
    const asked: ListChange = { parameter: 'searchByName', value: text.trim() === '' ? undefined : text }
    if (screen === undefined) setOpening(withParameter(opening, asked.parameter, asked.value))
    else change((now) => changeList(now, asked))
  }
  return {
    screen: shown,
    change,
    search,
    criteria: shown?.criteria ?? opening,
    today,
  }
}
