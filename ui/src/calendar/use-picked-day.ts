import { useState } from 'react'
import { useCloseAfterPick } from './use-close-after-pick.ts'

/** An open calendar: a pick counts when it closes (S4). */
export function usePickedDay(onPicked: (day: number | null) => void) {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<{ readonly day: number | null } | null>(null)
  const close = (): void => {
    setOpen(false)
    setPicked(null)
    if (picked !== null) onPicked(picked.day)
  }
  useCloseAfterPick(picked, close)
  return {
    isOpen,
    picked,
    open: () => setOpen(true),
    pick: (day: number | null) => setPicked({ day }),
    close,
  }
}
