import { useEffect, useRef, type RefObject } from 'react'
import { focusResults } from '../focus-results.ts'

type ChipFocus = {
  readonly group: RefObject<HTMLDivElement | null>
  /** Called when the chip at this place is taken off. */
  readonly leaveFrom: (place: number) => void
}

/**
 * Who takes off a chip by keyboard goes on from the chip that comes in its place, or from the last one; from the rows when
 * there is none left.
 */
export function useFocusOnChip(): ChipFocus {
  const group = useRef<HTMLDivElement>(null)
  const left = useRef<number | null>(null)
  useEffect(() => {
    if (left.current === null) return
    const crosses = group.current?.querySelectorAll<HTMLElement>('.chip-remove') ?? []
    const next = crosses[Math.min(left.current, crosses.length - 1)]
    left.current = null
    if (next === undefined) focusResults()
    else next.focus()
  })
  return {
    group,
    leaveFrom: (place) => {
      left.current = place
    },
  }
}
