import { useSyncExternalStore } from 'react'
import { currentYear, followYear } from './address-store.ts'

const isPast = (): boolean => currentYear() !== null

/** Whether the map is set to a year, whichever it is. */
export const useIsPast = (): boolean => useSyncExternalStore(followYear, isPast)
