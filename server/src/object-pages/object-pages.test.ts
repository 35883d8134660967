import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)
const get = (path: string, accept = 'text/html') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

describe('the page of an object', () => {
  it('has its name, its facts with units and codes, its coordinates, its links and a citation, in both languages', async () => {
    for (const language of ['nl', 'en']) {
      const { statusCode, body, headers } = await get(`/boreholes/1?lang=${language}`)
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toContain(`<html lang="${language}">`)
      expect(body).toContain('<h1>A-01</h1>')
      expect(body).toContain(language === 'nl' ? '3.000 m' : '3,000 m')
      expect(body).toContain('31-12-1984')
      expect(body).toContain(`/datacenter/codes${language === 'en' ? '?lang=en' : ''}#boreholeResult`)
      expect(body).toContain('RD (EPSG:28992)')
      expect(body).toMatch(/<a href="[^"]*\/datacenter\/fields\/7[^"]*">Oosterveen<\/a>/)
      const page = 'http://data.example.org/datacenter/boreholes/1'
      const own = language === 'en' ? `${page}?lang=en` : page
      expect(body).toContain(`<link rel="canonical" href="${own}">`)
      for (const [code, href] of [
        ['nl', page],
        ['en', `${page}?lang=en`],
        ['x-default', page],
      ])
        expect(body).toContain(`<link rel="alternate" hreflang="${code}" href="${href}">`)
      expect(body).toMatch(/A-01\. .+ http:\/\/data\.example\.org\/datacenter\/boreholes\/1/)
    }
  })
  it('writes a code once, also where its words hold it', async () => {
    const { body } = await get('/boreholes/1')
    expect(body).toMatch(/<dd>Normaal Amsterdams Peil \(<a [^>]*>NAP<\/a>\)<\/dd>/)
  })
  it('links back, and to what it reported', async () => {
    expect((await get('/fields/7')).body).toMatch(/<a href="[^"]*\/datacenter\/boreholes\/1[^"]*">A-01<\/a>/)
    expect((await get('/boreholes/1')).body).toMatch(/prodfigures\/wells\?product=Gas[^"]*detail=1/)
  })
  it('is JSON and GeoJSON to who asks for it', async () => {
    expect((await get('/boreholes/1', 'application/json')).json()).toMatchObject({
      id: '1',
      name: 'A-01',
      properties: { boreholeName: 'A-01' },
      links: { field: [{ name: 'Oosterveen', address: 'http://data.example.org/datacenter/fields/7' }] },
    })
    const feature = await get('/boreholes/1?f=geojson')
    expect(feature.headers['content-type']).toContain('application/geo+json')
    expect(feature.json()).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [5, 52] },
    })
  })
  it('has one address: its code leads there, and what does not exist is not found', async () => {
    const byCode = await get('/fields/OVN')
    expect([byCode.statusCode, byCode.headers.location]).toEqual([301, '/datacenter/fields/7'])
    expect((await get('/licences/G-1%2Fa')).statusCode).toBe(200)
    expect((await get('/boreholes/999')).statusCode).toBe(404)
    expect((await get('/boreholes/1?colour=red')).statusCode).toBe(400)
  })
  it('that does not exist is said to a visitor on a page that leads on, and to a program as a problem', async () => {
    const { headers, body } = await get('/boreholes/999?lang=en')
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-store',
    })
    expect(body).toContain('‘999’ is not in these data.')
    expect(body).toMatch(/<a href="[^"]*\/brh-overview\?lang=en">Boreholes<\/a>/)
    expect((await get('/facilities/%3Cb%3E')).body).toContain('‘&lt;b&gt;’ staat niet in deze gegevens.')
    const refused = await get('/boreholes/999', 'application/json')
    expect(refused.headers['content-type']).toContain('problem+json')
  })
  it('is the same with what mailings and social media hang on a link', async () => {
    for (const tail of ['?fbclid=abc', '?utm_source=brief&utm_medium=email&lang=en'])
      expect((await get(`/boreholes/1${tail}`)).statusCode).toBe(200)
    expect((await get('/fields/OVN?fbclid=abc&lang=en')).headers.location).toBe(
      '/datacenter/fields/7?lang=en',
    )
  })
  it('tells search engines what it is, and writes nothing of the data as markup', async () => {
    const { body } = await get('/licences/G-1%2Fa')
    const [, data = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Place', name: 'K06 & L07' })
    expect(body).toContain('<h1>K06 &amp; L07</h1>')
  })
})

describe('what programs that walk the web ask first', () => {
  const at = async (url: string) =>
    (await parts().server.inject({ url, headers: { host: 'data.example.org' } })).body
  it('is told: not to read invented data, where every object is, and whom to tell of a hole', async () => {
    expect(await at('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    expect(await at('/.well-known/security.txt')).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/)
    expect(await at('/datacenter/sitemap.xml')).toContain(
      '<loc>http://data.example.org/datacenter/sitemap-boreholes.xml</loc>',
    )
    expect(await at('/datacenter/sitemap.xml')).not.toContain('facilities')
    const boreholes = await at('/datacenter/sitemap-boreholes.xml')
    expect(boreholes.match(/<loc>/g)).toHaveLength(3)
    expect(boreholes).toContain('hreflang="en" href="http://data.example.org/datacenter/boreholes/1?lang=en"')
    expect(boreholes).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
    const pages = await at('/datacenter/sitemap-pages.xml')
    expect(pages).toContain('<loc>http://data.example.org/datacenter/brh-overview</loc>')
    expect(pages).not.toContain('prodfigures/licences')
    expect(boreholes).toContain('<loc>http://data.example.org/datacenter/boreholes/1</loc>')
    expect(await at('/datacenter/sitemap-licences.xml')).toContain('/datacenter/licences/G-1%2Fa</loc>')
  })
  it('is told which parts a sitemap has, where one asks for another', async () => {
    for (const part of ['0', '2', 'x', '', '1&part=1'])
      expect(await at(`/datacenter/sitemap-boreholes.xml?part=${part}`)).toContain(
        'part must be a whole number from 1 to 1',
      )
    expect(await at('/datacenter/sitemap-boreholes.xml?part=1')).toContain('/boreholes/1</loc>')
  })
})
