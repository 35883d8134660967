import { boreholes } from '@datacentre/catalogue'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { tables } from '@datacentre/catalogue/tables'
import { replaceDataset } from '@datacentre/database'
import { aBorehole } from '@datacentre/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { fillSmallDataset, smallVersion } from '../testing/small-dataset.ts'
import { smallServer } from '../testing/small-server.ts'

const prefixes = ['/datacenter', '/mapviewer', '/nlog-mapviewer', '/brh-web']

describe('the server', () => {
  const parts = smallServer('sqlite', 'empty')
  const get = (url: string) => parts().server.inject(url)

  it('is alive, but not ready before a dataset is loaded', async () => {
    expect((await get('/healthz')).statusCode).toBe(200)
    const ready = await get('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ ready: false, reason: 'no dataset is loaded' })
    expect(
      (await parts().server.inject({ method: 'POST', url: '/datacenter/rest/brh/boreholes' })).statusCode,
    ).toBe(503)
    expect((await get('/datacenter/rest/config')).json().dataset).toBeNull()
  })
  it('is ready within seconds after an import, without a restart', async () => {
    await replaceDataset(parts().store, smallVersion, fillSmallDataset)
    await vi.waitFor(async () => expect((await get('/readyz')).statusCode).toBe(200), { timeout: 30_000 })
    const list = await parts().server.inject({ method: 'POST', url: '/datacenter/rest/brh/boreholes' })
    expect(list.json()).toHaveLength(3)
  })
  it('serves the next version within seconds, whole', async () => {
    await replaceDataset(parts().store, { ...smallVersion, checksum: 'def' }, async () => {})
    await vi.waitFor(
      async () => {
        const list = await parts().server.inject({ method: 'POST', url: '/datacenter/rest/brh/boreholes' })
        expect(list.json()).toHaveLength(0)
      },
      { timeout: 30_000 },
    )
    await replaceDataset(parts().store, smallVersion, fillSmallDataset)
    await vi.waitFor(async () => expect((await get('/readyz')).json().version).toBe(3), { timeout: 30_000 })
  })
  it('says in the configuration which dataset it serves, under every prefix [S7.3, D22.2-5]', async () => {
    for (const prefix of prefixes) {
      expect((await get(`${prefix}/rest/config`)).json()).toMatchObject({
        nlogloketVersion: '1.2.3',
        datacentre: '/datacenter',
        mapviewer: '/mapviewer',
        pages: { quickstart: 'quickstart', licenceFigures: 'licence-figures' },
        dataset: {
          title: 'A small dataset',
          created: '2026-11-01',
          figuresUntil: '2026-09',
          texts: { nl: { title: 'Een kleine dataset' }, en: { title: 'A small dataset', licence: 'CC0' } },
          demonstration: true,
          mapVersion: expect.stringMatching(/^\d+-[0-9a-f]{16}$/),
        },
      })
    }
  })
  it('says of how many subjects and which years each table has figures [D28.44]', async () => {
    const { figures } = (await get('/datacenter/rest/config')).json().dataset
    const groupings = ['subject', 'operator', 'location', 'none']
    const told = { yearStart: 2024, yearEnd: 2024, groupings, opensBy: 'subject' }
    expect(figures).toEqual({
      'well-figures': { ...told, subjects: 1 },
      'field-figures': { ...told, subjects: 2, yearEnd: 2025 },
      'facility-figures': { ...told, subjects: 1 },
      'geothermal-figures': { ...told, subjects: 1, groupings: ['subject', 'none'] },
    })
  })
  it('says which tables have no data, and answers their screens as not found [D25.16]', async () => {
    const { dataset } = (await get('/datacenter/rest/config')).json()
    expect(dataset.rows.boreholes).toBeGreaterThan(0)
    expect(dataset.absent).not.toContain('boreholes')
    await replaceDataset(parts().store, smallVersion, (writer) =>
      writer.rows(boreholes, [aBorehole({ boreholeDbk: 1 })]),
    )
    await vi.waitFor(
      async () =>
        expect((await get('/datacenter/rest/config')).json().dataset.absent).toEqual(
          tables.map(({ id }) => id).filter((id) => id !== 'boreholes'),
        ),
      { timeout: 30_000 },
    )
    const statuses = await Promise.all(
      ['brh-overview', 'field-overview', 'prodfigures/wells', 'about'].map(
        async (path) => (await get(`/datacenter/${path}`)).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 404, 404, 200])
    await replaceDataset(parts().store, smallVersion, fillSmallDataset)
    await vi.waitFor(async () => expect((await get('/datacenter/field-overview')).statusCode).toBe(200), {
      timeout: 30_000,
    })
  })
  it('leads from the root to the home of the data centre [D1.3]', async () => {
    const answer = await get('/')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/datacenter/'])
    expect((await get('/datacenter?lang=en')).headers.location).toBe('/datacenter/?lang=en')
  })
  it('serves each app under its prefix, with addresses that start there [S1.14]', async () => {
    expect((await get('/datacenter/')).body).toContain('<base href="/datacenter/"')
    expect((await get('/datacenter/brh-overview')).statusCode).toBe(200)
    expect((await get('/mapviewer/brh/2/')).body).toContain('<base href="/mapviewer/"')
    const asset = await get('/datacenter/assets/a.js')
    expect(asset.headers['cache-control']).toContain('immutable')
  })
  it('answers the page of every object of the map, facilities included, with and without the last slash [D6.1]', async () => {
    for (const { page } of mapLayers) {
      const address = `/mapviewer/${page('K12-B.1')}`
      for (const url of [address, address.slice(0, -1), `${address}?lang=en&datacenter=true`]) {
        const answer = await get(url)
        expect([url, answer.statusCode, answer.body]).toEqual([
          url,
          200,
          expect.stringContaining('/mapviewer/'),
        ])
      }
    }
  })
  it('leads map pages under an old prefix to the map viewer [D1.2]', async () => {
    const answer = await get('/nlog-mapviewer/brh/2?lang=en')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/mapviewer/brh/2?lang=en'])
  })
  it('sends a strict content security policy and keeps demonstration data out of search engines [D24.5, D26.2, D26.4]', async () => {
    const { headers } = await get('/datacenter/')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-robots-tag']).toBe('noindex')
  })
  it('tells Prometheus what it did and which version it serves', async () => {
    const { body } = await get('/metrics')
    const { dataset } = (await get('/datacenter/rest/config')).json()
    expect(body).toContain(`dataset_version ${dataset.version}\n`)
    expect(body).toMatch(/http_request_duration_seconds_count\{route="\/datacenter\/rest\/brh\/boreholes"/)
  })
  it('gives every answer a request id, and keeps the one a proxy gave', async () => {
    expect((await get('/healthz')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const given = await parts().server.inject({ url: '/healthz', headers: { 'x-request-id': 'abc-1' } })
    expect(given.headers['x-request-id']).toBe('abc-1')
  })
})
