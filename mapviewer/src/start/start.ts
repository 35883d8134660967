import { fetchInstallation } from '@datacentre/client/installation/start'
import type { Spoken } from '@datacentre/ui/speech'
import { fetchLayersAhead, fetchObjectAhead } from './fetch-ahead.ts'

/** Fetches what everything needs, and meanwhile what the address asks for. */
export function start(): Promise<Spoken> {
  void fetchObjectAhead()
  return fetchInstallation({ hasFeatures: false, onConfig: fetchLayersAhead })
}
