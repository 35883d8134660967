import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)

const ask = (collection: string, query: Readonly<Record<string, string>>) =>
  parts().server.inject({
    url: `/datacenter/api/v1/collections/${collection}/items?${new URLSearchParams(query).toString()}`,
  })

async function idsOf(
  filter: string,
  collection = 'boreholes',
  more: Record<string, string> = {},
): Promise<string[]> {
  const answer = await ask(collection, { filter, sortby: 'boreholeDbk', ...more })
  expect([filter, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([filter, 200, ''])
  return answer.json<{ features: { id: string }[] }>().features.map(({ id }) => id)
}

describe('a filter in CQL2 text', () => {
  it.each<[string, string[]]>([
    ["boreholeName = 'A-01'", ['1']],
    ["'A-01' = boreholeName", ['1']],
    ["boreholeName <> 'A-01'", ['2', '3']],
    ["boreholeName = 'O''B-02'", ['2']],
    ['endAhDepthInMeters > 1500', ['1', '2']],
    ['1500.5 >= endAhDepthInMeters', ['2']],
    ['endAhDepthInMeters BETWEEN 1000 AND 2000', ['2']],
    ['endAhDepthInMeters NOT BETWEEN 1000 AND 2000', ['1']],
    ['endAhDepthInMeters IS NULL', ['3']],
    ['endAhDepthInMeters IS NOT NULL', ['1', '2']],
    ["resultCode IN ('GAS', 'OIL')", ['1', '2']],
    ["NOT resultCode = 'GAS'", ['2']],
    ["boreholeName LIKE '%-0_'", ['1', '2']],
    ["boreholeName LIKE '%100\\%'", ['3']],
    ["boreholeName NOT LIKE 'A%'", ['2', '3']],
    ["CASEI(boreholeName) LIKE CASEI('a-%')", ['1']],
    ["CASEI(resultCode) = 'gas'", ['1']],
    ["startDate < DATE('2000-01-01')", ['1']],
    ["startDate >= TIMESTAMP('2001-01-01T00:00:00Z')", ['2']],
    ["startDate > '1990-01-01'", ['2']],
    ["(resultCode = 'GAS' OR resultCode = 'OIL') AND endAhDepthInMeters > 2000", ['1']],
    ["resultCode = 'GAS' or resultCode = 'OIL' and endAhDepthInMeters > 2000", ['1']],
    ['S_INTERSECTS(geometry, BBOX(4.9, 51.9, 5.1, 52.1))', ['1']],
    ['S_INTERSECTS(geometry, POINT(6 53))', ['2']],
    ['S_INTERSECTS(geometry, POLYGON((4 51, 7 51, 7 52.5, 4 51)))', ['1']],
    ['NOT S_INTERSECTS(geometry, BBOX(4.9, 51.9, 5.1, 52.1))', ['2']],
    ['"boreholeName" = \'A-01\'', ['1']],
    ['true', ['1', '2', '3']],
    ['boreholeDbk = 1 AND false', []],
  ])('%s', async (filter, ids) => expect(await idsOf(filter)).toEqual(ids))

  it('looks at lines and outlines themselves, not at the boxes around them', async () => {
    const found = async (shape: string) =>
      (await ask('fields', { filter: `S_INTERSECTS(geometry, ${shape})`, sortby: 'fieldDbk' }))
        .json<{ features: { id: string }[] }>()
        .features.map(({ id }) => id)
    expect(await found('POINT(4.25 51.25)')).toEqual(['8'])
    expect(await found('LINESTRING(4.9 52.05, 5.2 52.05)')).toEqual(['7'])
    expect(await found('LINESTRING(4 52, 5.05 52.2)')).toEqual([])
    expect(
      await found('POLYGON((3 50, 7 50, 7 54, 3 54, 3 50), (3.5 50.5, 6 50.5, 6 53, 3.5 53, 3.5 50.5))'),
    ).toEqual([])
    expect(await found('MULTIPOINT((4.1 51.1), (5.05 52.05))')).toEqual(['7', '8'])
  })
  it('holds for a property of several values when it holds for one', async () => {
    expect((await ask('licences', { filter: "licensees = 'Warmte'" })).json()).toMatchObject({
      numberMatched: 1,
    })
    expect((await ask('licences', { licensees: 'Noordgas' })).json()).toMatchObject({ numberMatched: 1 })
  })
  it('may have its shapes in another system', async () => {
    const more = { 'filter-crs': 'http://www.opengis.net/def/crs/EPSG/0/28992' }
    expect(
      await idsOf('S_INTERSECTS(geometry, BBOX(128000, 445000, 129000, 446500))', 'boreholes', more),
    ).toEqual(['1'])
  })

  it.each([
    ['boreholeName =', 'must have the name of a property at its end'],
    ["boreholeName = 'A", 'cannot be read from character'],
    ['colour = 1', 'names "colour", which is no property; see queryables'],
    ["endAhDepthInMeters > 'deep'", 'must compare endAhDepthInMeters with a number, not "deep"'],
    ["startDate = 'soon'", "must compare startDate with a date, such as DATE('2020-01-31')"],
    ['boreholeName = A', "put texts in '…'"],
    ['endAhDepthInMeters LIKE 3', 'LIKE after endAhDepthInMeters must have a text'],
    ['S_INTERSECTS(place, POINT(5 52))', 'must have geometry in S_INTERSECTS, not place'],
    ['S_INTERSECTS(geometry, CIRCLE(5 52))', 'must have one of POINT, MULTIPOINT'],
    [
      'S_INTERSECTS(geometry, POLYGON((0 0, 1 1, 1 0, 2 2)))',
      'must end each ring of a polygon where it began',
    ],
    [`${'('.repeat(100)}true${')'.repeat(100)}`, 'must not be nested deeper than 20 brackets'],
    [`${'NOT '.repeat(100)}true`, 'must not be nested deeper than 20 brackets'],
    [Array.from({ length: 300 }, () => 'true').join(' OR '), 'must not have more than 200 conditions'],
    ["boreholeName = 'A-01'; DROP TABLE boreholes", 'cannot be read from character'],
    ["boreholeName = 'A' OR 1=1", 'must compare a property, not two values'],
  ])('refuses %.60s', async (filter, said) => {
    const answer = await ask('boreholes', { filter })
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringContaining(`filter ${said}`.replace('filter put', 'put')),
    ])
  })
  it('refuses a place where there is no geometry', async () => {
    const answer = await ask('well-figures', { filter: 'S_INTERSECTS(geometry, POINT(5 52))' })
    expect(answer.json()).toMatchObject({
      detail: expect.stringContaining('this collection has no geometry'),
    })
  })
  it('takes no longer for a hostile pattern than its length times that of the text', async () => {
    const started = performance.now()
    expect(await idsOf(`boreholeName LIKE '${'%a'.repeat(500)}b'`)).toEqual([])
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})

describe('the other ways to choose features', () => {
  const names = async (query: Readonly<Record<string, string>>, collection = 'boreholes') =>
    (await ask(collection, query)).json<{ features: { id: string }[] }>().features.map(({ id }) => id)
  it('are a property with a value, words in names, an order, and the properties that are wanted', async () => {
    expect(await names({ resultCode: 'OIL' })).toEqual(['2'])
    expect(await names({ q: 'a-01' })).toEqual(['1'])
    expect(await names({ q: "O'B,ccc" })).toEqual(expect.arrayContaining(['2', '3']))
    expect(await names({ sortby: '-endAhDepthInMeters' })).toEqual(['1', '2', '3'])
    expect(await names({ sortby: 'endAhDepthInMeters' })).toEqual(['2', '1', '3'])
    const answer = await ask('boreholes', { properties: 'boreholeName', boreholeDbk: '1' })
    expect(answer.json<{ features: { properties: object }[] }>().features[0]?.properties).toEqual({
      boreholeName: 'A-01',
    })
  })
  it('give figures with their unit and the total of the year', async () => {
    const { features } = (await ask('well-figures', { year: '2020' })).json<{
      features: { id: string; geometry: null; properties: Record<string, unknown> }[]
    }>()
    expect(features).toMatchObject([
      {
        id: '1~2020~Gas~Produced',
        geometry: null,
        properties: {
          boreholeDbk: 1,
          wellNm: 'A-01',
          production: 'Produced',
          unit: '1000Nm3',
          jan: 1000,
          jul: null,
          total: 21_000,
        },
      },
    ])
  })
  it('give the whole of what is asked as a file for a spreadsheet or a data frame', async () => {
    const answer = await ask('licences', {
      f: 'csv',
      properties: 'licenceName,licensees',
      sortby: 'licenceName',
    })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': expect.stringContaining('licences.csv'),
    })
    expect(answer.body.split('\r\n')).toEqual([
      'licenceName,licensees,geometry,source',
      expect.stringMatching(
        /^K06 & L07,Noordgas\|Warmte,"POLYGON\(\(4 53,4.1 53,4.1 53.1,4 53.1,4 53\)\)",".*CC0; versie 1/,
      ),
      'Zuid,,,',
      '',
    ])
    const points = await ask('boreholes', { f: 'csv', properties: 'boreholeName', boreholeDbk: '2' })
    expect(points.body).toMatch(/^boreholeName,geometry,source\r\nO'B-02,POINT\(6 53\),"[^"]*"\r\n$/)
    expect((await ask('boreholes', { f: 'csv', limit: '1' })).body.trim().split('\r\n')).toHaveLength(2)
    expect((await ask('well-figures', { f: 'csv' })).body).toMatch(/^boreholeDbk,wellNm,year/)
  })
})
