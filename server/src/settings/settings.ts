import { features, type Feature } from '@datacentre/catalogue/features'
import { PAGED_FROM_ROWS } from '@datacentre/catalogue/screen-constants'
import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import type { BaseMap } from '@datacentre/catalogue/wire/config'
import { databaseUrlFrom } from '@datacentre/database/default-url'
import { accessLogFrom, type AccessLog } from './access-log-settings.ts'
import { baseMapFrom } from './base-map-settings.ts'
import { operatingSettingsFrom, type OperatingSettings } from './operating-settings.ts'
import { SettingNotAllowed } from './setting-not-allowed.ts'
import { siteFrom, type Site } from './site/site-settings.ts'
import { trustedProxiesFrom } from './trusted-proxies.ts'

export type Settings = OperatingSettings & {
  readonly host: string
  readonly port: number
  readonly prefix: string
  readonly mapviewerPrefix: string
  /** The REST calls answer under these too, so that existing scripts need only another host. */
  readonly legacyPrefixes: readonly string[]
  /** Whether the GIS layers of the national service answer at its own addresses. */
  readonly legacyLayers: boolean
  readonly databaseUrl: string
  /** Whether an empty store gets demonstration data; null where nothing is said. */
  readonly demo: 'on' | 'off' | null
  readonly features: readonly Feature[]
  /** Lists with so many rows or more are shown page by page, from the server. */
  readonly pagedFrom: number
  readonly logLevel: LogLevel
  readonly accessLog: AccessLog
  /** Proxies that may tell by which scheme and host we were asked; nobody else may. */
  readonly trustedProxies: readonly string[]
  /** A base map from another host, beside our own. */
  readonly baseMap: BaseMap | null
  /** What visitors see of the organisation. */
  readonly site: Site
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const PREFIX = /^(\/[\w.~-]+)+$/
/** Addresses of the server itself, beside every prefix. */
const RESERVED = ['/healthz', '/readyz', '/metrics', '/geoserver', '/standalone']
const PREFIX_RULE =
  'a path such as /datacenter: a slash before each part and none at the end, and not one of /healthz, /readyz, /metrics, /geoserver, /standalone'

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Reads every setting and stops at the first that cannot be used: an operator wants to know before anything runs. */
export function readSettings(environment: Environment): Settings {
  const valueOf = (setting: string, usual: string): string => environment[setting] ?? usual
  const prefixOf = (setting: string, value: string): string => {
    if (!PREFIX.test(value) || RESERVED.some((path) => value === path || value.startsWith(`${path}/`)))
      throw new SettingNotAllowed(setting, value, PREFIX_RULE)
    return value
  }
  const port = portOf(valueOf('PORT', '8080'))
  const settings = {
    host: hostOf(valueOf('HOST', '127.0.0.1')),
    port,
    ...operatingSettingsFrom(environment, port),
    prefix: prefixOf('PREFIX', valueOf('PREFIX', '/datacenter')),
    mapviewerPrefix: prefixOf('MAPVIEWER_PREFIX', valueOf('MAPVIEWER_PREFIX', '/mapviewer')),
    legacyPrefixes: listed(valueOf('LEGACY_PREFIXES', '/nlog-mapviewer,/brh-web')).map((value) =>
      prefixOf('LEGACY_PREFIXES', value),
    ),
    legacyLayers: onOrOff('LEGACY_LAYERS', environment['LEGACY_LAYERS']) !== 'off',
    databaseUrl: databaseUrlFrom(environment),
    demo: onOrOff('DEMO', environment['DEMO']),
    features: listed(valueOf('FEATURES', features.join(','))).map(featureOf),
    pagedFrom: pagedFromOf(valueOf('PAGED_FROM', String(PAGED_FROM_ROWS))),
    logLevel: logLevelOf(valueOf('LOG_LEVEL', 'info')),
    accessLog: accessLogFrom(environment),
    trustedProxies: trustedProxiesFrom(listed(valueOf('TRUSTED_PROXIES', ''))),
    baseMap: baseMapFrom(environment),
    site: siteFrom(environment),
  }
  const prefixes = [settings.prefix, settings.mapviewerPrefix, ...settings.legacyPrefixes]
  const twice = prefixes.find((prefix, at) => prefixes.indexOf(prefix) !== at)
  if (twice !== undefined) {
    throw new SettingNotAllowed('PREFIX, MAPVIEWER_PREFIX or LEGACY_PREFIXES', twice, 'all different')
  }
  return settings
}

function hostOf(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text
  throw new SettingNotAllowed('HOST', text, 'a host name or address such as 127.0.0.1 or 0.0.0.0')
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new SettingNotAllowed('PORT', text, 'a whole number from 0 to 65535 (0 takes any free port)')
}

function onOrOff(setting: string, text: string | undefined): 'on' | 'off' | null {
  if (text === undefined) return null
  if (text === 'on' || text === 'off') return text
  throw new SettingNotAllowed(setting, text, 'on or off')
}

function featureOf(text: string): Feature {
  const feature = features.find((candidate) => candidate === text)
  if (feature !== undefined) return feature
  throw new SettingNotAllowed('FEATURES', text, `a comma-separated choice of ${features.join(', ')}`)
}

function pagedFromOf(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new SettingNotAllowed('PAGED_FROM', text, 'a whole number of rows, such as 100000')
}

function logLevelOf(text: string): LogLevel {
  const level = logLevels.find((candidate) => candidate === text)
  if (level !== undefined) return level
  throw new SettingNotAllowed('LOG_LEVEL', text, `one of ${logLevels.join(', ')}`)
}
