import { useEffect, useState } from 'react'

/** Shorter than a visitor notices, longer than between two keys of who types. */
const PAUSE_MS = 250

/** A value once it has stood for a moment after the last key; at once where it is not the typed text that changed. */
export function usePause<Value>(value: Value, typed: string | undefined): Value {
  const [paused, setPaused] = useState({ value, typed })
  const isTyping = paused.typed !== typed
  useEffect(() => {
    if (!isTyping) return undefined
    const timer = window.setTimeout(() => setPaused({ value, typed }), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value, typed, isTyping])
  if (!isTyping && paused.value !== value) setPaused({ value, typed })
  return isTyping ? paused.value : value
}
