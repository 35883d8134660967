import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import { SettingNotAllowed } from './setting-not-allowed.ts'

/** What one process takes on at once; what is beyond it is told to come back. */
export type LoadLimits = {
  /** Answers that are being made for one caller each. */
  readonly requests: number
  readonly requestsPerClient: number
  /** Bytes that such answers hold until they are taken. */
  readonly heldBytes: number
  readonly heldBytesPerClient: number
  /** How often one client may ask, in the long run and at once; null where that has no limit. */
  readonly rate: RateLimit | null
}

export type RateLimit = { readonly perSecond: number; readonly burst: number }

const MEGABYTE = 1024 * 1024

/** Of one process: with a millisecond for each, who comes last waits half a second. */
const USUAL_REQUESTS = 500
/** Of one process, in MB: what it makes Node take is thrice that (decision 0017). */
const USUAL_HELD_MB = 24
/** A class of thirty that opens a page at once asks 1,800 times; a limit of 50 a second lets it. */
const USUAL_BURST_S = 40

/** A typing error must not take a limit away. */
const MOST = 1_000_000

/** What the environment says of a whole server, as the share of each of its processes; connections are spread over them evenly. */
export function loadLimitsFrom(environment: Environment, workers: number): LoadLimits {
  const shareOf = (setting: string): number | null => {
    const whole = wholeNumber(environment, setting)
    return whole === null ? null : Math.ceil(whole / workers)
  }
  const requests = shareOf('MAX_REQUESTS') ?? USUAL_REQUESTS
  const heldMegabytes = shareOf('MAX_HELD_MB') ?? USUAL_HELD_MB
  const perSecond = wholeNumber(environment, 'RATE_LIMIT')
  const burst = wholeNumber(environment, 'RATE_BURST')
  if (burst !== null && perSecond === null)
    throw new SettingNotAllowed('RATE_BURST', String(burst), 'given together with RATE_LIMIT')
  return {
    requests,
    // Half of all: one client alone never keeps the others out.
    requestsPerClient: shareOf('MAX_REQUESTS_PER_CLIENT') ?? Math.ceil(requests / 2),
    heldBytes: heldMegabytes * MEGABYTE,
    heldBytesPerClient: (shareOf('MAX_HELD_MB_PER_CLIENT') ?? Math.ceil(heldMegabytes / 2)) * MEGABYTE,
    rate: perSecond === null ? null : { perSecond, burst: burst ?? perSecond * USUAL_BURST_S },
  }
}

function wholeNumber(environment: Environment, setting: string): number | null {
  const text = environment[setting] ?? ''
  if (text === '') return null
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= MOST) return number
  throw new SettingNotAllowed(setting, text, `a whole number from 1 to ${MOST}, or left out`)
}
