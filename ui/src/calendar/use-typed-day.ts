import type { PeriodFault, TypedBound } from '@datacentre/catalogue/time/typed-bound'
import { useState } from 'react'

type Typing = {
  readonly day: number | null
  readonly read: (typed: string) => TypedBound
  readonly onChange: (day: number | null) => void
}

/**
 * What is being typed: it counts when the visitor leaves the box or presses Enter. When it is wrong it stays to be mended,
 * and the day that stood there before no longer counts: a list is never narrowed by what nobody sees.
 */
export function useTypedDay({ day, read, onChange }: Typing) {
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<PeriodFault | null>(null)
  const [shownFor, setShownFor] = useState(day)
  const type = (text: string | null): void => {
    setTyped(text)
    setFault(null)
  }
  // A day that was changed elsewhere, by clearing all filters say, takes the place of what was typed; the day that a
  // fault took away does not.
  if (shownFor !== day) {
    setShownFor(day)
    if (fault === null || day !== null) type(null)
  }
  const finish = (): void => {
    if (typed === null) return
    const bound = read(typed)
    if ('fault' in bound) {
      setFault(bound.fault)
      if (day !== null) onChange(null)
      return
    }
    type(null)
    if (bound.day !== day) onChange(bound.day)
  }
  return { typed, fault, type, finish }
}
