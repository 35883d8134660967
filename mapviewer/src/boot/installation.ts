import type { Config } from '@datacentre/catalogue/wire/config'
import { useSyncExternalStore } from 'react'

/** What is known of this installation: fetched when the viewer starts, and anew when the dataset was replaced meanwhile. */
export type Installation = { readonly config: Config }

let known: Installation | null = null
const listeners = new Set<() => void>()

export function takeInstallation(installation: Installation): void {
  known = installation
  for (const listener of listeners) listener()
}

function onInstallation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentInstallation(): Installation {
  if (known === null) throw new Error('nothing is known of the installation before the viewer has started')
  return known
}

export const useInstallation = (): Installation => useSyncExternalStore(onInstallation, currentInstallation)

/** The version of the dataset that layers and lists are asked of; undefined where there is no dataset. */
export const useDatasetVersion = (): string | undefined => useInstallation().config.dataset?.mapVersion
