import { describe, expect, it } from 'vitest'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { smallServer } from '../../../testing/small-server.ts'
import type { Asked, SiteFrame } from '../api-base.ts'
import { siteHeader } from './site-frame.ts'

describe('a page from the server', () => {
  const running = smallServer('sqlite')
  const read = async (path: string) => (await running().server.inject(`/datacenter${path}`)).body

  const visit = (path: string) =>
    running().server.inject({
      url: `/datacenter${path}`,
      headers: { host: 'data.example.org', accept: 'text/html' },
    })

  it('has the logo of the portal, in the language of the page', async () => {
    expect(await read('/quality?f=html')).toMatch(/<svg class="logo"[^>]*>.*Olie- en.*gasportaal/)
    expect(await read('/quality?f=html&lang=en')).toMatch(/<svg class="logo"[^>]*>.*Oil and.*gas portal/)
  })
  it.each(['nl', 'en'] as const)(
    'has a logo that leads to the root of the site, and those of both partners, with the words of the portal (%s) [D14.5]',
    async (language) => {
      const say = speak(language)
      const body = await read(`/quality?f=html&lang=${language}`)
      const link = (address: TextKey, name: TextKey): string =>
        `<a[^>]* href="${say(address)}"><svg[^>]* aria-label="${say(name)}"`
      expect(body).toMatch(new RegExp(link('homeUrl', 'logo.site')))
      expect(body).toMatch(new RegExp(link('researchOrganisationUrl', 'logo.researchOrganisation')))
      expect(body).toMatch(new RegExp(link('geologicalSurveyUrl', 'logo.geologicalSurvey')))
    },
  )
  it('leads by its active entry to the home of the data centre, of which it is a part [D14.6]', async () => {
    const body = await read('/companies?f=html&lang=en')
    expect(body).toMatch(/<a href="[^"]*\/datacenter\/\?lang=en" aria-current="true">Data centre<\/a>/)
  })
  it('keeps its question in the other language, which is the page [D14.6]', async () => {
    for (const path of ['/search?q=gas', '/companies?searchByName=gas']) {
      const linked = async (asked: string, language: string): Promise<string | undefined> =>
        new RegExp(`<a lang="${language}" [^>]*href="/datacenter([^"]*)"`).exec(
          (await visit(asked)).body,
        )?.[1]
      expect(await linked(path, 'en')).toBe(`${path}&amp;lang=en`)
      expect(await linked(`${path}&lang=en`, 'nl')).toBe(path)
    }
  })
  it('sets no cookie, so that shared caches keep it [D14.6]', async () => {
    for (const path of ['/quality', '/companies', '/boreholes/2569923610']) {
      const { statusCode, headers } = await visit(path)
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
      expect(headers['cache-control']).toMatch(/^public/)
    }
  })
  it('has the letters of the portal, which its visitors have already', async () => {
    const [, address = ''] = /src:url\('([^']+)'\)/.exec(await read('/api/documentation.css')) ?? []
    const { pathname } = new URL(address, 'http://localhost/datacenter/api/documentation.css')
    const font = await running().server.inject(pathname)
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
  })
  it('is dark on a screen alone: paper has the colours of paper [D27.104]', async () => {
    const queries = (await read('/api/documentation.css')).match(/@media[^{]*prefers-color-scheme[^{]*/g)
    expect(queries).toEqual(['@media screen and (prefers-color-scheme:dark)'])
  })
})

describe('the address of a page that cannot be answered', () => {
  const running = smallServer('sqlite')
  const get = (path: string, accept: string) =>
    running().server.inject({ url: `/datacenter${path}`, headers: { accept } })

  it.each(['/overview?x=1', '/quality?f=foo'])(
    'tells somebody with a browser what is wrong, and leads on: %s',
    async (path) => {
      const { statusCode, headers, body } = await get(`${path}&lang=en`, 'text/html,*/*;q=0.8')
      expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(body).toContain('This address cannot be answered')
      expect(body).toMatch(/<li><code>\w+<\/code> <span lang="en">(must|is not known)/)
      expect(body).toContain(`href="/datacenter${path.split('?')[0]}?lang=en">Open the same page without it`)
    },
  )
  it('is told to programs as a problem', async () => {
    const { statusCode, headers } = await get('/overview?x=1', '*/*')
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
  })
})

describe('the head of a page', () => {
  const headOf = (site: Partial<SiteFrame>): string => {
    const asked = { home: '/datacenter', language: 'en' } as Asked
    const frame = {
      logo: null,
      ownName: true,
      partners: false,
      isDemonstration: false,
      created: null,
      ...site,
    }
    return siteHeader({ ...asked, site: frame })
  }

  it('has the name of a site that has its own, and no logo of ours', () => {
    expect(headOf({})).toMatch(/<a class="mark"[^>]*>Data centre<\/a>/)
  })
  it('has the logo of such a site', () => {
    const logo = { address: 'site/logo-1.svg', width: 120, height: 40 }
    expect(headOf({ logo })).toMatch(/<img src="\/datacenter\/site\/logo-1.svg" width="120" height="40"/)
  })
})
