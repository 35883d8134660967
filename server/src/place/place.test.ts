import { boreholes, fields, licences } from '@datacentre/catalogue'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import type { TownsFile } from '@datacentre/catalogue/geography/places/towns'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'
import { square } from '../../testing/square.ts'

/** Amersfoort, and two towns of one name. */
const towns: TownsFile = {
  grain: 10,
  municipalities: [
    ['Amersfoort', 'UT'],
    ['Hengelo', 'OV'],
    ['Bronckhorst', 'GE'],
  ],
  towns: [
    ['Amersfoort', 15_500, 46_300, 1, 0],
    ['Hooglanderveen', 15_800, 46_700, 3, 0],
    ['Hengelo', 25_100, 47_600, 2, 1],
    ['Hengelo', 21_800, 45_000, 3, 2, 'Hengel'],
  ],
}

/** A field around Amersfoort with a hole in it to the west, licences then and now, and holes that start near, start far and bend. */
async function fill(writer: DatasetWriter): Promise<void> {
  const hole = (boreholeDbk: number, boreholeName: string, at: readonly [number, number]) =>
    aBorehole({
      boreholeDbk,
      boreholeName,
      shortName: boreholeName,
      longitudeWgs84: at[0],
      latitudeWgs84: at[1],
      endDx: 0,
      endDy: 0,
      legalOwnerName: 'Noordgas B.V.',
      resultCode: 'GAS',
    })
  await writer.rows(boreholes, [
    hole(1, 'NEAR-01', [5.3872, 52.1642]),
    hole(2, 'FAR-01', [5.6, 52.15]),
    { ...hole(3, 'BENT-01', [5.48, 52.155]), endDx: -3000, endDy: 0 },
    hole(4, '<b>&', [5.387, 52.0]),
  ])
  await writer.rows(deviationSurveys, [
    { ...emptyRow(deviationSurveys.columns), boreholeDbk: 3, surveyNr: 1, coordSystemCode: 'ED50-UTM31' },
  ])
  await writer.rows(
    deviationPoints,
    [0, -1000, -2000, -3000].map((dx, pointNr) => ({
      ...emptyRow(deviationPoints.columns),
      boreholeDbk: 3,
      surveyNr: 1,
      pointNr,
      dx,
      dy: 0,
    })),
  )
  await writer.rows(fields, [
    {
      ...aField({
        fieldDbk: 7,
        fieldCode: 'OVN',
        fieldName: 'Oosterveen',
        fieldLegend: 'G',
        fieldOperator: 'Noordgas',
      }),
      geometry: { type: 'Polygon', coordinates: [square(5.3, 52.1, 0.2), square(5.31, 52.14, 0.03)] },
    },
  ])
  const granted = { grantedDate: day('1990-01-01'), operator: 'Noordgas B.V.' }
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'NOW', licenceName: 'Amersfoort II', ...granted, expiryDate: null }),
      geometry: { type: 'Polygon', coordinates: [square(5.2, 52, 0.4)] },
    },
    {
      ...aLicence({
        gdnrCollectionId: 'THEN',
        licenceName: 'Soest',
        ...granted,
        expiryDate: day('2000-01-01'),
      }),
      geometry: { type: 'Polygon', coordinates: [square(5.2, 52, 0.4)] },
    },
  ])
  const produced = { product: 'Gas', productionType: 'Produced', name: 'Oosterveen', fieldDbk: 7 } as const
  await writer.rows(fieldProduction.table, [
    { ...emptyRow(fieldProduction.table.columns), ...produced, year: 2024, jan: 200 },
    { ...emptyRow(fieldProduction.table.columns), ...produced, year: 2025, jan: 100 },
  ])
}

const parts = smallServer('sqlite', fill, { towns })
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })
const page = async (path: string): Promise<string> => (await get(path, 'text/html')).body
const paragraph = async (path: string): Promise<string> =>
  (/<p class="answer">(.*?)<\/p>/.exec(await page(path))?.[1] ?? '').replaceAll('\u00a0', ' ')

type Told = {
  readonly key: string
  readonly municipality: { readonly code: string } | null
  readonly near: Record<
    string,
    { key: string | number; distance: number; direction: string | null; part?: string }[]
  >
}
const told = async (path: string): Promise<Told> => (await get(path)).json<Told>()
const names = async (path: string): Promise<(string | number)[]> =>
  ((await told(path)).near['boreholes'] ?? []).map(({ key }) => key)

describe('the page of a place', () => {
  it('begins with a paragraph that anybody can read, in both languages [D33.1]', async () => {
    expect(await paragraph('/place/town/amersfoort')).toBe(
      'Onder Amersfoort ligt het gasveld Oosterveen. Binnen 5 km liggen 2 boringen; de dichtstbijzijnde is NEAR-01, op 1 km naar het noorden. Van 1 boring ligt het begin ergens anders: alleen haar pad of einde ligt hier. Van kracht: 1 vergunning (Amersfoort II). In 2025 produceerde 1 veld 100 miljoen Nm³ gas, 50% minder dan in 2024. Dat is 100% van wat het land in die tijd produceerde. Daarna is niets meer gemeld.',
    )
    expect(await paragraph('/place/town/amersfoort?lang=en')).toMatch(
      /^Amersfoort has the gas field Oosterveen beneath it\. There are 2 boreholes within 5 km; the nearest is NEAR-01, 1 km to the north\. 1 borehole starts elsewhere/,
    )
  })
  it('is whole without a script: sections with anchors, a map with a text, and where it lies [D33.1]', async () => {
    const body = await page('/place/town/amersfoort')
    for (const id of [
      'map',
      'under',
      'boreholes',
      'companies',
      'production',
      'seismic',
      'changes',
      'downloads',
    ]) {
      expect(body).toContain(`<a href="#${id}">`)
      expect(body).toContain(`<section id="${id}">`)
    }
    expect(body).toContain('<h1>Wat ligt er onder Amersfoort?</h1>')
    expect(body).toMatch(
      /<svg class="place-map"[^>]*role="img" aria-label="Kaart van Amersfoort met 1 veld en 2 boringen/,
    )
    expect(body).toContain('/datacenter/place/municipality/GM0307">Gemeente Amersfoort</a>')
    expect(body).toContain('CBS en Kadaster (CC BY 4.0)')
    expect(body).toMatch(/<svg class="place-map".*<text[^>]*>Amersfoort<\/text>/s)
    expect(body).toContain('/datacenter/companies/noordgas">Noordgas')
    expect(body).toContain('Niet (meer) van kracht: 1 vergunning.')
    expect(body).toMatch(/\/mapviewer\/\?lang=nl&amp;x=155000&amp;y=463000/)
    expect(body).not.toContain('<b>&')
  })
  it('lists what is nearest first, with distance and direction; a hole by its start, path or end [D33.2]', async () => {
    const { near } = await told('/place/town/amersfoort?distance=10000')
    expect(near['boreholes']).toMatchObject([
      { key: 1, direction: 'N', part: 'head' },
      { key: 3, direction: 'E', part: 'head' },
    ])
    const { near: closer } = await told('/place/town/amersfoort')
    expect(closer['boreholes']?.[1]).toMatchObject({ key: 3, part: 'end' })
    // It ends 3,000 m to the west of where it starts, 6,361 m away.
    expect(closer['boreholes']?.[1]?.distance).toBeGreaterThan(3300)
    expect(closer['boreholes']?.[1]?.distance).toBeLessThan(3420)
    expect(near['fields']).toMatchObject([{ key: 7, distance: 0, direction: null }])
  })
  it('counts the hole of a hole in a field as outside of it [D33.3]', async () => {
    const { near } = await told('/place/point/52.155,5.325?distance=500')
    expect(near['fields']).toEqual([])
    expect(await paragraph('/place/point/52.155,5.325?distance=500')).toMatch(
      /^Onder het punt 52\.155, 5\.325 ligt geen veld uit het register\. Het dichtstbijzijnde veld is het gasveld Oosterveen, op /,
    )
  })
  it('of an area tells what lies in or under it, and around it where that is asked [D33.3]', async () => {
    const { municipality, near } = await told('/place/municipality/GM0307')
    expect(municipality).toBeNull()
    expect(near['boreholes']?.map(({ key }) => key)).toContain(1)
    expect(await names('/place/municipality/gm0307?distance=25000')).toEqual(
      expect.arrayContaining([1, 2, 3, 4]),
    )
    expect(await paragraph('/place/province/DR')).toMatch(/^Onder de provincie Drenthe ligt geen veld/)
    expect((await get('/place/block/K12', 'text/html')).statusCode).toBe(200)
  })
  it('is also CSV, GeoJSON with distances, and files of each list [D33.5]', async () => {
    const csv = await get('/place/town/amersfoort?f=csv')
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual([
      'table,key,name,distance_m,direction,part,address,source',
      expect.stringMatching(
        /^boreholes,1,NEAR-01,\d+,N,head,http:\/\/data\.example\.org\/datacenter\/boreholes\/1,"?Een kleine dataset; CC0; versie 1; /,
      ),
    ])
    const { features } = (await get('/place/town/amersfoort?f=geojson')).json<{
      features: { id: string; properties: { distance_m: number } }[]
    }>()
    expect(features.map(({ id }) => id)).toEqual([
      'boreholes.3',
      'boreholes.1',
      'fields.7',
      'licences.NOW',
      'licences.THEN',
    ])
    const [, file = ''] = /href="http:\/\/data\.example\.org(\/[^"]*boreholes\.csv\?keys=[^"]*)"/.exec(
      await page('/place/town/amersfoort'),
    )!
    expect((await parts().server.inject(file.replaceAll('&amp;', '&'))).body.trim().split('\n')).toHaveLength(
      3,
    )
  })
  it('has a choice of distances that needs no script [D33.4]', async () => {
    const body = await page('/place/town/amersfoort?distance=3000&lang=en')
    expect(body).toContain('<option value="3000" selected>')
    expect(body).toContain('<input type="hidden" name="lang" value="en">')
    expect(await page('/place/block/K12')).toContain(
      '<option value="0" selected>alleen het gebied zelf</option>',
    )
  })
  it('answers that the caller has it already', async () => {
    const { etag } = (await get('/place/town/amersfoort')).headers
    const again = await parts().server.inject({
      url: '/datacenter/place/town/amersfoort',
      headers: { host: 'data.example.org', accept: 'application/json', 'if-none-match': String(etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('a place that is asked for wrongly', () => {
  it.each([
    ['/place/town/amersfoort?distance=100', 'distance must be a whole number of metres from 500 to 25000'],
    ['/place/town/amersfoort?distance=0', 'distance must be a whole number of metres from 500 to 25000'],
    ['/place/block/K12?distance=5km', 'distance must be 0 for the area itself, or a whole number of metres'],
    ['/place/town/amersfoort?radius=100', 'radius is not known; known are f, lang, distance'],
    ['/place/town/amersfoort?f=xml', 'f must be one of json, html, geojson, csv, atom'],
    ['/place/village/amersfoort', 'place must be one of town, municipality, province, block, point'],
    ['/place/point/here', 'point must be a latitude and a longitude in degrees of WGS84, such as 53.33,6.75'],
    ['/place/point/5.4,52.1', 'point must lie in or near the country: latitude 50.5 to 56 first'],
  ])('%s is told what is wrong: %s', async (path, message) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringContaining(message),
    ])
  })
  it('and is not known is told what is like it [D33.6]', async () => {
    const answer = await get('/place/town/amersfort')
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      404,
      'We know no town amersfort, or more than one. Like it are amersfoort (Amersfoort).',
    ])
    const html = await get('/place/town/amersfort', 'text/html')
    expect(html.statusCode).toBe(404)
    expect(html.body).toContain('Wij kennen geen plaats met de naam “amersfort”.')
    expect(html.body).toContain('/datacenter/place/town/amersfoort">Amersfoort</a>')
  })
  it('and has the name of several is told which [D33.6]', async () => {
    const { statusCode, body } = await get('/place/town/Hengelo', 'text/html')
    expect(statusCode).toBe(404)
    expect(body).toContain('/place/town/hengelo-ov"')
    expect(body).toContain('/place/town/hengelo-ge"')
    expect((await told('/place/town/hengelo-ge')).municipality?.code).toBe('GM1876')
    expect((await told('/place/town/Hengel')).key).toBe('hengelo-ge')
  })
})

describe('the question what lies under a place', () => {
  it.each([
    ['Hooglanderveen', '/place/town/hooglanderveen'],
    ['K12', '/place/block/K12'],
    ['drenthe', '/place/province/DR'],
    ['gemeente Amersfoort', '/place/municipality/GM0307'],
    ['Province of Drenthe', '/place/province/DR'],
    ['stad amersfoort', '/place/town/amersfoort'],
    ['blok K12', '/place/block/K12'],
    ['52.1551, 5.3872', '/place/point/52.1551,5.3872'],
  ])('%s leads to %s', async (text, path) => {
    const answer = await get(`/place?q=${encodeURIComponent(text)}`, 'text/html')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `http://data.example.org/datacenter${path}`,
    ])
  })
  it('offers the municipality and the town of one name', async () => {
    const body = await page('/place?q=amersfoort')
    expect(body).toContain('Er zijn meer plaatsen met de naam “amersfoort”. Kies er een.')
    expect(body).toContain('/place/municipality/GM0307"')
    expect(body).toContain('/place/town/amersfoort"')
  })
  it('is a form without a script, and says that it knows no such place', async () => {
    expect(await page('/place?lang=en')).toContain(
      '<label for="place-text">Town, municipality, province, block or place</label>',
    )
    // Numbers of UTM alone do not say of which datum they are.
    const ways = await page('/place?q=600000%205800000')
    expect(ways).toContain('Er zijn meer plaatsen met de naam “600000 5800000”. Kies er een.')
    expect(ways).toMatch(/\(ED50 \/ UTM zone 31\)/)
    expect(ways).toMatch(/\(ETRS89 \/ UTM zone 31\)/)
    expect(await page('/place?q=xqzvw')).toContain('Wij kennen geen plaats met de naam “xqzvw”.')
    expect(await page(`/place?q=${encodeURIComponent('<b>')}`)).not.toContain('<b>')
  })
})
