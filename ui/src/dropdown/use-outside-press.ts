import { useEffect } from 'react'

/** Tells of a press beside what is inside, also where nothing takes the focus: a popover that leaves the page at work misses those. */
export function useOutsidePress(isInside: (pressed: Element) => boolean, onPress: () => void): void {
  useEffect(() => {
    const byPointer = ({ target }: PointerEvent): void => {
      if (target instanceof Element && !isInside(target)) onPress()
    }
    document.addEventListener('pointerdown', byPointer, true)
    return () => document.removeEventListener('pointerdown', byPointer, true)
  })
}
