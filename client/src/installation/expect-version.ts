import { ask } from '../calls/ask.ts'
import { OtherVersion } from '../calls/other-version.ts'
import { currentInstallation, setInstallation } from './installation.ts'

/** While several servers take over a new version they may contradict each other: they are not asked more often than this, in ms. */
const RENEW_PAUSE = 1000

let renewing: Promise<void> | null = null

async function renew(): Promise<void> {
  const config = await ask('config', {})
  setInstallation({ ...currentInstallation(), config })
  setTimeout(() => (renewing = null), RENEW_PAUSE)
}

type Answered = { readonly asked: string; readonly answered: string | null; readonly what: string }

/**
 * Lets nothing through but what is of the version that was asked for. Layers and lists are joined, so both must be of one
 * version: with the configuration renewed everything that is on the page is asked of that version.
 */
export async function expectVersion({ asked, answered, what }: Answered): Promise<void> {
  if (answered === asked) return
  renewing ??= renew()
  try {
    await renewing
  } catch (error) {
    renewing = null
    throw error
  }
  const told = `${what} is of version ${answered}, not of ${asked}`
  // A server that lags behind is asked again, with the pauses of a call that failed.
  throw currentInstallation().config.dataset?.mapVersion === asked ? new Error(told) : new OtherVersion(told)
}
