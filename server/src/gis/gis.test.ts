import { boreholes, fields, licences } from '@datacentre/catalogue'
import { aBorehole, aField, aLicence } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const square = (west: number, south: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west + 0.1, south],
      [west + 0.1, south + 0.1],
      [west, south],
    ],
  ],
})

const parts = smallServer('sqlite', async (writer) => {
  await writer.rows(boreholes, [
    aBorehole({
      boreholeDbk: 1,
      boreholeName: 'A-01',
      shortName: 'AAA-01',
      longitudeWgs84: 5,
      latitudeWgs84: 52,
      fieldCode: 'OVN',
      startDate: Date.UTC(1984, 11, 31),
    }),
    aBorehole({
      boreholeDbk: 2,
      boreholeName: "O'B-02",
      shortName: null,
      longitudeWgs84: 6,
      latitudeWgs84: 53,
    }),
    aBorehole({
      boreholeDbk: 3,
      boreholeName: 'C-03',
      shortName: 'CCC-03',
      longitudeWgs84: null,
      latitudeWgs84: null,
    }),
  ])
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 7, fieldCode: 'OVN', fieldName: 'Oosterveen' }), geometry: square(5, 52) },
  ])
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'G-1', licenceName: 'K06 & L07', status: 'EFFECTIVE' }),
      geometry: square(4, 53),
    },
    { ...aLicence({ gdnrCollectionId: 'G-2', licenceName: 'Zuid', status: 'EXPIRED' }), geometry: null },
  ])
})

const get = (url: string) => parts().server.inject({ url, headers: { host: 'data.example.org' } })

type Collection = {
  numberMatched: number
  numberReturned: number
  features: { id: string; geometry: { coordinates: number[] } | null; properties: Record<string, unknown> }[]
}
const wfs = async (query: string, path = '/geoserver/nlog/ows'): Promise<Collection> =>
  (
    await get(`${path}?service=WFS&version=2.0.0&request=GetFeature&outputFormat=application/json&${query}`)
  ).json()
const namesOf = ({ features }: Collection) => features.map(({ properties }) => properties['BOREHOLE_NAME'])

const BOREHOLES = 'typeNames=nlog:gdw_ng_wll_all_utm'

describe('the layers for GIS programs, over WFS', () => {
  it('have the properties of the national service, with a code that is never empty and the address of the page [D20.8]', async () => {
    const answer = await wfs(BOREHOLES)
    expect(answer).toMatchObject({ type: 'FeatureCollection', numberMatched: 3, numberReturned: 3 })
    expect(answer.features[0]).toMatchObject({
      id: 'gdw_ng_wll_all_utm.1',
      geometry: { type: 'Point', coordinates: [5, 52] },
      properties: {
        BOREHOLE_CODE: 'AAA-01',
        BOREHOLE_NAME: 'A-01',
        START_DATE_DRILLING: '1984-12-31',
        FIELD_CODE: 'OVN',
        FIELD_NAME: 'Oosterveen',
        URL: 'http://data.example.org/mapviewer/brh/1',
      },
    })
    expect(answer.features.map(({ properties }) => properties['BOREHOLE_CODE'])).not.toContain(null)
    expect(answer.features.map(({ geometry }) => geometry === null)).toEqual([false, true, false])
  })
  it('are answered at every version, path and spelling that programs use', async () => {
    for (const [path, query] of [
      ['/geoserver/nlog/wfs', 'TYPENAME=NLOG:GDW_NG_WLL_ALL_UTM&VERSION=1.0.0'],
      ['/geoserver/nlog/ows', 'typename=gdw_ng_wll_all_utm&version=1.1.0&outputformat=json'],
    ] as const)
      expect((await get(`${path}?SERVICE=WFS&REQUEST=getfeature&${query}`)).json()).toMatchObject({
        numberMatched: 3,
      })
  })
  it('may be read by pages of other sites', async () => {
    const { headers } = await get('/geoserver/nlog/ows?service=WFS&request=GetCapabilities')
    expect(headers['access-control-allow-origin']).toBe('*')
  })
  it('have the list of features within the first 500 characters', async () => {
    const { body } = await get(`/geoserver/nlog/ows?service=WFS&request=GetFeature&${BOREHOLES}`)
    expect(body.slice(0, 500)).toContain('"features":[')
  })
  it('come page by page, and an empty page ends them', async () => {
    expect(namesOf(await wfs(`${BOREHOLES}&count=2`))).toEqual(['A-01', 'C-03'])
    expect(namesOf(await wfs(`${BOREHOLES}&maxFeatures=2&startIndex=2`))).toEqual(["O'B-02"])
    expect(await wfs(`${BOREHOLES}&startIndex=3`)).toMatchObject({ numberReturned: 0, features: [] })
  })
  it('are cut to a window, in degrees or in metres, and to the properties that are asked for', async () => {
    expect(namesOf(await wfs(`${BOREHOLES}&bbox=4.9,51.9,5.1,52.1`))).toEqual(['A-01'])
    // Under its full name the system has latitude first.
    for (const name of ['urn:ogc:def:crs:EPSG::4326', 'http://www.opengis.net/def/crs/EPSG/0/4326'])
      expect(namesOf(await wfs(`${BOREHOLES}&bbox=51.9,4.9,52.1,5.1,${name}`))).toEqual(['A-01'])
    expect(namesOf(await wfs(`${BOREHOLES}&bbox=4.9,51.9,5.1,52.1,urn:ogc:def:crs:OGC:1.3:CRS84`))).toEqual([
      'A-01',
    ])
    expect(namesOf(await wfs(`${BOREHOLES}&bbox=600000,5700000,660000,5800000,EPSG:23031`))).toEqual(['A-01'])
    const { features } = await wfs(`${BOREHOLES}&count=1&propertyName=UWI,BOREHOLE_NAME,geom`)
    expect(Object.keys(features[0]?.properties ?? {})).toEqual(['BOREHOLE_NAME', 'UWI'])
  })
  it('come in degrees, longitude first, or in the metres of the sector', async () => {
    const { features } = await wfs(`${BOREHOLES}&count=1&srsName=EPSG:23031`)
    const [east = 0, north = 0] = features[0]?.geometry?.coordinates ?? []
    expect(east).toBeGreaterThan(630_000)
    expect(north).toBeGreaterThan(5_760_000)
    expect(await wfs(`${BOREHOLES}&srsName=EPSG:23031`)).toMatchObject({
      crs: { properties: { name: 'urn:ogc:def:crs:EPSG::23031' } },
    })
  })
  it.each([
    'gdw_ng_field_utm',
    'GDW_NG_FACILITY_UTM',
    'gdw_ng_licence_utm',
    'gdw_ng_smc_ln_utm',
    'gdw_ng_smc_grid_utm',
  ])('include %s', async (layer) => {
    expect(await wfs(`typeNames=nlog:${layer}`)).toMatchObject({ features: expect.any(Array) })
  })
  it('have the shapes of licences', async () => {
    const { features } = await wfs('typeNames=nlog:gdw_ng_licence_utm')
    expect(features).toMatchObject([
      { geometry: { type: 'Polygon' }, properties: { LICENCE_NAME: 'K06 & L07' } },
      { geometry: null, properties: { LICENCE_NAME: 'Zuid' } },
    ])
  })
  it('are told of in XML: what there is, and which properties', async () => {
    const capabilities = await get('/geoserver/nlog/ows?service=WFS&request=GetCapabilities')
    expect(capabilities.headers['content-type']).toContain('xml')
    expect(capabilities.body).toContain('<Name>nlog:gdw_ng_wll_all_utm</Name>')
    const described = await get(`/geoserver/nlog/ows?service=WFS&request=DescribeFeatureType&${BOREHOLES}`)
    expect(described.body).toContain('name="BOREHOLE_CODE" type="xsd:string"')
  })
  it.each([
    ['request=GetMap', 'request must be one of GetCapabilities, DescribeFeatureType, GetFeature, not GetMap'],
    ['request=GetFeature&typeNames=nlog:x', 'typeNames must be one of nlog:gdw_ng_wll_all_utm, '],
    [
      `request=GetFeature&${BOREHOLES}&outputFormat=GML3`,
      'outputFormat must be json or application/json, not GML3',
    ],
    [`request=GetFeature&${BOREHOLES}&srsName=EPSG:1`, 'srsName must be one of EPSG:28992'],
    [`request=GetFeature&${BOREHOLES}&count=-1`, 'count must be a whole number, not -1'],
    [`request=GetFeature&${BOREHOLES}&bbox=1,2,3`, 'bbox must be minx,miny,maxx,maxy'],
    [`request=GetFeature&${BOREHOLES}&propertyName=X`, 'propertyName must be among BOREHOLE_CODE'],
    [`request=GetFeature&${BOREHOLES}&cql_filter=x`, 'cql_filter is not understood here: leave it out'],
    ['request=%3Cscript%3E', 'not &lt;script&gt;'],
  ])('refuse %s with a sentence that says what is allowed', async (query, sentence) => {
    const { statusCode, body } = await get(`/geoserver/nlog/ows?service=WFS&${query}`)
    expect(statusCode).toBe(400)
    expect(body).toContain(sentence)
  })
})

describe('the layers for GIS programs, as ArcGIS queries', () => {
  const query = async (layer: string, parameters: Record<string, string>) =>
    get(
      `/standalone/rest/services/nlog_gdn/${layer}_v1/MapServer/0/query?${new URLSearchParams({ f: 'json', ...parameters })}`,
    )

  it('give ids of boreholes by their codes [D20.8]', async () => {
    const answer = await query('gdw_ng_wll_all_utm', {
      where: "SHORT_NM IN ('AAA-01', 'O''B-02', 'NOWHERE')",
      outFields: 'BOREHOLE_DBK,SHORT_NM',
      returnGeometry: 'false',
    })
    expect(answer.json().features).toEqual([
      { attributes: { BOREHOLE_DBK: 1, SHORT_NM: 'AAA-01' } },
      { attributes: { BOREHOLE_DBK: 2, SHORT_NM: "O'B-02" } },
    ])
  })
  it('give licences by their status with their rings, page by page [D20.8]', async () => {
    const all = (await query('gdw_ng_licence_utm', { where: '1=1', outFields: '*', outSR: '4326' })).json()
    expect(all.features).toHaveLength(2)
    expect(all.exceededTransferLimit).toBeUndefined()
    expect(all.features[0]).toMatchObject({
      attributes: { gdnr_object_id: 'G-1', licence_nm: 'K06 & L07', licence_status_cd: 'EFFECTIVE' },
      // With the clock, which is the other way round than in GeoJSON.
      geometry: {
        rings: [
          [
            [4, 53],
            [4.1, 53.1],
            [4.1, 53],
            [4, 53],
          ],
        ],
      },
    })
    const first = (await query('gdw_ng_licence_utm', { where: '1=1', resultRecordCount: '1' })).json()
    expect([first.features.length, first.exceededTransferLimit]).toEqual([1, true])
    const expired = (
      await query('gdw_ng_licence_utm', { where: "licence_status_cd IN ('EXPIRED')", resultOffset: '0' })
    ).json()
    expect(expired.features).toMatchObject([{ attributes: { licence_nm: 'Zuid' } }])
  })
  it.each([
    [{ where: '1=1; drop table boreholes' }, "where is understood as 1=1 or as FIELD IN ('a', 'b')"],
    [{ where: "NAME LIKE 'A%'" }, 'where is understood as'],
    [
      { where: '1=1', outFields: 'COLOUR' },
      'outFields must be * or among BOREHOLE_DBK, SHORT_NM, not COLOUR',
    ],
    [{ where: '1=1', outSR: '28992' }, 'outSR must be 4326'],
    [{ where: '1=1', f: 'html' }, 'f must be json'],
    [{ where: '1=1', resultOffset: 'x' }, 'resultOffset must be a whole number'],
  ])('refuse %j with a sentence', async (parameters, sentence) => {
    const answer = await query('gdw_ng_wll_all_utm', parameters)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toContain(sentence)
  })
})

describe('the layers for GIS programs, where an operator does not want them', () => {
  const without = smallServer('sqlite', 'empty', { environment: { LEGACY_LAYERS: 'off' } })

  it('are not there [D20.8]', async () => {
    const wfsAddress = '/geoserver/nlog/ows?service=WFS&request=GetCapabilities'
    expect((await without().server.inject(wfsAddress)).statusCode).toBe(404)
    expect((await get(wfsAddress)).statusCode).toBe(200)
  })
})
