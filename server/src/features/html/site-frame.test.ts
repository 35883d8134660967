import { describe, expect, it } from 'vitest'
import { smallServer } from '../../../testing/small-server.ts'
import type { Asked, SiteFrame } from '../api-base.ts'
import { siteHeader } from './site-frame.ts'

describe('a page from the server', () => {
  const running = smallServer('sqlite')
  const read = async (path: string) => (await running().server.inject(`/datacenter${path}`)).body

  it('has the logo of the portal, in the language of the page', async () => {
    expect(await read('/quality?f=html')).toMatch(/<svg class="logo"[^>]*>.*Olie- en.*gasportaal/)
    expect(await read('/quality?f=html&lang=en')).toMatch(/<svg class="logo"[^>]*>.*Oil and.*gas portal/)
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
    const frame = { logo: null, ownName: true, isDemonstration: false, created: null, ...site }
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
