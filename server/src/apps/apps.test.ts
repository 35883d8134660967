import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { registers } from '@datacentre/catalogue/registers/index'
import { texts } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { listeningServer } from '../../testing/listening-server.ts'

const script = `export const words = '${'drilled '.repeat(500)}'`

describe('the files of an app', () => {
  const assets = { 'index-1.js': script, 'index-1.css': 'a{}', 'font.woff2': Buffer.from([1, 2, 3]) }
  const get = async (file: string, headers: Record<string, string> = {}) => {
    const { server } = await listeningServer({ snapshot: null, assets })
    return server.inject({ url: `/datacenter/assets/${file}`, headers })
  }

  it('are sent packed as the caller takes them', async () => {
    const brotli = await get('index-1.js', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    const zipped = await get('index-1.js', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script)
    expect((await get('index-1.js')).body).toBe(script)
  })
  it('are kept for good, under the type of their name', async () => {
    const answers = [await get('index-1.js'), await get('index-1.css'), await get('font.woff2')]
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'text/javascript; charset=utf-8',
      'text/css; charset=utf-8',
      'font/woff2',
    ])
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })
  it('are not sent again to who has them', async () => {
    const { headers } = await get('index-1.js', { 'accept-encoding': 'br' })
    const again = await get('index-1.js', {
      'accept-encoding': 'br',
      'if-none-match': String(headers['etag']),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
  it('are only what the build made', async () => {
    expect((await get('nothing.js')).statusCode).toBe(404)
    expect((await get('../index.html')).statusCode).toBe(404)
    expect((await get('%2e%2e/index.html')).statusCode).toBe(404)
  })
})

describe('the pages of the portal', () => {
  const get = async (url: string) => {
    const { server } = await listeningServer({ snapshot: null })
    return server.inject({ url, headers: { accept: 'text/html' } })
  }

  it('hold the box that selects all rows before the app has started, on a list in its language [D29.12]', async () => {
    const box = (words: string) =>
      `<span class="select-all-box"><div role="checkbox" aria-checked="false" aria-disabled="true">${words}</div></span>`
    for (const { route } of registers) {
      expect((await get(`/datacenter${route}`)).body).toContain(box(texts.nl['selection.all']))
      expect((await get(`/datacenter${route}?lang=en`)).body).toContain(box(texts.en['selection.all']))
    }
    expect((await get('/datacenter/')).body).toContain('<div id="app"></div>')
    expect((await get('/datacenter/quickstart')).body).toContain('<div id="app"></div>')
  })
  it('say their language, name and one address before the app has started', async () => {
    const { body } = await get('/datacenter/brh-overview?lang=en')
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('<title>Boreholes – Data centre</title>')
    const address = 'http://localhost:80/datacenter/brh-overview'
    expect(body).toContain(`<link rel="canonical" href="${address}?lang=en">`)
    expect(body).toContain(`<link rel="alternate" hreflang="nl" href="${address}">`)
    // Who shares a narrowed list from a phone shares the canonical address where there is one.
    expect((await get('/datacenter/brh-overview?searchText=K14')).body).not.toContain('canonical')
  })
  it('answer to a slash at the end by the address without it, with its query', async () => {
    const answer = await get('/datacenter/brh-overview/?lang=en&page=2')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      308,
      '/datacenter/brh-overview?lang=en&page=2',
    ])
    expect((await get('/datacenter/quickstart')).statusCode).toBe(200)
  })
  it('give the picture beside a shared link by the address of the host that was asked, whatever that host is called [D29.19]', async () => {
    const { server } = await listeningServer({ snapshot: null })
    const pictureAt = async (host: string) => {
      const { body } = await server.inject({ url: '/datacenter/brh-overview', headers: { host } })
      return /og:image" content="([^"]*)"/.exec(body)?.[1]
    }
    expect(await pictureAt('data.example')).toBe('http://data.example/datacenter/assets/share-1.png')
    expect(await pictureAt('[::1]:8080')).toBe('http://[::1]:8080/datacenter/assets/share-1.png')
    const hostile = await server.inject({ url: '/datacenter/brh-overview', headers: { host: 'a.example$&' } })
    expect(hostile.statusCode).toBe(400)
  })
  it('take the scheme and the host that a visitor asked from a trusted proxy, and from nobody else [D29.19]', async () => {
    const forwarded = {
      host: 'inside:8080',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'data.example',
      'x-forwarded-for': '192.0.2.1',
    }
    const pictureFor = async (environment: Record<string, string>, remoteAddress: string) => {
      const { server } = await listeningServer({ snapshot: null, environment })
      const { body } = await server.inject({ url: '/datacenter/', headers: forwarded, remoteAddress })
      return /og:image" content="([^"]*)\/datacenter/.exec(body)?.[1]
    }
    expect(await pictureFor({}, '10.0.0.1')).toBe('http://inside:8080')
    const trusting = { TRUSTED_PROXIES: '10.0.0.0/8' }
    expect(await pictureFor(trusting, '10.0.0.1')).toBe('https://data.example')
    expect(await pictureFor(trusting, '192.0.2.7')).toBe('http://inside:8080')
  })
  it('of licence figures send on before anything shows, in an English variant unless the language is Dutch', async () => {
    for (const path of ['/datacenter/prodfigures/licences', '/datacenter/prodfigures/licences/']) {
      expect((await get(path)).headers.location).toBe('/datacenter/licence-figures')
      expect((await get(`${path}?lang=en`)).headers.location).toBe('/datacenter/licence-figures?lang=en')
    }
  })
})
