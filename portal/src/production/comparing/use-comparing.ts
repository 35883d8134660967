import { MOST_COMPARED } from '@datacentre/catalogue/production/comparing/compared-subjects'
import type { Subject } from '@datacentre/catalogue/production/figure'
import { createContext, useCallback, useMemo, useState } from 'react'
import {
  changeOpened,
  closeOpened,
  currentAddress,
  pushOpened,
  useAddress,
  writePending,
} from '../../address/address.ts'
import { openedIn, withOpened } from '../../address/page-query.ts'

export type Comparing = {
  /** Who was chosen, by key, or by whatever an address names them. */
  readonly asked: readonly string[]
  /** Whether the address says that they are compared. */
  readonly isOpen: boolean
  /** Whether one more was wanted than a chart takes. */
  readonly isTooMany: boolean
  readonly toggle: (key: string) => void
  readonly setAsked: (asked: readonly string[]) => void
}

/** What the cards know of the comparison; without a page nobody is compared, and nobody can be. */
export const ComparingContext = createContext<Comparing>({
  asked: [],
  isOpen: false,
  isTooMany: false,
  toggle: () => {},
  setAsked: () => {},
})

const comparedIn = (query: string): readonly string[] =>
  openedIn(query).flatMap(([name, value]) => (name === 'compare' ? [value] : []))

const queryWith = (compare: readonly string[]): string => {
  // What was changed a moment ago must be in the address before it is read.
  writePending()
  return withOpened(currentAddress().query, { compare })
}

/** Opens the comparison over the screen; Back closes it. A history that was open gives way to it. */
export const openComparison = (asked: readonly string[]): void => {
  const query = queryWith(asked)
  pushOpened(withOpened(query, { detail: [], detailStep: [], detailSum: [], detailQuantity: [] }))
}

export const closeComparison = (): void => closeOpened(queryWith([]))

/** Who a visitor compares: chosen on the cards and, once the comparison is open, in the address. */
export function useComparing(): Comparing {
  const { query } = useAddress()
  const inAddress = useMemo(() => comparedIn(query), [query])
  const [chosen, setChosen] = useState(inAddress)
  const [isTooMany, setTooMany] = useState(false)
  const isOpen = inAddress.length > 0
  const asked = isOpen ? inAddress : chosen
  const setAsked = useCallback(
    (next: readonly string[]): void => {
      setTooMany(false)
      setChosen(next)
      if (isOpen && next.length > 0) changeOpened(queryWith(next))
      if (isOpen && next.length === 0) closeComparison()
    },
    [isOpen],
  )
  const toggle = useCallback(
    (key: string): void => {
      if (asked.includes(key)) setAsked(asked.filter((one) => one !== key))
      else if (asked.length < MOST_COMPARED) setAsked([...asked, key])
      else setTooMany(true)
    },
    [asked, setAsked],
  )
  return useMemo(
    () => ({ asked, isOpen, isTooMany, toggle, setAsked }),
    [asked, isOpen, isTooMany, toggle, setAsked],
  )
}

/** A control that goes away with what it did leaves the focus to the dialog, where a visitor goes on from. */
export const focusComparison = (): void =>
  document.querySelector<HTMLElement>('.comparison [role=dialog]')?.focus()

/** The names of who was chosen, as far as they are among these. */
export const namesOf = (asked: readonly string[], subjects: readonly Subject[]): readonly string[] =>
  asked.map((text) => subjects.find(({ key }) => key === text)?.name ?? text)
