import { useEffect, useState } from 'react'

/** Whether something has been so for longer than some milliseconds. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = window.setTimeout(() => setLasting(true), milliseconds)
    return () => {
      window.clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo, milliseconds])
  return isSo && isLasting
}
