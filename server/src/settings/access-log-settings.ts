import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import type { AccessLog } from '@datacentre/catalogue/wire/config'
import { SettingNotAllowed } from './setting-not-allowed.ts'

export type { AccessLog } from '@datacentre/catalogue/wire/config'

/** What the log holds of visitors, and how long the operator says it is kept; the privacy page tells both. */
export const accessLogFrom = (environment: Environment): AccessLog => ({
  clients: clientsOf(environment['LOG_CLIENTS'] ?? 'off'),
  keptDays: keptDaysOf(environment['LOG_KEPT_DAYS'] ?? ''),
})

function clientsOf(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new SettingNotAllowed('LOG_CLIENTS', text, 'on or off')
}

/** The log goes to standard output, so how long it is kept only the operator knows. */
function keptDaysOf(text: string): number | null {
  if (text === '') return null
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new SettingNotAllowed('LOG_KEPT_DAYS', text, 'a whole number of days from 1 to 9999')
}
