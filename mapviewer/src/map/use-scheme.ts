import { useSyncExternalStore } from 'react'
import type { Scheme } from './palette.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const printing = window.matchMedia('print')

/** Paper is light, whatever the screen is. */
const current = (): Scheme => (dark.matches && !printing.matches ? 'dark' : 'light')

function onChange(listener: () => void): () => void {
  for (const query of [dark, printing]) query.addEventListener('change', listener)
  return () => {
    for (const query of [dark, printing]) query.removeEventListener('change', listener)
  }
}

/** Whether the visitor asks for light or dark; a canvas must be told, as it knows no media queries. */
export const useScheme = (): Scheme => useSyncExternalStore(onChange, current)
