import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer, readWhole } from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'

const OVER_TLS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'data.example.org' }

/** A page, a call, a redirect, a refusal, and something that is not there. */
const readable = [
  '/datacenter/',
  '/datacenter/rest/config',
  '/',
  '/datacenter/sitemap-boreholes.xml?part=0',
  '/nowhere',
]
/** An address that cannot be read is answered before anybody knows by which proxy it came. */
const everyKind = [...readable, '/datacenter/%']

describe('behind a proxy that is trusted', () => {
  const parts = smallServer('sqlite', undefined, { environment: { TRUSTED_PROXIES: 'loopback' } })
  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    parts().server.inject({ url, headers })

  it.each(readable)('%s over TLS asks browsers to come over TLS from then on [D37.5]', async (url) => {
    const answer = await get(url, OVER_TLS)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  })
  it.each(everyKind)('%s without TLS does not [D37.5]', async (url) => {
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }])
      expect((await get(url, headers)).headers).not.toHaveProperty('strict-transport-security')
  })
  it('sets a cookie that only goes over TLS where the page came so [D37.5]', async () => {
    expect((await get('/datacenter/', OVER_TLS)).headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/)
    expect((await get('/datacenter/')).headers['set-cookie']).toMatch(/; SameSite=Lax$/)
  })
})

describe('a server without a trusted proxy', () => {
  const parts = smallServer('sqlite')
  it('believes nobody about TLS [D37.5]', async () => {
    const { headers } = await parts().server.inject({ url: '/datacenter/', headers: OVER_TLS })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['set-cookie']).not.toContain('Secure')
  })
  it.each(everyKind)('forbids cameras, positions and the like with %s [D37.6]', async (url) => {
    const { headers } = await parts().server.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringMatching(/camera=\(\).* geolocation=\(\).* microphone=\(\)/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
    // The map has a button for the full screen.
    expect(headers['permissions-policy']).not.toContain('fullscreen')
  })
  it('forbids them to what is no HTTP too [D37.6]', async () => {
    const caller = await connectTo(await listeningServer({ snapshot: null }))
    caller.write('hello\r\n\r\n')
    expect((await readWhole(caller)).toString()).toContain('permissions-policy: accelerometer=(), ')
  })
})
