import { availableParallelism } from 'node:os'
import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import { loadLimitsFrom, type LoadLimits } from './load-limits.ts'
import { SettingNotAllowed } from './setting-not-allowed.ts'

export type OperatingSettings = {
  /** Where health and metrics answer apart from visitors; null where they have no port of their own. */
  readonly adminPort: number | null
  /** How long requests are still taken after a signal to stop, in seconds, so that a proxy can look elsewhere first. */
  readonly shutdownDelay: number
  /** How many processes answer on one port. */
  readonly workers: number
  readonly limits: LoadLimits
}

/** Longer than any proxy takes to notice; a typing error must not keep a server for hours. */
const LONGEST_DELAY_S = 600
const MOST_PORT = 65_535
/** Each holds the dataset; a typing error must not fill the memory of the machine. */
const MOST_WORKERS = 64

export function operatingSettingsFrom(environment: Environment, port: number): OperatingSettings {
  const workers = workersOf(environment['WORKERS'] ?? '1')
  return {
    adminPort: adminPortOf(environment['ADMIN_PORT'] ?? '', port),
    shutdownDelay: shutdownDelayOf(environment['SHUTDOWN_DELAY'] ?? '0'),
    workers,
    limits: loadLimitsFrom(environment, workers),
  }
}

function workersOf(text: string): number {
  if (text === 'auto') return Math.min(availableParallelism(), MOST_WORKERS)
  const workers = Number(text)
  if (/^\d+$/.test(text) && workers >= 1 && workers <= MOST_WORKERS) return workers
  throw new SettingNotAllowed(
    'WORKERS',
    text,
    `a whole number from 1 to ${MOST_WORKERS}, or auto for one on each core`,
  )
}

function adminPortOf(text: string, port: number): number | null {
  if (text === '') return null
  const adminPort = Number(text)
  const isFree = adminPort !== port || adminPort === 0
  if (/^\d+$/.test(text) && adminPort <= MOST_PORT && isFree) return adminPort
  throw new SettingNotAllowed(
    'ADMIN_PORT',
    text,
    `a whole number from 0 to ${MOST_PORT} (0 takes any free port) and another one than PORT`,
  )
}

function shutdownDelayOf(text: string): number {
  const delay = Number(text)
  if (/^\d+$/.test(text) && delay <= LONGEST_DELAY_S) return delay
  throw new SettingNotAllowed(
    'SHUTDOWN_DELAY',
    text,
    `a whole number of seconds from 0 to ${LONGEST_DELAY_S}`,
  )
}
