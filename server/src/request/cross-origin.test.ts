import { calls } from '@datacentre/catalogue/wire/calls'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer, readWhole } from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'

const origin = 'https://notebook.example'
const prefixes = ['/datacenter', '/mapviewer', '/nlog-mapviewer', '/brh-web']

describe('a page of another origin', () => {
  const parts = smallServer('sqlite')
  const ask = (options: InjectOptions) =>
    parts().server.inject({ ...options, headers: { origin, ...options.headers } })
  const boreholes = { method: 'POST', url: '/datacenter/rest/brh/boreholes' } as const
  const allowedIn = async (options: InjectOptions) =>
    (await ask(options)).headers['access-control-allow-origin']

  it('may read what every call answers, under every prefix, and never with credentials [D17.6]', async () => {
    for (const prefix of prefixes)
      for (const { method, path } of calls) {
        const { headers } = await ask({ method, url: prefix + path })
        expect([path, headers['access-control-allow-origin']]).toEqual([path, '*'])
        expect(headers).not.toHaveProperty('access-control-allow-credentials')
      }
    for (const path of [
      '/api/openapi.json',
      '/overview',
      '/companies',
      '/place/point/52,5',
      '/quality',
      '/search?q=k12',
    ])
      expect([path, await allowedIn({ url: `/datacenter${path}` })]).toEqual([path, '*'])
  })
  it('may read the tag, the name of a file, when to come back and the id of a request [D17.6]', async () => {
    const { headers } = await ask(boreholes)
    expect(String(headers['access-control-expose-headers']).split(', ')).toEqual(
      expect.arrayContaining(['ETag', 'Content-Disposition', 'Retry-After', 'X-Request-Id']),
    )
  })
  it('is told what it may send, before it sends JSON [D17.6]', async () => {
    for (const prefix of prefixes) {
      const answer = await ask({
        method: 'OPTIONS',
        url: `${prefix}/rest/brh/details`,
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-xsrf-token',
        },
      })
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-max-age': '86400',
      })
      expect(String(answer.headers['access-control-allow-headers']).split(', ')).toEqual(
        expect.arrayContaining(['content-type', 'x-xsrf-token', 'narrowed-by']),
      )
    }
  })
  it.each([
    [400, { ...boreholes, payload: { colour: 'red' } }],
    [404, { url: '/datacenter/rest/nothing' }],
    [405, { method: 'DELETE', url: '/brh-web/rest/brh/boreholes' }],
    [413, { ...boreholes, payload: { boreholeName: 'x'.repeat(70_000) } }],
    [415, { ...boreholes, payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [400, { url: '/datacenter/rest/search/suggest/%zz' }],
  ] as const satisfies [number, InjectOptions][])(
    'may read a fault, here %s [D17.6]',
    async (status, options) => {
      const answer = await ask(options)
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, '*'])
      expect(answer.json().status).toBe(status)
    },
  )
  it('may read that its request was no HTTP [D17.6]', async () => {
    const socket = await connectTo(await listeningServer({ snapshot: null }))
    socket.write('nonsense\r\n\r\n')
    expect((await readWhole(socket)).toString()).toContain('access-control-allow-origin: *\r\n')
  })
  it('may not read what it asks with our cookie, and no cache keeps that answer [D17.7]', async () => {
    const cookie = 'XSRF-TOKEN=one'
    for (const options of [boreholes, { url: '/datacenter/rest/config' }]) {
      const { headers } = await ask({ ...options, headers: { cookie } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers['cache-control']).toBe('no-store')
    }
  })
  it('gets the same answer as everybody, so that caches need not tell origins apart [D17.7]', async () => {
    const config = { url: '/datacenter/rest/config' }
    const [ours, theirs] = [await parts().server.inject(config), await ask(config)]
    for (const name of ['access-control-allow-origin', 'vary', 'cache-control', 'etag'])
      expect([name, ours.headers[name]]).toEqual([name, theirs.headers[name]])
    expect(String(theirs.headers['vary'])).not.toMatch(/origin|cookie/i)
    const again = await ask({ ...config, headers: { 'if-none-match': String(theirs.headers['etag']) } })
    expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*'])
  })
  it('may not read our pages, nor what is for operators [D17.7]', async () => {
    for (const url of ['/datacenter/', '/datacenter/brh-overview', '/metrics', '/healthz', '/readyz'])
      expect([url, await allowedIn({ url })]).toEqual([url, undefined])
  })
})
