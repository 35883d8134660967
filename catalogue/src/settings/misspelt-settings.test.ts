import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { misspeltSettings, sayMisspelt } from './misspelt-settings.ts'
import { settingNames } from './setting-names.ts'

describe('a variable of the environment', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATABSE_ULR', 'DATABASE_URL'],
    ['PREFIXX', 'PREFIX'],
    ['PROT', 'PORT'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['LEGACY_PREFIX', 'LEGACY_PREFIXES'],
    ['DEMO_SCAEL', 'DEMO_SCALE'],
  ])('that is %s is told to be %s misspelt [D25.10]', (written, meant) => {
    const [misspelt] = misspeltSettings({ [written]: 'x' })
    expect(misspelt && sayMisspelt(misspelt)).toBe(
      `${written} is set, but is no setting: ${meant} may be meant.`,
    )
  })
  it.each([
    'PATH',
    'HOME',
    'HOSTNAME',
    'HOSTTYPE',
    'DATABASE_USER',
    'DATABASE_HOST',
    'DB_URL',
    'BROWSER_PATH',
    'E2E_PORT',
    'DATACENTRE_SERVICE_PORT',
    'NODE_OPTIONS',
    ...settingNames,
  ])('that is %s is left alone [D25.10]', (name) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([])
  })
  it('that resembles a setting belongs to another program when the setting itself is set', () => {
    expect(misspeltSettings({ DATABASE_URL: 'sqlite:a.db', DATABASE_URI: 'x' })).toEqual([])
  })
})

describe('the settings', () => {
  it('are all in the README, and no other is', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
    const section = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Other commands'))
    const documented = [...section.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name)
    const elsewhere = ['SIGTERM', 'YYYY', 'BROWSER_PATH']
    expect(new Set(documented.filter((name) => !elsewhere.includes(String(name))))).toEqual(
      new Set(settingNames),
    )
  })
})
