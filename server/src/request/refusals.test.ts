import { texts } from '@datacentre/catalogue/texts/index'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer, readWhole } from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'
import { tokenIn } from './xsrf.ts'

const PROBLEM = 'application/problem+json; charset=utf-8'
const form = { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }

describe('refusals', () => {
  const parts = smallServer('sqlite')
  const ask = (options: InjectOptions) => parts().server.inject(options)

  it.each([
    ['HEAD', '/datacenter/rest/brh/boreholes', 'POST'],
    ['PUT', '/datacenter/rest/brh/boreholes', 'POST'],
    ['QUERY', '/brh-web/rest/brh/boreholes', 'POST'],
    ['POST', '/datacenter/rest/smc/lines', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/readyz', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
    ['PATCH', '/datacenter/api/openapi.json', 'GET, HEAD'],
    ['POST', '/datacenter/api/', 'GET, HEAD'],
    ['POST', '/datacenter/', 'GET, HEAD'],
    ['POST', '/datacenter', 'GET, HEAD'],
    ['POST', '/nlog-mapviewer', 'GET, HEAD'],
    ['POST', '/nlog-mapviewer/', 'GET, HEAD'],
    ['POST', '/datacenter/assets/a.js', 'GET, HEAD'],
    ['POST', '/mapviewer/brh/2/?lang=en', 'GET, HEAD'],
    ['DELETE', '/datacenter/i18n/nl.json', 'GET, HEAD'],
  ] as const)('answer %s %s with 405 and what is allowed', async (method, url, allowed) => {
    const answer = await ask({ method: method as 'PUT', url })
    expect([answer.statusCode, answer.headers['allow'], answer.headers['content-type']]).toEqual([
      405,
      allowed,
      PROBLEM,
    ])
  })
  it('answer OPTIONS with what is allowed', async () => {
    const answer = await ask({ method: 'OPTIONS', url: '/datacenter/rest/brh/boreholes' })
    expect([answer.statusCode, answer.headers['allow'], answer.body]).toEqual([204, 'POST', ''])
  })
  it('come before the body is read: a form sent by the wrong method is a 405, to nowhere a 404', async () => {
    expect((await ask({ method: 'PUT', url: '/datacenter/rest/brh/boreholes', ...form })).statusCode).toBe(
      405,
    )
    expect((await ask({ method: 'POST', url: '/datacenter/rest/nothing', ...form })).statusCode).toBe(404)
    const cookie = 'XSRF-TOKEN=one'
    const foreign = { ...form, headers: { ...form.headers, cookie, 'sec-fetch-site': 'cross-site' } }
    expect(
      (await ask({ method: 'POST', url: '/datacenter/rest/brh/boreholes', ...foreign })).statusCode,
    ).toBe(403)
  })
  it('answer a method that no address takes with 501', async () => {
    const listening = await listeningServer({ snapshot: null })
    const answer = await fetch(`http://127.0.0.1:${listening.port}/healthz`, { method: 'PROPFIND' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([501, PROBLEM])
  })
  it('show a browser a page where there is none, in the language it asks', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const dutch = await ask({ url: '/brh-web/nothing', headers: { accept } })
    expect([dutch.statusCode, dutch.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(dutch.body).toContain('<html lang="nl">')
    expect(dutch.body).toContain(`<h1>${texts.nl['page.notFound.title']}</h1>`)
    expect(dutch.body).toContain('href="/datacenter/"')
    const english = await ask({ url: '/brh-web/nothing?lang=en', headers: { accept } })
    expect(english.body).toContain(`<h1>${texts.en['page.notFound.title']}</h1>`)
    expect(english.body).toContain('href="/datacenter/?lang=en"')
  })
  it('give a script a problem where there is nothing', async () => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5']) {
      const answer = await ask({ url: '/datacenter/nothing', headers: { accept } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, PROBLEM])
    }
  })
  it.each([
    ['/datacenter/%zz', 400],
    [`/mapviewer/brh/${'1'.repeat(2000)}`, 414],
  ])('answer the address %s with a problem that carries our headers', async (url, status) => {
    const answer = await ask({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, PROBLEM])
    expect(answer.json().status).toBe(status)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['x-request-id']).toBeDefined()
  })
  it.each([
    ['what is not HTTP', 'nonsense\r\n\r\n', 400],
    ['HTTP/1.1 without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['headers beyond 16 KB', `GET / HTTP/1.1\r\nHost: here\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answer %s with a problem', async (_what, bytes, status) => {
    const caller = await connectTo(await listeningServer({ snapshot: null }))
    caller.write(bytes)
    const [head = '', body = ''] = (await readWhole(caller)).toString().split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toContain(PROBLEM)
    expect(head).toContain('content-security-policy')
    expect(JSON.parse(body).status).toBe(status)
  })
  it('are counted like every other answer', async () => {
    await ask({ url: '/datacenter/nothing' })
    await ask({ method: 'PUT', url: '/healthz' })
    const { body } = await ask({ url: '/metrics' })
    expect(body).toMatch(/_count\{route="none",method="GET",status="404"\} [1-9]/)
    expect(body).toMatch(/_count\{route="none",method="PUT",status="405"\} [1-9]/)
  })
  it('know no texts under the names that every object has', async () => {
    for (const name of ['__proto__', 'toString', 'constructor']) {
      expect((await ask({ url: `/datacenter/i18n/${name}.json` })).statusCode).toBe(404)
    }
  })
})

describe('a body that says null', () => {
  const parts = smallServer('sqlite')
  const post = (url: string) =>
    parts().server.inject({
      method: 'POST',
      url: `/datacenter/rest/${url}`,
      payload: 'null',
      headers: { 'content-type': 'application/json' },
    })

  it('is no body where none is needed', async () => {
    expect((await post('brh/boreholes')).json()).toHaveLength(3)
    expect((await post('brh/purposes')).statusCode).toBe(200)
  })
  it('is a missing body where one is needed', async () => {
    expect((await post('prodfigures/field')).statusCode).toBe(400)
    expect((await post('smc/lines-export')).statusCode).toBe(400)
  })
  it('is answered as no body at all by every export', async () => {
    const nothing = await parts().server.inject({
      method: 'POST',
      url: '/datacenter/rest/brh/boreholes-export',
    })
    expect((await post('brh/boreholes-export')).statusCode).toBe(nothing.statusCode)
    expect(nothing.statusCode).toBeLessThan(500)
  })
})

describe('the token in a cookie', () => {
  it('is everything after the first =', () => {
    expect(tokenIn('a=b; XSRF-TOKEN=b25l==; c=d')).toBe('b25l==')
    expect(tokenIn('NOT-XSRF-TOKEN=one')).toBeNull()
    expect(tokenIn(undefined)).toBeNull()
  })
})
