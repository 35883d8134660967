import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFrom, SITE_KEYS } from './site-settings.ts'

const root = join(import.meta.dirname, '../../../..')

describe('the example of a site', () => {
  it('is accepted, and has everything that a site can have [D25.25]', () => {
    const folder = join(root, 'examples/site')
    const site = siteFrom({ SITE: folder })
    const given = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as object
    expect(Object.keys(given).toSorted()).toEqual(SITE_KEYS.toSorted())
    expect(site.onScreen).toMatchObject({ ownName: true, pages: [{ name: 'contact' }, { name: 'licence' }] })
    expect(site.texts.nl).toMatchObject({ 'home.title': 'Dieptewijzer', contactUrl: 'pages/contact' })
  })
  it('is what the documentation tells of, key by key [D25.25]', () => {
    const documentation = readFileSync(join(root, 'docs/site.md'), 'utf8')
    const documented = [...documentation.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key)
    expect(documented.toSorted()).toEqual(SITE_KEYS.toSorted())
  })
})
