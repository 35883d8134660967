import { replaceDataset } from '@datacentre/database'
import { storeKinds } from '@datacentre/database/testing/stores'
import { formatsFor } from '@datacentre/catalogue/wire/files'
import { describe, expect, it, vi } from 'vitest'
import { changingServer } from '../../testing/changing-dataset.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallVersion } from '../../testing/small-dataset.ts'

describe.each(storeKinds)('an old version on %s', (kind) => {
  const parts = changingServer(kind)
  const get = (path: string, accept = 'application/json') =>
    parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

  const list = (query: string, payload: object = {}) =>
    parts().server.inject({ method: 'POST', url: `/datacenter/rest/brh/boreholes${query}`, payload })

  it('has its objects as they were, also those that are gone, and says that it is old', async () => {
    const then = (await get('/boreholes/3?version=1')).json()
    expect(then).toMatchObject({
      name: 'HIT-01',
      version: 1,
      newestVersion: 3,
      properties: { resultCode: 'GAS', endAhDepthInMeters: 3000 },
      geometry: { type: 'Point', coordinates: [5.05, 52.05] },
    })
    expect((await get('/boreholes/3')).json()).toMatchObject({ name: 'HIT-02', version: 3 })
    expect((await get('/boreholes/2')).statusCode).toBe(404)
    expect((await get('/boreholes/2?version=1')).json()).toMatchObject({ name: 'GONE-01' })
    expect((await get('/licences/G-1%2Fa?version=1&f=geojson')).json()).toMatchObject({
      version: 1,
      geometry: { coordinates: [[[4, 53], expect.anything(), expect.anything(), [4, 53]]] },
    })
    const page = (await get('/boreholes/3?version=1&lang=en', 'text/html')).body
    expect(page).toContain(
      'This is an old version: version 1 of 1 November 2026. The newest is version 3 of 3 November 2026.',
    )
    expect(page).toMatch(/class="citation">HIT-01\. .+, version 1 of .+\/boreholes\/3\?version=1</)
    expect((await get('/boreholes/3?version=1', 'text/html')).body).toContain('Dit is een oude versie')
  })

  it('that stands is the page without a version, which cites its own', async () => {
    const page = (await get('/boreholes/3?version=3&lang=en', 'text/html')).body
    expect(page).not.toContain('This is an old version')
    expect(page).toMatch(/class="citation">HIT-02\. .+\/boreholes\/3\?version=3</)
  })

  it('is linked to from the history of an object, with what changed', async () => {
    const page = (await get('/boreholes/3?lang=en', 'text/html')).body
    const [, history = ''] = /<h2>History<\/h2><ul>(.*?)<\/ul>/.exec(page) ?? []
    expect(history.match(/Version \d of [^<]*/g)).toEqual([
      expect.stringMatching(/^Version 3 of 3 November 2026: changed \([^,]*\)$/),
      expect.stringMatching(/^Version 2 of 2 November 2026: changed \(.*, .*\)$/),
    ])
    expect(history).toContain('/datacenter/changes/boreholes?from=1&amp;to=2&amp;key=3')
    expect(history).toContain('/datacenter/boreholes/3?version=2')
    expect((await get('/boreholes/1?lang=en', 'text/html')).body).toContain('This object has not changed')
    expect((await get('/licences/G-1%2Fa?lang=en', 'text/html')).body).toContain('changed (Location)')
  })

  it('has the rows of its tables as files of every kind, which say so', async () => {
    const json = (await get('/files/boreholes.json?version=1&lang=en')).json<{
      dataset: object
      notes: string[]
      data: { boreholeName: string }[]
    }>()
    expect(json.dataset).toMatchObject({ version: 1 })
    expect(json.notes).toEqual([expect.stringContaining('This is an old version: version 1')])
    expect(json.data.map(({ boreholeName }) => boreholeName)).toEqual([
      'GONE-01',
      'HIT-01',
      'OLD-01',
      'SAME-01',
    ])
    const figures = (await get('/files/well-figures.json?version=1')).json<{ data: object[] }>()
    expect(figures.data).toEqual([
      expect.objectContaining({ jan: 100, unit: '1000Nm3', production: 'Produced', total: 1100 }),
    ])
    const csv = await get('/files/licences.csv?version=1&lang=en')
    expect(csv.body).toContain('version 1; ')
    expect(csv.body).toContain('This is an old version')
    expect(csv.body).toContain('POLYGON((4 53,')
    for (const format of formatsFor(true)) {
      const answer = await get(`/files/licences.${format}?version=1`)
      expect([format, answer.statusCode, answer.headers['content-disposition']]).toEqual([
        format,
        200,
        `attachment; filename="licences-version-1.${format}"`,
      ])
      expect(answer.rawPayload.length).toBeGreaterThan(0)
    }
  })

  it('has its lists in the order of names, whole or by values', async () => {
    const names = async (query: string, payload?: object) =>
      (await list(query, payload)).json<{ boreholeName: string }[]>().map((row) => row.boreholeName)
    expect(await names('?version=1')).toEqual(['GONE-01', 'HIT-01', 'OLD-01', 'SAME-01'])
    expect(await names('?version=1', { resultCode: 'GAS' })).toEqual(['HIT-01'])
    expect(await names('?version=2', { resultCode: 'GAS' })).toEqual(['NEW-01 & <more>\u0007'])
    const [hit] = (await list('?version=1', { boreholeDbk: 3 })).json<object[]>()
    expect(hit).toMatchObject({ boreholeName: 'HIT-01', endAhDepthInMeters: 3000 })
    const standing = await list('')
    expect((await list('?version=3')).body).toBe(standing.body)
    expect((await list('?version=3')).headers['etag']).toBe(standing.headers['etag'])
  })

  it('has the rows that criteria or keys ask for, as files and as a spreadsheet', async () => {
    const names = async (query: string) =>
      (await get(`/files/boreholes.json?version=1&${query}`))
        .json<{ data: { boreholeName: string }[] }>()
        .data.map((row) => row.boreholeName)
    expect(await names('result=GAS')).toEqual(['HIT-01'])
    expect(await names('searchByName=-01&order=startDate')).toHaveLength(4)
    expect(await names('keys=2,4,6')).toEqual(['GONE-01', 'OLD-01'])
    const [square] = (await get('/files/licences.geojson?version=1&keys=G-1%2Fa')).json().features
    expect(square.geometry.coordinates[0][0]).toEqual([4, 53])

    const exported = await parts().server.inject({
      method: 'POST',
      url: '/datacenter/rest/brh/boreholes-export?version=1&lang=en',
      payload: [2, 3],
    })
    const { rows, about } = await readWorkbook(exported.rawPayload)
    expect(rows.flat().filter((cell) => /^(GONE|HIT|OLD|SAME)-/.test(String(cell)))).toEqual([
      'GONE-01',
      'HIT-01',
    ])
    expect(about.flat().join(' ')).toContain('This is an old version: version 1 of 1 November 2026')
  })

  it('has the courses of its holes, under the names that these had', async () => {
    const { features } = (await get('/files/well-paths.geojson?version=1')).json()
    expect(features).toEqual([
      expect.objectContaining({
        geometry: { type: 'LineString', coordinates: [[5.05, 52.05], expect.anything()] },
        properties: expect.objectContaining({ boreholeName: 'HIT-01' }),
      }),
    ])
  })

  it('has its features, a page at a time', async () => {
    const items = (await get('/api/v1/collections/boreholes/items?version=1&limit=3')).json()
    expect(items).toMatchObject({ version: 1, newestVersion: 3, numberMatched: 4, numberReturned: 3 })
    const next = items.links.find(({ rel }: { rel: string }) => rel === 'next').href
    const rest = (await get(next.replace('http://data.example.org/datacenter', ''))).json()
    expect(rest.features).toMatchObject([{ id: '4', properties: { startDate: null } }])
    const page = (await get('/api/v1/collections/boreholes/items?version=1&lang=en', 'text/html')).body
    expect(page).toContain('This is an old version')
    expect(page).toContain('/datacenter/boreholes/2?version=1')
    expect(page).toContain('1 to 4 of 4')
  })

  it.each([
    ['/boreholes/3?version=x', 400, 'version must be the number of a version; kept are 3, 2, 1'],
    ['/boreholes/3?version=1&version=2', 400, 'version must be given once'],
    ['/boreholes/3?version=7', 404, 'There is no version 7 of the dataset. Kept are 3, 2, 1.'],
    ['/boreholes/6?version=1', 404, 'Version 1 of the dataset has no borehole 6.'],
    ['/files/boreholes.csv?version=0', 404, 'There is no version 0'],
    ['/files/boreholes.csv?version=1&onOffshore=XX', 400, 'onOffshore'],
    ['/files/boreholes.csv?version=1&nonsense=1', 400, 'nonsense is not known; known are searchByName'],
    ['/files/boreholes.csv?version=1&keys=2&order=x', 400, 'order must not stand beside keys'],
    ['/files/facilities.csv?version=1&keys=2', 400, 'keys is not known; known are version, lang'],
    ['/api/v1/collections/boreholes/items?version=', 400, 'version must be the number of a version'],
    ['/api/v1/collections/boreholes/items?version=1&q=a', 400, 'q is not known'],
    ['/api/v1/collections/boreholes/items?version=1&f=csv', 400, 'f must be one of json, geojson, html'],
  ])('%s is answered %i: %s', async (path, status, told) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      status,
      expect.stringContaining(told),
    ])
  })

  it('that is no longer kept is told to be gone', async () => {
    const { store, snapshots } = parts()
    for (let nr = 4; nr <= 11; nr++)
      await replaceDataset(store, { ...smallVersion, checksum: String(nr) }, async () => {})
    await vi.waitFor(() => expect(snapshots.snapshot()?.version.id).toBe(11), { timeout: 30_000 })
    for (const path of [
      '/boreholes/3?version=1',
      '/files/boreholes.csv?version=1',
      '/changes/boreholes?from=1',
    ]) {
      const answer = await get(path)
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        410,
        expect.stringMatching(/^Version 1 of the dataset is no longer kept; .* Kept are 11, 10, .*, 2\.$/),
      ])
    }
    expect((await get('/boreholes/3?version=2')).statusCode).toBe(200)
  })
})
