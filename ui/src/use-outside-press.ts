import { useEffect, type RefObject } from 'react'

/** Tells of a press beside these elements, also where nothing takes the focus: a popover that leaves the page at work misses those. */
export function useOutsidePress(inside: readonly RefObject<Element | null>[], onPress: () => void): void {
  useEffect(() => {
    const byPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !inside.some((ref) => ref.current?.contains(target))) onPress()
    }
    document.addEventListener('pointerdown', byPointer, true)
    return () => document.removeEventListener('pointerdown', byPointer, true)
  })
}
