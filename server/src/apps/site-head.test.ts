import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_OWN_TEXTS, sayOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteFolder } from '../../testing/site-folder.ts'
import { siteFrom } from '../settings/site/site-settings.ts'
import { withSiteHead } from './site-head.ts'

const page = (app: string) => readFileSync(join(import.meta.dirname, '../../..', app, 'index.html'), 'utf8')

const headFor = (app: string, content?: object): string => {
  const site = siteFrom(
    content === undefined
      ? {}
      : {
          SITE: siteFolder({ 'site.json': content, 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
        },
  )
  sayOwnTexts('site', site.texts)
  onTestFinished(() => sayOwnTexts('site', NO_OWN_TEXTS))
  return withSiteHead(page(app), site)
}

const named = { texts: { nl: { 'site.name': 'Bodem & "Co"', 'home.lead': 'Alles over de bodem.' } } }

describe('the head of a page', () => {
  it.each(['portal', 'mapviewer'])('of %s has our own words where the site says nothing', (app) => {
    expect(headFor(app)).toBe(page(app))
  })
  it.each(['portal', 'mapviewer'])(
    'of %s has nothing of our name where the site has its own [D25.25]',
    (app) => {
      const head = headFor(app, named)
      expect(head).toContain('<title>Bodem &amp; &quot;Co&quot;</title>')
      expect(head).not.toMatch(/datacent|data cent/i)
      expect(head).not.toContain('brand/')
    },
  )
  it('has the words of the site for who shows a shared link [D25.25]', () => {
    const head = headFor('portal', { ...named, logo: { file: 'logo.svg', width: 100, height: 40 } })
    const said = (key: string) =>
      new RegExp(`(?:name|property)="${key}"\\s+content="([^"]*)"`).exec(head)?.[1]
    expect(said('description')).toBe('Alles over de bodem.')
    expect(said('og:site_name')).toBe('Bodem &amp; &quot;Co&quot;')
    expect(said('og:title')).toBe('Bodem &amp; &quot;Co&quot;')
    expect(said('og:description')).toMatch(/^Alles over de bodem\. Public data on oil/)
    expect(said('og:image')).toBeUndefined()
    expect(said('twitter:card')).toBe('summary')
    expect(head).toMatch(/<link rel="icon" href="\.\/site\/logo-[0-9a-f]{12}\.svg" \/>/)
  })
})
