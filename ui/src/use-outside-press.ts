import { useEffect, type RefObject } from 'react'

type Press = {
  readonly isOpen: boolean
  /** Presses in one of these are no concern of ours. */
  readonly inside: readonly RefObject<Element | null>[]
  readonly onPress: () => void
}

/** Tells of a press anywhere else, also where nothing takes the focus: a popover that leaves the page at work misses those. */
export function useOutsidePress({ isOpen, inside, onPress }: Press): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const byPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !inside.some((ref) => ref.current?.contains(target))) onPress()
    }
    document.addEventListener('pointerdown', byPointer, true)
    return () => document.removeEventListener('pointerdown', byPointer, true)
  })
}
