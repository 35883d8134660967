import type { FeatureFlags } from '@datacentre/catalogue/features'
import type { Config } from '@datacentre/catalogue/wire/config'
import { createStore } from '../store.ts'

/** What is known of this installation: fetched when an app starts, its configuration anew when the dataset was replaced meanwhile. */
export type Installation = { readonly config: Config; readonly features: FeatureFlags }

const store = createStore<Installation | null>(null)

function known(installation: Installation | null): Installation {
  if (installation === null)
    throw new Error('nothing is known of the installation before the app has started')
  return installation
}

export const setInstallation = store.set

export const currentInstallation = (): Installation => known(store.current())

export const useInstallation = (): Installation => known(store.use())

/** The version of the dataset that layers and lists are asked of; undefined where there is no dataset. */
export const useDatasetVersion = (): string | undefined => useInstallation().config.dataset?.mapVersion
