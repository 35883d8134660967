import { useEffect, useState } from 'react'
import { changeYear } from '../address/address-store.ts'
import { isCalm } from '../map/map-model.ts'

/** How long each year stands, in milliseconds; longer for who asks for no motion. */
const YEAR_MS = { usual: 250, calm: 1000 }

type Playing = {
  readonly isPlaying: boolean
  /** From the year that is shown, or from the first where that is the last. */
  readonly play: () => void
  readonly stop: () => void
}

/** Plays the years one after the other. It stops at the last one, and when nobody sees the page. */
export function usePlaying(
  year: number,
  { first, last }: { readonly first: number; readonly last: number },
): Playing {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    const step = (): void => {
      const next = Math.min(year + 1, last)
      if (next === last) setPlaying(false)
      changeYear(next)
    }
    const timer = setTimeout(step, isCalm() ? YEAR_MS.calm : YEAR_MS.usual)
    return () => clearTimeout(timer)
  }, [isPlaying, year, last])
  useEffect(() => {
    const rest = (): void => {
      if (document.hidden) setPlaying(false)
    }
    document.addEventListener('visibilitychange', rest)
    return () => document.removeEventListener('visibilitychange', rest)
  }, [])
  return {
    isPlaying,
    play: () => {
      if (year >= last) changeYear(first)
      setPlaying(true)
    },
    stop: () => setPlaying(false),
  }
}
