import { startTransition, useEffect, useState, type ReactNode } from 'react'

/** What is drawn a task after what stands around it, so that a slow phone answers its visitor in between. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => startTransition(() => setTurn(true)), [])
  return isTurn && children
}
