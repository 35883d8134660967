import { createContext, useContext } from 'react'

/** The number of the old version that a list shows; undefined for the version that stands. */
export const AsOf = createContext<number | undefined>(undefined)

export const useAsOf = (): number | undefined => useContext(AsOf)
