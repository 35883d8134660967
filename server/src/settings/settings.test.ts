import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../testing/site-folder.ts'
import { readSettings } from './settings.ts'
import { startWarnings } from './start-warnings.ts'

describe('the settings', () => {
  it('have the usual values when the environment says nothing [S1.14, D1.1]', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      adminPort: null,
      shutdownDelay: 0,
      workers: 1,
      limits: {
        requests: 500,
        requestsPerClient: 250,
        heldBytes: 24 * 1024 * 1024,
        heldBytesPerClient: 12 * 1024 * 1024,
        rate: null,
      },
      prefix: '/datacenter',
      mapviewerPrefix: '/mapviewer',
      legacyPrefixes: ['/nlog-mapviewer', '/brh-web'],
      legacyLayers: true,
      databaseUrl: 'sqlite:data/datacentre.db',
      demo: null,
      features: ['sortEnabled', 'seismicFeature', 'geothermalFiguresFeature'],
      pagedFrom: 100_000,
      logLevel: 'info',
      accessLog: { clients: false, keptDays: null },
      trustedProxies: [],
      baseMap: null,
      site: {
        texts: { nl: {}, en: {} },
        onScreen: { logo: null, partners: true, ownName: false, country: null, startView: null, pages: [] },
        pages: [],
        logo: null,
        colours: null,
        security: null,
      },
    })
  })
  it('give each worker its share of the limits, and a client half of them where nothing is said [D38.2]', () => {
    const { workers, limits } = readSettings({ WORKERS: '4', MAX_REQUESTS: '100', MAX_HELD_MB: '64' })
    expect(workers).toBe(4)
    expect(limits).toMatchObject({ requests: 25, requestsPerClient: 13 })
    expect(limits).toMatchObject({ heldBytes: 16 * 1024 * 1024, heldBytesPerClient: 8 * 1024 * 1024 })
    expect(readSettings({ WORKERS: '4' }).limits).toMatchObject({ requests: 500 })
    expect(readSettings({ WORKERS: 'auto' }).workers).toBeGreaterThan(0)
  })
  it('let a class of thirty open a page at once under a limit of 50 a second [D38.5]', () => {
    expect(readSettings({ RATE_LIMIT: '50' }).limits.rate).toEqual({ perSecond: 50, burst: 2000 })
    expect(readSettings({ RATE_LIMIT: '50', RATE_BURST: '9' }).limits.rate).toEqual({
      perSecond: 50,
      burst: 9,
    })
  })
  it('come from the environment [S1.14]', () => {
    const settings = readSettings({
      PORT: '0',
      PREFIX: '/a/b',
      LEGACY_PREFIXES: '',
      LEGACY_LAYERS: 'off',
      FEATURES: 'sortEnabled',
      HOST: '::1',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
      LOG_CLIENTS: 'on',
      LOG_KEPT_DAYS: '14',
      ADMIN_PORT: '9090',
      SHUTDOWN_DELAY: '15',
      PAGED_FROM: '50000',
    })
    expect(settings).toMatchObject({
      port: 0,
      prefix: '/a/b',
      legacyPrefixes: [],
      legacyLayers: false,
      features: ['sortEnabled'],
      pagedFrom: 50_000,
      host: '::1',
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      accessLog: { clients: true, keptDays: 14 },
      adminPort: 9090,
      shutdownDelay: 15,
    })
  })
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['ADMIN_PORT', 'off'],
    ['ADMIN_PORT', '70000'],
    ['ADMIN_PORT', '8080'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SHUTDOWN_DELAY', '1.5'],
    ['SHUTDOWN_DELAY', '601'],
    ['PAGED_FROM', 'many'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '65'],
    ['MAX_REQUESTS', '0'],
    ['MAX_REQUESTS_PER_CLIENT', 'none'],
    ['MAX_HELD_MB', '-1'],
    ['MAX_HELD_MB_PER_CLIENT', '1.5'],
    ['RATE_LIMIT', '0'],
    ['RATE_BURST', '100'],
    ['HOST', 'a b'],
    ['PREFIX', 'datacenter'],
    ['PREFIX', '/datacenter/'],
    ['MAPVIEWER_PREFIX', ''],
    ['PREFIX', '/metrics'],
    ['LEGACY_PREFIXES', '/ok,no'],
    ['FEATURES', 'sortEnabled,flying'],
    ['DATABASE_URL', ''],
    ['DATABASE_URL', 'data/datacentre.db'],
    ['DEMO', 'yes'],
    ['LEGACY_LAYERS', 'no'],
    ['LOG_CLIENTS', 'yes'],
    ['LOG_KEPT_DAYS', '0'],
    ['LOG_KEPT_DAYS', 'a week'],
    ['DEMO', ''],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ])('stop the start when %s is "%s", with one sentence that names it', (setting, value) => {
    const read = () => readSettings({ [setting]: value })
    expect(read).toThrow(new RegExp(`^${setting} is ".*", but must be .+\\.$`))
  })
  it('stop the start when DATABASE_URL is misspelt, for that is another store [D25.10]', () => {
    expect(() => readSettings({ DATABSE_URL: 'sqlite:a.db' })).toThrow(
      'DATABSE_URL is set, but is no setting: rename it to DATABASE_URL, or take it away.',
    )
  })
  it('refuse the same prefix twice', () => {
    expect(() => readSettings({ MAPVIEWER_PREFIX: '/datacenter' })).toThrow('all different')
  })
})

describe('the warnings of a start', () => {
  const warnings = (environment: Readonly<Record<string, string>>) =>
    startWarnings(environment, readSettings(environment))

  it('tell of settings that are misspelt, and of pages that another country lacks [D25.10, D25.25]', () => {
    const country = { west: 2.2, south: 49.4, east: 6.5, north: 51.9 }
    const SITE = siteFolder({ 'site.json': { country } })
    expect(warnings({})).toEqual([])
    expect(warnings({ SITE, PREFIXX: '/a' })).toEqual([
      'PREFIXX is set, but is no setting: PREFIX may be meant.',
      expect.stringMatching(/^SITE has a country, but no page of its own for about, /),
    ])
  })
})
