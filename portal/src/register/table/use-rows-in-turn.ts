import { useLayoutEffect, type RefObject } from 'react'
import { currentAddress } from '../../address/address.ts'
import { windowTop } from './noted-scroll.ts'

/** Three cards take a slow phone some twenty milliseconds. */
const ROWS_AT_A_TIME = 3

/** Lets the browser paint, and do what a visitor asks. */
const PAUSE_MS = 40

/** Whether a list opens at the top of its page. For who is, or was, further down the rows above must be as high as they were. */
export const opensAtTop = (): boolean => windowTop() === 0 && currentAddress().top === 0

/**
 * Lays out the rows of a table that appears in turns, where they are cards: first those in and near the window, as the browser does with
 * what is left to it, then the others from top to bottom, until each has its own height.
 */
export function useRowsInTurn(table: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    if (!opensAtTop()) return undefined
    const waiting = [...table.current!.tBodies]
    for (const row of waiting) row.style.contentVisibility = 'auto'
    let timer = 0
    const next = (): void => {
      for (const row of waiting.splice(0, ROWS_AT_A_TIME)) row.style.contentVisibility = ''
      if (waiting.length > 0) timer = window.setTimeout(next, PAUSE_MS)
    }
    timer = window.setTimeout(next, PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [table])
}
