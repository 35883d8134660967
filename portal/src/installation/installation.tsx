import type { FeatureFlags } from '@datacentre/catalogue/features'
import type { Config } from '@datacentre/catalogue/wire/config'
import { createContext, useContext } from 'react'

/** What is known of this installation; fetched once, when the app starts (spec 4). */
export type Installation = { readonly config: Config; readonly features: FeatureFlags }

const InstallationContext = createContext<Installation | null>(null)

export const InstallationProvider = InstallationContext.Provider

export function useInstallation(): Installation {
  const installation = useContext(InstallationContext)
  if (installation === null) throw new Error('useInstallation needs an InstallationProvider above it')
  return installation
}
