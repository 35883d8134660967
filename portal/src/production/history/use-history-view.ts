import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { useCallback, useMemo } from 'react'
import { changeOpened, currentAddress, useAddress, writePending } from '../../address/address.ts'
import { openedIn, withOpened } from '../../address/page-query.ts'
import type { Measure } from '../words/measure.ts'

export type HistoryView = {
  readonly per: 'month' | 'year'
  readonly isAddedUp: boolean
  /** The id of what is drawn. */
  readonly measure: string
}

/** Whether something was ever reported. */
export const isKnown = ({ reported }: Measure<AnyRow>, rows: readonly AnyRow[]): boolean =>
  rows.some((row) => reported(row).values.some((value) => value !== null))

type Measures = readonly [Measure<AnyRow>, ...Measure<AnyRow>[]]

/** What is shown first: the first of what can be drawn that was ever reported. */
const firstKnown = (measures: Measures, rows: readonly AnyRow[]): string =>
  (measures.find((measure) => isKnown(measure, rows)) ?? measures[0]).id

/** How a history is looked at, which stands in the address: what is as usual is left out of it. */
export function useHistoryView(measures: Measures, rows: readonly AnyRow[]) {
  const { query } = useAddress()
  const usual = useMemo(() => firstKnown(measures, rows), [measures, rows])
  const view = useMemo((): HistoryView => {
    const { detailStep, detailSum, detailQuantity } = Object.fromEntries(openedIn(query))
    const asked = measures.find(({ id }) => id === detailQuantity)
    return {
      per: detailStep === 'year' ? 'year' : 'month',
      isAddedUp: detailSum === 'cumulative',
      measure: asked !== undefined && isKnown(asked, rows) ? asked.id : usual,
    }
  }, [query, measures, rows, usual])
  const setView = useCallback(
    ({ per, isAddedUp, measure }: HistoryView): void => {
      // What was changed a moment ago must be in the address before it is read.
      writePending()
      changeOpened(
        withOpened(currentAddress().query, {
          detailStep: per === 'year' ? ['year'] : [],
          detailSum: isAddedUp ? ['cumulative'] : [],
          detailQuantity: measure === usual ? [] : [measure],
        }),
      )
    },
    [usual],
  )
  return [view, setView] as const
}
