import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesOfOurCountry } from '@datacentre/catalogue/texts/own-pages'
import { describe, expect, it } from 'vitest'
import { sayPagesOfOurCountry } from './pages-of-our-country.ts'
import { siteFrom, SITE_KEYS } from './site-settings.ts'

const root = join(import.meta.dirname, '../../../..')

describe('the example of a site', () => {
  it('is accepted, and has everything that a site can have [D25.25]', () => {
    const folder = join(root, 'examples/site')
    const site = siteFrom({ SITE: folder })
    const given = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as object
    expect(Object.keys(given).toSorted()).toEqual(SITE_KEYS.toSorted())
    expect(site.onScreen).toMatchObject({ ownName: true })
    expect(site.pages.map(({ name }) => name)).toEqual([
      'about',
      'contact',
      'disclaimer',
      'licence',
      'links',
      'privacy',
    ])
    expect(sayPagesOfOurCountry(site)).toBeNull()
    expect(site.texts.nl).toMatchObject({ 'home.title': 'Dieptewijzer', contactUrl: 'pages/contact' })
  })
  it('is of another country, and names ours nowhere [D25.25]', () => {
    const { pages } = siteFrom({ SITE: join(root, 'examples/site') })
    expect(JSON.stringify(pages)).not.toMatch(/Nederland|Netherlands|Dutch/)
  })
  it('is what the documentation tells of, key by key [D25.25]', () => {
    const documentation = readFileSync(join(root, 'docs/site.md'), 'utf8')
    const documented = [...documentation.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key)
    expect(documented.toSorted()).toEqual(SITE_KEYS.toSorted())
  })
  it('brings the pages that the documentation asks of another country [D25.25]', () => {
    const [, named = ''] =
      /must bring its own: ([^.]+)\./.exec(readFileSync(join(root, 'docs/site.md'), 'utf8')) ?? []
    const asked = [...named.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
    expect(asked.toSorted()).toEqual(pagesOfOurCountry.toSorted())
  })
})
