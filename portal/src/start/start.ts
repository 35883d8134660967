import { currentInstallation } from '@datacentre/client/installation/installation'
import { fetchInstallation } from '@datacentre/client/installation/start'
import type { Spoken } from '@datacentre/ui/speech'
import { fontReady } from './font-ready.ts'

/** Fetches what every screen needs. */
export async function start(onFailure: () => void): Promise<Spoken> {
  const [spoken] = await Promise.all([fetchInstallation({ hasFeatures: true, onFailure }), fontReady()])
  // oxlint-disable-next-line no-console -- the specification asks for it (S3)
  console.info(`nlogloketVersion ${currentInstallation().config.nlogloketVersion}`)
  return spoken
}
