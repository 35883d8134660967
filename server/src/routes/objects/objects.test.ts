import { boreholes, fields, licences, seismicSurveys3d } from '@datacentre/catalogue'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { Geometry } from '@datacentre/database'
import { storeKinds } from '@datacentre/database/testing/stores'
import { aBorehole, aField, aLicence, aSeismicSurvey3d } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { fillMapDataset, TOWER } from '../../../testing/map-dataset.ts'
import { smallServer } from '../../../testing/small-server.ts'

type Told = {
  readonly links: Record<string, { readonly id: string }[]>
  readonly [key: string]: unknown
}

/** An outline of 20,001 places; with another step than 1 every side crosses all others. */
const detailed = (step: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    Array.from({ length: 20_002 }, (_, at) => {
      const angle = (2 * Math.PI * ((at * step) % 20_001)) / 20_001
      return [5 + 0.2 * Math.cos(angle), 52 + 0.1 * Math.sin(angle)]
    }),
  ],
})

describe('an outline of 20,001 places', () => {
  const parts = smallServer('sqlite', async (writer) => {
    await writer.rows(licences, [
      { ...aLicence({ gdnrCollectionId: 'ROUND', licenceName: 'Round' }), geometry: detailed(1) },
      { ...aLicence({ gdnrCollectionId: 'STAR', licenceName: 'Star' }), geometry: detailed(10_000) },
    ])
  })
  it.each([
    ['ROUND', 'STAR'],
    ['STAR', 'ROUND'],
  ])('is measured before it is asked for, also where it crosses itself: %s [D25.13]', async (id, other) => {
    const started = performance.now()
    const answer = await parts().server.inject({ url: `/mapviewer/rest/objects/licences/${id}` })
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(answer.statusCode).toBe(200)
    const { areas, links } = answer.json()
    expect(areas).toEqual([{ squareKilometres: expect.any(Number) }])
    expect(areas[0].squareKilometres).toBeGreaterThan(10)
    expect(links.overlapping).toMatchObject([{ id: other }])
  })
})

describe('a 3D survey', () => {
  const square = (west: number, south: number, side = 0.1): Geometry => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + side, south],
        [west + side, south + side],
        [west, south + side],
        [west, south],
      ],
    ],
  })
  const parts = smallServer('sqlite', async (writer) => {
    await writer.rows(seismicSurveys3d, [
      { ...aSeismicSurvey3d({ id: 1, name: 'Z3AAA2001A' }), geometry: square(5.3, 52.1) },
      { ...aSeismicSurvey3d({ id: 2, name: 'Z3AAA2002A' }), geometry: square(5.4, 52.1) },
      { ...aSeismicSurvey3d({ id: 3, name: 'Z3AAA2003A' }), geometry: null },
    ])
    await writer.rows(fields, [
      { ...aField({ fieldDbk: 1, fieldCode: 'PART' }), geometry: square(5.35, 52.15) },
      { ...aField({ fieldDbk: 2, fieldCode: 'AWAY' }), geometry: square(5.6, 52.5) },
    ])
    await writer.rows(licences, [
      {
        ...aLicence({ gdnrCollectionId: 'VALID', status: 'EFFECTIVE' }),
        geometry: square(5.32, 52.12, 0.01),
      },
      { ...aLicence({ gdnrCollectionId: 'PAST', status: 'EXPIRED' }), geometry: square(5.32, 52.12, 0.01) },
      { ...aLicence({ gdnrCollectionId: 'BESIDE', status: 'EFFECTIVE' }), geometry: square(5.2, 52.1) },
    ])
    const outside = { longitudeWgs84: 5.295, latitudeWgs84: 52.15 }
    await writer.rows(boreholes, [
      aBorehole({ boreholeDbk: 1, longitudeWgs84: 5.31, latitudeWgs84: 52.15 }),
      aBorehole({ boreholeDbk: 2, ...outside, endDx: 900, endDy: 0 }),
      aBorehole({ boreholeDbk: 3, ...outside, endDx: 0, endDy: 0 }),
    ])
  })
  const linked = async (path: string): Promise<Record<string, readonly string[]>> => {
    const answer = await parts().server.inject({ url: `/mapviewer/rest/objects/${path}` })
    const { links } = answer.json() as Told
    return Object.fromEntries(Object.entries(links).map(([name, to]) => [name, to.map(({ id }) => id)]))
  }

  it('leads to the fields, licences in force and boreholes that lie in its area, in part or under it, not to neighbours [D27.83]', async () => {
    expect(await linked('surveys3d/1')).toEqual({
      coveredFields: ['PART'],
      coveredLicences: ['VALID'],
      coveredBoreholes: ['1', '2'],
    })
    expect(await linked('surveys3d/3')).toEqual({
      coveredFields: [],
      coveredLicences: [],
      coveredBoreholes: [],
    })
  })
  it('is told by each of them, with what it shares of an area [D27.83]', async () => {
    expect(await linked('fields/PART')).toMatchObject({ coveringSurveys: ['1', '2'] })
    for (const path of ['licences/VALID', 'licences/PAST', 'boreholes/1', 'boreholes/2'])
      expect(await linked(path)).toMatchObject({ coveringSurveys: ['1'] })
    for (const path of ['fields/AWAY', 'licences/BESIDE', 'boreholes/3'])
      expect(await linked(path)).toMatchObject({ coveringSurveys: [] })
    const answer = await parts().server.inject({ url: '/mapviewer/rest/objects/licences/VALID' })
    // A hundredth of a degree each way is 0.76 square kilometres here.
    expect(answer.json().links.coveringSurveys[0].sharedSquareKilometres).toBeCloseTo(0.76, 1)
  })
  it('stands on the page of an object that needs no script too [D27.83]', async () => {
    const answer = await parts().server.inject({ url: '/datacenter/boreholes/1?lang=en&f=html' })
    expect(answer.body).toContain('3D surveys that cover this place')
    expect(answer.body).toContain('Z3AAA2001A')
  })
})

describe.each(storeKinds)('an object of the map on %s', (kind) => {
  const parts = smallServer(kind, fillMapDataset)
  const get = (path: string) => parts().server.inject({ url: `/mapviewer/rest/objects/${path}` })
  const object = async (path: string): Promise<Told> => (await get(path)).json()
  const linked = async (path: string): Promise<Record<string, string[]>> => {
    const { links } = await object(path)
    return Object.fromEntries(Object.entries(links).map(([name, to]) => [name, to.map(({ id }) => id)]))
  }

  it('has every column of its table, also those that lists leave out', async () => {
    for (const { id, wireName, table, pageId, relations } of mapLayers) {
      const { rows } = parts().snapshots.snapshot()!.layers.get(id)!
      const told = await object(`${wireName}/${encodeURIComponent(String(rows[0]![pageId]))}`)
      expect(Object.keys(told['row'] as object)).toEqual(table.columns.map(({ key }) => key))
      expect(Object.keys(told.links)).toEqual(relations.map(({ relation }) => relation))
    }
  })
  it('that is a point has its place in each system that the map offers [D27.31]', async () => {
    const { geometry, coordinates, areas } = await object('boreholes/100')
    expect(geometry).toEqual({ type: 'Point', coordinates: [TOWER.longitudeWgs84, TOWER.latitudeWgs84] })
    expect(areas).toEqual([])
    expect(coordinates).toMatchObject([
      { system: 'RD', epsg: 28992 },
      { system: 'ED50-UTM31', epsg: 23031 },
      { system: 'ED50', epsg: 4230 },
      { system: 'ETRS89-UTM31', epsg: 25831 },
      { system: 'ETRS89', epsg: 4258 },
      { system: 'WGS84', epsg: 4326, x: TOWER.longitudeWgs84, y: TOWER.latitudeWgs84 },
    ])
    const [rd] = coordinates as { x: number; y: number }[]
    expect(rd!.x).toBeCloseTo(155_000, 0)
    expect(rd!.y).toBeCloseTo(463_000, 0)
  })
  it('that has no place says so', async () => {
    expect(await object('boreholes/103')).toMatchObject({ geometry: null, coordinates: [] })
    expect(await object('licences/GDNC-D')).toMatchObject({ geometry: null, areas: [] })
  })
  it('that is an outline has its geometry in degrees and the size of each of its areas', async () => {
    const { geometry, areas } = await object('licences/GDNC-B')
    expect(geometry).toMatchObject({ type: 'MultiPolygon' })
    expect(areas).toHaveLength(2)
    // A tenth of a degree is 6.84 by 11.13 km at 52.15 degrees north.
    expect((areas as { squareKilometres: number }[])[0]!.squareKilometres).toBeCloseTo(76.2, 0)
  })
  it('is linked both ways: a borehole with its field, licence, facility and sidetracks [D27.29]', async () => {
    expect(await linked('boreholes/100')).toEqual({
      field: ['OVN'],
      licence: ['GDNC-A'],
      facility: ['OVN-A'],
      parent: [],
      children: ['101', '102'],
      family: [],
      coveringSurveys: ['306'],
    })
    expect(await linked('boreholes/101')).toMatchObject({ parent: ['100'], children: [], family: ['102'] })
    expect(await linked('fields/OVN')).toEqual({
      boreholes: ['100', '101', '102'],
      discoveryBorehole: ['100'],
      licences: ['GDNC-A', 'GDNC-B'],
      facilities: ['OVN-A'],
      coveringSurveys: ['306'],
    })
    expect(await linked('lines/2')).toEqual({ survey: ['84'] })
    expect(await linked('surveys/84')).toEqual({ lines: ['1', '2'] })
    expect(await linked('boreholes/103')).toMatchObject({ field: [], licence: [], family: [] })
  })
  it('that is a facility is linked both ways with the fields and licences that its boreholes name [D27.29]', async () => {
    expect(await linked('facilities/OVN-A')).toEqual({
      boreholes: ['100'],
      fields: ['OVN'],
      licences: ['GDNC-A'],
    })
    expect(await linked('facilities/AAA')).toEqual({ boreholes: [], fields: [], licences: [] })
    expect(await linked('licences/GDNC-B')).toMatchObject({ facilities: [] })
  })
  it('that is a licence has its fields, its boreholes, its facilities, and those that share ground, not the neighbours [D27.36]', async () => {
    expect(await linked('licences/GDNC-A')).toEqual({
      fields: ['OVN'],
      boreholes: ['100', '101', '102'],
      facilities: ['OVN-A'],
      overlapping: ['GDNC-B'],
      coveringSurveys: ['306'],
    })
    expect(await linked('licences/GDNC-C')).toMatchObject({ overlapping: [] })
    const [overlap] = (await object('licences/GDNC-A')).links['overlapping']!
    const [same] = (await object('licences/GDNC-B')).links['overlapping']!
    expect(overlap).toMatchObject({
      id: 'GDNC-B',
      sharedSquareKilometres: expect.any(Number),
      hasLapsed: false,
    })
    expect(same).toMatchObject({ id: 'GDNC-A' })
    expect(same).toHaveProperty('sharedSquareKilometres', Reflect.get(overlap!, 'sharedSquareKilometres'))
  })
  it('names what it is linked to, so that a page can be opened', async () => {
    const { links } = await object('boreholes/100')
    expect(links['field']).toEqual([
      {
        layer: 'fields',
        key: 711,
        id: 'OVN',
        name: 'Oosterveen',
        about: { fieldCode: 'OVN', fieldLegend: 'G' },
      },
    ])
  })
  it('tells which figures there are of it, and of which years', async () => {
    const well = { screen: 'well', name: 'OOSTERVEEN-01', key: 100, production: 'Produced' }
    expect((await object('boreholes/100'))['figures']).toEqual([
      { ...well, product: 'Gas', yearStart: 2004, yearEnd: 2006 },
      { ...well, product: 'Water', yearStart: 2005, yearEnd: 2005 },
    ])
    expect((await object('boreholes/102'))['figures']).toEqual([
      {
        screen: 'geothermal',
        name: 'OOSTERVEEN-01-S2',
        key: 102,
        product: null,
        production: null,
        yearStart: 2024,
        yearEnd: 2024,
      },
    ])
    expect((await object('fields/OVN'))['figures']).toMatchObject([{ screen: 'field', key: 711 }])
    expect((await object('lines/1'))['figures']).toEqual([])
  })
  it('is found by what stands in the address of its page first, and by its key', async () => {
    expect(await object('fields/711')).toMatchObject({ name: 'K12-A' })
    expect(await object('fields/712')).toMatchObject({ name: 'K12-A', id: '711' })
  })
  it.each(['fields/ovn', 'licences/gdnc-a', 'facilities/Ovn-A'])(
    'is found at %s, in any case, under its own code',
    async (path) => {
      const [, asked = ''] = path.split('/')
      expect(await object(path)).toMatchObject({ id: asked.toUpperCase() })
    },
  )
  it.each(['boreholes/99', 'boreholes/abc', 'fields/ov', 'wells/100', 'lines/__proto__'])(
    'is told not to exist at %s',
    async (path) => {
      const answer = await get(path)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ])
    },
  )
  it('is a file of GeoJSON that tells its source, licence and version, and that it is invented [D27.61]', async () => {
    const answer = await get('boreholes/100/geojson?lang=en')
    expect(answer.headers['content-type']).toBe('application/geo+json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="OOSTERVEEN-01.geojson"')
    // Packed and counted as every answer that is made for one caller: an outline can be megabytes.
    expect(answer.headers['vary']).toBe('accept-encoding')
    const { version } = parts().snapshots.snapshot()!
    expect(answer.json()).toMatchObject({
      type: 'Feature',
      id: 100,
      geometry: { type: 'Point', coordinates: [TOWER.longitudeWgs84, TOWER.latitudeWgs84] },
      properties: { boreholeName: 'OOSTERVEEN-01', onOffshore: 'ON', onOffshoreText: 'Onshore' },
      dataset: {
        title: version.title,
        licence: version.licenceName,
        version: version.id,
        demonstration: version.demonstration,
      },
      page: expect.stringMatching(/^http:.*\/mapviewer\/brh\/100\/\?lang=en$/),
    })
    expect(answer.json().properties.source).toContain(version.title)
    expect((await get('fields/OVN/geojson')).json().geometry.type).toBe('Polygon')
    expect((await get('boreholes/999/geojson')).statusCode).toBe(404)
  })
})
