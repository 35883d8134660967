import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while, so that not every key stroke becomes a call. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(waiting)
  }, [value, milliseconds])
  return debounced
}
