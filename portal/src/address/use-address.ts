import { useSyncExternalStore } from 'react'
import { currentAddress, onAddress, type Address } from './address.ts'

export const useAddress = (): Address => useSyncExternalStore(onAddress, currentAddress)
