import { useSyncExternalStore } from 'react'
import type { Scheme } from '@datacentre/catalogue/ground-colours'

const dark = window.matchMedia('(prefers-color-scheme: dark)')

const current = (): Scheme => (dark.matches ? 'dark' : 'light')

function onChange(listener: () => void): () => void {
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

/** Whether the visitor asks for light or dark; a canvas must be told, as it knows no media queries. */
export const useScheme = (): Scheme => useSyncExternalStore(onChange, current)
