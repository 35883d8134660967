import { showAmount } from '@datacentre/catalogue/production/amount'
import { createContext } from 'react'

/** How amounts are written. */
export type Notation = (value: number, language: string) => string

type AmountNotation = {
  readonly show: Notation
  readonly choose: (show: Notation) => void
}

/** Whole numbers, until a visitor asks for all decimals: a choice that holds for every amount of a screen. */
export const AmountNotation = createContext<AmountNotation>({ show: showAmount, choose: () => {} })
