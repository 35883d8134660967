import type { Config } from '@datacentre/catalogue/wire/config'
import { createContext, useContext } from 'react'

/** What is known of this installation; fetched once, when the viewer starts. */
export type Installation = { readonly config: Config }

const InstallationContext = createContext<Installation | null>(null)

export const InstallationProvider = InstallationContext.Provider

export function useInstallation(): Installation {
  const installation = useContext(InstallationContext)
  if (installation === null) throw new Error('useInstallation needs an InstallationProvider above it')
  return installation
}
