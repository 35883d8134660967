import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../../../testing/run-import.ts'
import { smallPackage } from '../../../testing/small-package.ts'

const rows = 'boreholeDbk,boreholeName,longitudeWgs84,latitudeWgs84\n1,A,5,52\n2,B,-8,53\n3,C,53,-8\n'

describe('an import for the site of another country', () => {
  const database = freshDatabase('sqlite')
  let site = ''
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'site-'))
  })
  afterEach(() => rmSync(site, { recursive: true, force: true }))
  const check = async (content: unknown) => {
    writeFileSync(join(site, 'site.json'), JSON.stringify(content))
    const made = await smallPackage({ 'boreholes.csv': rows })
    const said = await run([made.folder, '--check'], database.url, { SITE: site })
    await made.remove()
    return said
  }

  it('expects positions in the country of the site [D25.25]', async () => {
    const { code, err } = await check({ country: { west: -11, south: 51.3, east: -5.3, north: 55.5 } })
    expect(code).toBe(0)
    expect(err).toContain("1 row outside the country's box (line 2)")
    expect(err).toContain('inside it with longitude and latitude the other way round (line 4)')
  })
  it('expects them in the Netherlands where the site gives no country [D25.25]', async () => {
    const { err } = await check({ partners: false })
    expect(err).toContain("2 rows outside the country's box (line 3, line 4)")
  })
  it('stops with one sentence where the country is no box [D25.25]', async () => {
    const { code, err } = await check({ country: [2, 50.5, 7.6, 56] })
    expect(code).toBe(2)
    expect(err).toMatch(/^\S+site\.json: country must have west, south, east and north .+\.\n$/)
  })
})
