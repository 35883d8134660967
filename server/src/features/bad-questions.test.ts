import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)

const RD = 'http://www.opengis.net/def/crs/EPSG/0/28992'
const ED50 = 'http://www.opengis.net/def/crs/EPSG/0/4230'
const get = (path: string, headers: Record<string, string> = {}) =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', ...headers } })
const items = (query: Readonly<Record<string, string>>) =>
  get(`/api/v1/collections/boreholes/items?${new URLSearchParams(query)}`)
const idsOf = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await items(query))
    .json<{ features: { id: string }[] }>()
    .features.map(({ id }) => id)
    .toSorted()

const shape = 'S_INTERSECTS(geometry,POINT(5 52))'

describe('a question that', () => {
  it.each([
    [{ sortby: 'boreholeName,boreholeName' }, 'sortby must have each property once, not boreholeName twice'],
    [
      { sortby: 'boreholeDbk,boreholeName,shortName,resultCode,onOffshore,fieldCode' },
      'sortby must not have more than 5 properties',
    ],
    [{ datetime: '2020-01-31T99:99:99Z' }, 'datetime must be a date'],
    [{ datetime: '../..' }, 'datetime must be a date'],
    [{ bbox: '0x1,50,0x9,60' }, 'bbox must be 4 numbers'],
    [{ bbox: '-1e300,-1e300,1e300,1e300', 'bbox-crs': RD }, `bbox must lie where ${RD} holds`],
    [{ bbox: '200000,500000,100000,600000', 'bbox-crs': RD }, 'bbox must have the west before the east'],
    [{ limit: '-1' }, 'limit must be a whole number from 1'],
    [
      { filter: `${'CASEI('.repeat(30)}'a'${')'.repeat(30)} = boreholeName` },
      'filter must not be nested deeper than 20 brackets',
    ],
    [{ filter: Array(11).fill(shape).join(' OR ') }, 'filter must not have more than 10 shapes'],
    [
      { filter: 'S_INTERSECTS(geometry,POINT(1e300 1e300))', 'filter-crs': RD },
      `filter must have shapes where ${RD} holds`,
    ],
  ])('asks %j is refused: %s', async (query, told) => {
    const answer = await items(query)
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringContaining(told),
    ])
  })

  it('has a limit beyond the most gets the most', async () => {
    expect(await idsOf({ limit: '99999999999' })).toEqual(['1', '2', '3'])
  })

  it('names a box in another system gets what lies within that box, not around it', async () => {
    // The corner of the box lies a few metres north-east of the first borehole, at 128410, 445807.
    const box = (west: number, south: number): Promise<string[]> =>
      idsOf({ bbox: `${west},${south},260000,640000`, 'bbox-crs': RD })
    expect(await box(128_400, 445_800)).toContain('1')
    expect(await box(128_420, 445_800)).not.toContain('1')
    expect(await box(128_400, 445_815)).not.toContain('1')
  })

  it('names a box over the date line, or the whole world, gets what lies within', async () => {
    expect(await idsOf({ bbox: '5.5,50,5.1,60' })).toEqual(['1', '2'])
    expect(await idsOf({ bbox: '-90,-180,90,180', 'bbox-crs': ED50 })).toEqual(['1', '2'])
  })
})

describe('a request', () => {
  it.each(['[', 'a b', 'a:99999', 'x"><script>'])('of host %s is refused', async (host) => {
    const answer = await get('/api/v1', { host })
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringContaining('Host'),
    ])
  })

  it('for GeoJSON of an object gets it by its Accept header', async () => {
    const answer = await get('/boreholes/1', { accept: 'application/geo+json' })
    expect(answer.headers['content-type']).toBe('application/geo+json')
    expect(answer.json()).toMatchObject({ type: 'Feature', id: '1' })
    const json = await get('/boreholes/1', { accept: 'application/json, application/geo+json;q=0.5' })
    expect(json.headers['content-type']).toBe('application/json')
  })

  it.each(['/files', '/files/boreholes.csv', '/codes', '/columns', '/dcat', '/changes', '/boreholes/1'])(
    'of a page of another site may read %s',
    async (path) => {
      const { headers } = await get(path, { origin: 'https://notebook.example.org' })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-expose-headers']).toContain('Content-Crs')
    },
  )
})
