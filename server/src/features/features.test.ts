import { speak } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)

const API = '/datacenter/api/v1'
const get = (path: string, headers: Record<string, string> = {}) =>
  parts().server.inject({ url: `${API}${path}`, headers: { host: 'data.example.org', ...headers } })

type Link = { href: string; rel: string; type?: string }
type Items = {
  numberMatched: number
  numberReturned: number
  links: Link[]
  features: { id: string; geometry: { coordinates: unknown } | null; properties: Record<string, unknown> }[]
}
const items = async (collection: string, query = ''): Promise<Items> => {
  const answer = await get(`/collections/${collection}/items${query}`)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer.json()
}
const idsOf = ({ features }: Items): string[] => features.map(({ id }) => id)
const linkOf = (links: readonly Link[], rel: string): Link | undefined =>
  links.find((link) => link.rel === rel)
const encoded = encodeURIComponent

describe('the features API, after the abstract tests of OGC API Features Core', () => {
  it('/conf/core/root-op, root-success: the landing page links to the description, the conformance and the data', async () => {
    const answer = await get('')
    expect(answer.statusCode).toBe(200)
    const { links } = answer.json<{ links: Link[] }>()
    for (const rel of ['self', 'alternate', 'service-desc', 'service-doc', 'conformance', 'data'])
      expect([rel, linkOf(links, rel)?.href]).toEqual([
        rel,
        expect.stringContaining('http://data.example.org/'),
      ])
  })
  it('/conf/core/api-definition-op, api-definition-success: the description is OpenAPI and has every collection', async () => {
    const answer = await get('/openapi.json')
    expect(answer.headers['content-type']).toContain('application/json')
    const { openapi, paths } = answer.json<{ openapi: string; paths: object }>()
    expect(openapi).toMatch(/^3\.1/)
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/collections',
        '/collections/boreholes/items',
        '/collections/fields/items/{featureId}',
      ]),
    )
  })
  it('/conf/core/conformance-op, conformance-success: the conformance lists what is kept to', async () => {
    const { conformsTo } = (await get('/conformance')).json<{ conformsTo: string[] }>()
    for (const part of [
      'ogcapi-features-1/1.0/conf/core',
      'ogcapi-features-1/1.0/conf/geojson',
      'ogcapi-features-2/1.0/conf/crs',
      'cql2/1.0/conf/basic-cql2',
    ])
      expect(conformsTo).toContain(`http://www.opengis.net/spec/${part}`)
  })
  it('/conf/core/fc-md-op, fc-md-success, fc-md-links, fc-md-items: the collections that the dataset has, with their items', async () => {
    const { collections, links } = (await get('/collections')).json<{
      links: Link[]
      collections: { id: string; title: string; links: Link[] }[]
    }>()
    expect(collections.map(({ id }) => id)).toEqual(['boreholes', 'fields', 'licences', 'well-figures'])
    expect(linkOf(links, 'self')?.type).toBe('application/json')
    for (const { id, links: own } of collections)
      expect(linkOf(own, 'items')).toMatchObject({
        type: 'application/geo+json',
        href: `http://data.example.org${API}/collections/${id}/items`,
      })
  })
  it('/conf/core/fc-md-extent, sfc-md-op, sfc-md-success: a collection tells where it lies and its coordinate systems', async () => {
    const boreholes = (await get('/collections/boreholes')).json<Record<string, unknown>>()
    expect(boreholes).toMatchObject({
      id: 'boreholes',
      itemType: 'feature',
      extent: { spatial: { bbox: [[5, 52, 6, 53]], crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' } },
      storageCrs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
      crs: expect.arrayContaining(['http://www.opengis.net/def/crs/EPSG/0/28992']),
    })
    expect((await get('/collections/well-figures')).json()).not.toHaveProperty('extent')
    const unknown = await get('/collections/wells')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toMatchObject({ detail: expect.stringContaining('There are boreholes, fields') })
  })
  it('/conf/core/fc-op, fc-response: the items are a feature collection with counts, time and links', async () => {
    const answer = await get('/collections/boreholes/items')
    expect(answer.headers['content-type']).toContain('application/geo+json')
    expect(answer.json()).toMatchObject({
      type: 'FeatureCollection',
      numberMatched: 3,
      numberReturned: 3,
      timeStamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      features: expect.arrayContaining([
        expect.objectContaining({
          type: 'Feature',
          id: '1',
          geometry: { type: 'Point', coordinates: [5, 52] },
          properties: expect.objectContaining({
            boreholeDbk: 1,
            boreholeName: 'A-01',
            startDate: '1984-12-31',
            resultCode: 'GAS',
          }),
        }),
        expect.objectContaining({ id: '3', geometry: null }),
      ]),
    })
  })
  it('/conf/core/fc-limit-definition, fc-limit-response, fc-links: pages lead on to all features once, and back', async () => {
    const first = await items('boreholes', '?limit=2')
    expect([first.numberMatched, first.numberReturned]).toEqual([3, 2])
    expect(linkOf(first.links, 'prev')).toBeUndefined()
    const next = linkOf(first.links, 'next')?.href ?? ''
    const second: Items = (
      await parts().server.inject({ url: next.replace('http://data.example.org', '') })
    ).json()
    expect(new Set([...idsOf(first), ...idsOf(second)])).toEqual(new Set(['1', '2', '3']))
    expect(linkOf(second.links, 'next')).toBeUndefined()
    expect(linkOf(second.links, 'prev')).toBeDefined()
    expect((await items('boreholes', '?limit=1000000')).numberReturned).toBe(3)
    expect((await items('boreholes', '?offset=7')).features).toEqual([])
  })
  it('/conf/core/fc-bbox-definition, fc-bbox-response: a box keeps what has a place in common with it', async () => {
    expect(idsOf(await items('boreholes', '?bbox=4.9,51.9,5,52'))).toEqual(['1'])
    expect(idsOf(await items('fields', '?bbox=4.4,51.4,5,52'))).toEqual(['7', '8'])
    expect(idsOf(await items('fields', '?bbox=4.1,51.1,4.2,51.2'))).toEqual(['8'])
    expect(idsOf(await items('fields', '?bbox=5.2,52.2,6,53'))).toEqual([])
    expect(idsOf(await items('fields', '?bbox=4.4,51.4,0,5,52,9'))).toEqual(['7', '8'])
  })
  it('/conf/core/fc-time-definition, fc-time-response: a time keeps what held then', async () => {
    const during = async (time: string) => idsOf(await items('boreholes', `?datetime=${time}`))
    expect(await during('1985-01-01')).toEqual(['1'])
    expect(await during('1985-06-30T12:00:00Z')).toEqual(['1'])
    expect(await during('1985-07-01/2000-12-31')).toEqual([])
    expect(await during('2001-01-01/..')).toEqual(['2'])
    expect(await during('../1985-01-01')).toEqual(['1'])
    expect(idsOf(await items('well-figures', '?datetime=2020-03-01/2021-01-01'))).toEqual([
      '1~2020~Gas~Produced',
    ])
  })
  it('/conf/core/f-op, f-success, f-links: a feature has an address of its own', async () => {
    const answer = await get(`/collections/licences/items/${encoded('G-1/a')}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      type: 'Feature',
      id: 'G-1/a',
      properties: { licenceName: 'K06 & L07', licensees: ['Noordgas', 'Warmte'] },
    })
    for (const rel of ['self', 'alternate', 'collection'])
      expect(linkOf(answer.json<{ links: Link[] }>().links, rel)).toBeDefined()
    expect((await get('/collections/licences/items/nothing')).statusCode).toBe(404)
  })
  it('/conf/core/query-param-unknown, query-param-invalid: every parameter that is wrong is told with what is allowed', async () => {
    for (const [query, said] of [
      ['limit=0', 'limit must be a whole number from 1'],
      ['limit=1&limit=2', 'limit must be given once'],
      ['limit=-1', 'limit must be a whole number'],
      ['offset=1e9', 'offset must be a whole number'],
      ['bbox=1,2,3', 'bbox must be 4 numbers'],
      ['bbox=1,2,3,x', 'bbox must be 4 numbers'],
      ['bbox=1,53,2,52', 'bbox must have the south before the north'],
      ['crs=EPSG:9999', 'crs must be one of http://www.opengis.net/def/crs/OGC/1.3/CRS84'],
      ['datetime=yesterday', 'datetime must be a date, such as 2020-01-31'],
      ['datetime=2020-01-02/2020-01-01', 'datetime must not end before it begins'],
      ['sortby=colour', 'sortby has "colour", but must have properties: boreholeDbk'],
      ['properties=', 'properties has ""'],
      ['colour=red', 'colour is not known'],
      ['filter-lang=sql', 'filter-lang must be cql2-text'],
      ['boreholeDbk=x', 'boreholeDbk must be a whole number'],
      ['f=xml', 'f must be one of html, xlsx, csv, json, geojson, gpkg, fgb, parquet'],
    ]) {
      const answer = await get(`/collections/boreholes/items?${query}`)
      expect([query, answer.statusCode]).toEqual([query, 400])
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect([query, answer.json<{ detail: string }>().detail]).toEqual([
        query,
        expect.stringContaining(said!),
      ])
    }
    for (const path of [
      '',
      '/conformance',
      '/collections',
      '/collections/boreholes',
      '/collections/boreholes/schema',
    ])
      expect([path, (await get(`${path}?limit=1`)).statusCode]).toEqual([path, 400])
  })
})

describe('the features API, in other coordinate systems (Part 2)', () => {
  const RD = 'http://www.opengis.net/def/crs/EPSG/0/28992'
  it('answers in the system that is asked, and names it', async () => {
    const answer = await get(`/collections/boreholes/items?boreholeDbk=1&crs=${encoded(RD)}`)
    expect(answer.headers['content-crs']).toBe(`<${RD}>`)
    const [x, y] = (answer.json<Items>().features[0]?.geometry?.coordinates ?? []) as number[]
    expect([x, y]).toEqual([expect.closeTo(128_410, -2), expect.closeTo(445_806, -2)])
    const plain = await get('/collections/boreholes/items')
    expect(plain.headers['content-crs']).toBe('<http://www.opengis.net/def/crs/OGC/1.3/CRS84>')
    const one = await get(`/collections/boreholes/items/1?crs=${encoded(RD)}`)
    expect(one.headers['content-crs']).toBe(`<${RD}>`)
  })
  it('has latitude first where the authority of a system has it so', async () => {
    const system = encoded('http://www.opengis.net/def/crs/EPSG/0/4326')
    const [feature] = (await items('boreholes', `?boreholeDbk=1&crs=${system}`)).features
    expect(feature?.geometry?.coordinates).toEqual([52, 5])
    expect(idsOf(await items('boreholes', `?bbox=51.9,4.9,52.1,5.1&bbox-crs=${system}`))).toEqual(['1'])
  })
  it('takes a box in metres', async () => {
    expect(
      idsOf(await items('boreholes', `?bbox=128000,445000,129000,446500&bbox-crs=${encoded(RD)}`)),
    ).toEqual(['1'])
  })
})

describe('the features API, for who keeps answers', () => {
  it('names its version, and answers 304 to who has the answer', async () => {
    const first = await get('/collections/boreholes/items?limit=1')
    expect(first.headers).toMatchObject({
      'api-version': '1.0.0',
      'cache-control': 'public, no-cache',
      vary: 'accept, accept-encoding',
      'access-control-allow-origin': '*',
    })
    const known = { 'if-none-match': String(first.headers.etag) }
    expect((await get('/collections/boreholes/items?limit=1', known)).statusCode).toBe(304)
    expect((await get('/collections/boreholes/items?limit=2', known)).statusCode).toBe(200)
    expect(
      (await get('/collections/boreholes/items?limit=1', { ...known, accept: 'text/html' })).statusCode,
    ).toBe(200)
  })
  it('shows a page to a browser at every address, in both languages', async () => {
    for (const path of [
      '',
      '/conformance',
      '/collections',
      '/collections/boreholes',
      '/collections/boreholes/queryables',
      '/collections/boreholes/schema',
      '/collections/boreholes/items',
      '/collections/boreholes/items/1',
      '/collections/well-figures/items',
    ])
      for (const language of ['nl', 'en']) {
        const answer = await get(`${path}?lang=${language}`, {
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        })
        expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
          path,
          200,
          'text/html; charset=utf-8',
        ])
        expect(answer.body).toContain(`<html lang="${language}">`)
        expect(answer.body).toMatch(/<h1>[^<]+<\/h1>/)
      }
  })
  it.each(['nl', 'en'] as const)(
    'says where a page is as the portal does, and names one search in words, in %s [S2.28, S2.29]',
    async (language) => {
      const say = speak(language)
      const { body } = await get(`/collections/boreholes?lang=${language}&f=html`)
      const crumbs = /<ol class="crumbs">(.*?)<\/ol>/.exec(body)?.[1] ?? ''
      const steps = [...crumbs.matchAll(/<a href="([^"]*)"( aria-current="page")?>([^<]*)<\/a>/g)]
      expect(steps.slice(0, 2).map(([, href, , text]) => [href?.split('?')[0], text])).toEqual([
        [say('homeUrl'), say('breadcrumb.home')],
        [expect.stringMatching(/\/$/), say('breadcrumb.datacenter')],
      ])
      expect(steps.map(([, , current]) => current !== undefined).indexOf(true)).toBe(steps.length - 1)
      expect(steps.at(-1)?.[3]).toBe(/<h1>([^<]+)<\/h1>/.exec(body)?.[1])
      const menu = new RegExp(`<nav aria-label="${say('menu.label')}">.*?</nav>`, 's').exec(body)?.[0] ?? ''
      expect(menu).toContain(`aria-label="${say('menu.search')}"><svg`)
      // The word is for the menu of a phone alone, as in the portal.
      expect(menu.replace(`<span class="word">${say('menu.search')}</span>`, '')).not.toContain(
        `>${say('menu.search')}<`,
      )
    },
  )
  it('writes what the data hold as text on a page, never as markup', async () => {
    const answer = await get('/collections/licences/items?f=html')
    expect(answer.body).toContain('K06 &amp; L07')
  })
})
