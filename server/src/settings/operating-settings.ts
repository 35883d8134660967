import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import { SettingNotAllowed } from './setting-not-allowed.ts'

export type OperatingSettings = {
  /** Where health and metrics answer apart from visitors; null where they have no port of their own. */
  readonly adminPort: number | null
  /** How long requests are still taken after a signal to stop, in seconds, so that a proxy can look elsewhere first. */
  readonly shutdownDelay: number
}

/** Longer than any proxy takes to notice; a typing error must not keep a server for hours. */
const LONGEST_DELAY_S = 600
const MOST_PORT = 65_535

export const operatingSettingsFrom = (environment: Environment, port: number): OperatingSettings => ({
  adminPort: adminPortOf(environment['ADMIN_PORT'] ?? '', port),
  shutdownDelay: shutdownDelayOf(environment['SHUTDOWN_DELAY'] ?? '0'),
})

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
