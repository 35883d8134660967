/** Every setting that an operator can give by environment, for the server and for the commands. */
export const settingNames = [
  'HOST',
  'PORT',
  'ADMIN_PORT',
  'SHUTDOWN_DELAY',
  'WORKERS',
  'MAX_REQUESTS',
  'MAX_REQUESTS_PER_CLIENT',
  'MAX_HELD_MB',
  'MAX_HELD_MB_PER_CLIENT',
  'RATE_LIMIT',
  'RATE_BURST',
  'PREFIX',
  'MAPVIEWER_PREFIX',
  'LEGACY_PREFIXES',
  'LEGACY_LAYERS',
  'DATABASE_URL',
  'DEMO',
  'DEMO_UNTIL',
  'DEMO_SCALE',
  'DEMO_SEED',
  'DEMO_FOLDER',
  'SITE',
  'FEATURES',
  'PAGED_FROM',
  'LOG_LEVEL',
  'LOG_CLIENTS',
  'LOG_KEPT_DAYS',
  'TRUSTED_PROXIES',
  'BASE_MAP_URL',
  'BASE_MAP_ATTRIBUTION',
  'BASE_MAP_TITLE',
] as const

export type SettingName = (typeof settingNames)[number]

export type Environment = Readonly<Record<string, string | undefined>>
