import {
  boreholes,
  fieldProduction,
  fields,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallServer } from '../../testing/small-server.ts'

/** A field like an L: the box around it has a corner where it is not. */
const bend = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [5, 52],
      [5.1, 52],
      [5.1, 52.055],
      [5.055, 52.055],
      [5.055, 52.1],
      [5, 52.1],
      [5, 52],
    ],
  ],
}

/** One borehole with nothing to find, and for every rule one with something. */
async function fill(writer: DatasetWriter): Promise<void> {
  const well = (boreholeDbk: number, over: Parameters<typeof aBorehole>[0]) =>
    aBorehole({
      boreholeDbk,
      boreholeName: `W-${boreholeDbk}`,
      shortName: `W-${boreholeDbk}`,
      startDate: day('1980-01-01'),
      endDate: day('1980-06-01'),
      boreholeShape: 'V',
      longitudeWgs84: 5.05,
      latitudeWgs84: 52.05,
      fieldCode: 'OST',
      ...over,
    })
  await writer.rows(boreholes, [
    well(1, {}),
    well(2, { endDate: day('1800-01-01') }),
    well(3, { endDate: day('1979-12-31') }),
    well(4, { startDate: day('2099-01-01'), endDate: null }),
    well(5, { startDate: day('2099-01-01'), endDate: null, statusDescription: 'Planned' }),
    well(6, { longitudeWgs84: null }),
    well(7, { longitudeWgs84: 6 }),
    // In the box around the field and 3 km outside of its outline.
    well(11, { longitudeWgs84: 5.095, latitudeWgs84: 52.095 }),
    // Half a kilometre outside, which the edge of a field may be.
    well(12, { longitudeWgs84: 4.993, latitudeWgs84: 52.05 }),
    // Drilled from afar, one with its end in the field and one through it.
    well(13, { longitudeWgs84: 5.15, latitudeWgs84: 52.02, endDx: -5000, endDy: 0 }),
    well(14, { longitudeWgs84: 5.15, latitudeWgs84: 52.02, boreholeShape: 'D' }),
    well(8, { boreholeShape: 'D' }),
    well(9, { resultCode: 'XYZ' as never }),
    well(10, { statusDescription: 'Closed-In' }),
  ])
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 1, fieldName: 'Oost', fieldCode: 'OST' }), geometry: bend },
  ])
  const course = { boreholeDbk: 14, surveyNr: 1 }
  await writer.rows(deviationSurveys, [
    { ...emptyRow(deviationSurveys.columns), ...course, coordSystemCode: 'ED50-UTM31' },
  ])
  await writer.rows(
    deviationPoints,
    [0, -9000].map((dx, pointNr) => ({
      ...emptyRow(deviationPoints.columns),
      ...course,
      pointNr,
      dx,
      dy: 0,
    })),
  )
  const figure = {
    year: 2026,
    product: 'Gas',
    productionType: 'Produced',
    location: 'L',
    operatorNm: null,
  } as const
  await writer.rows(fieldProduction.table, [
    {
      ...emptyRow(fieldProduction.table.columns),
      ...figure,
      fieldDbk: 1,
      name: 'Oost',
      jan: 100,
      sep: 5,
    } as never,
    {
      ...emptyRow(fieldProduction.table.columns),
      ...figure,
      product: 'Condensate',
      fieldDbk: 1,
      name: 'Oost',
      aug: 5,
    } as never,
  ])
  await writer.rows(wellProduction.table, [
    {
      ...emptyRow(wellProduction.table.columns),
      ...figure,
      boreholeDbk: 1,
      wellNm: 'W-1',
      jan: 50,
      sep: 1,
    } as never,
    // The register has no well 99, so that there is no page to lead to.
    ...[2, 99].map(
      (boreholeDbk) =>
        ({
          ...emptyRow(wellProduction.table.columns),
          ...figure,
          product: 'Water',
          productionType: 'Injected',
          boreholeDbk,
          wellNm: `W-${boreholeDbk}`,
          aug: 1,
        }) as never,
    ),
  ])
  await writer.rows(facilities, [
    {
      ...emptyRow(facilities.columns),
      facilityCode: 'P-1',
      facilityName: 'Platform',
      longitudeWgs84: 5,
      latitudeWgs84: 52,
    } as never,
  ])
  await writer.rows(
    miningProduction.table,
    (['Flared', 'Consumed'] as const).map(
      (productionType) =>
        ({
          ...emptyRow(miningProduction.table.columns),
          ...figure,
          productionType,
          facilityCode: 'P-1',
          name: 'Platform',
          aug: 2,
          sep: productionType === 'Flared' ? 2 : null,
        }) as never,
    ),
  )
  await writer.rows(
    geothermalProduction.table,
    [3, 4].flatMap((boreholeDbk) =>
      [7, 8].map(
        (month) =>
          ({
            ...emptyRow(geothermalProduction.table.columns),
            boreholeDbk,
            wellName: `W-${boreholeDbk}`,
            startDate: Date.UTC(2026, month, 1),
            h2oProd: boreholeDbk === 4 && month === 8 ? null : 10,
          }) as never,
      ),
    ),
  )
}

const parts = smallServer('sqlite', fill)
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

describe('the quality of the data', () => {
  it.each([
    ['placeholder-dates', ['W-2']],
    ['end-before-start', ['W-3']],
    ['start-to-come', ['W-4']],
    ['missing-position', ['W-6']],
    ['outside-field', ['W-7', 'W-11']],
    ['path-without-survey', ['W-8']],
    ['unknown-codes', ['W-9', 'W-10']],
    ['do-not-add-up', ['Oost']],
    ['late-reporters', ['W-2', 'Oost', 'Platform', 'W-4']],
  ])('has a rule %s that finds %s and no other', async (rule, names) => {
    const { findings, count } = (await get(`/quality/${rule}`)).json()
    expect(findings.map(({ name }: { name: string }) => name)).toEqual(names)
    expect(count).toBe(names.length)
  })
  it('is told in the words of the reader: products, days and spellings', async () => {
    const told = async (rule: string, language: string): Promise<string[]> =>
      (await get(`/quality/${rule}?lang=${language}`))
        .json<{ findings: { finding: string }[] }>()
        .findings.map(({ finding }) => finding)
    expect(await told('placeholder-dates', 'nl')).toEqual([expect.stringMatching(/: 01-01-1800$/)])
    expect((await told('unknown-codes', 'nl'))[1]).toMatch(/: Closed-In, andere schrijfwijze van Closed-in$/)
    expect((await told('unknown-codes', 'en'))[1]).toMatch(/: Closed-In, another spelling of Closed-in$/)
    expect(await told('late-reporters', 'nl')).toEqual([
      'Water, geïnjecteerd: geen cijfer over september 2026',
      'Condensaat, geproduceerd: geen cijfer over september 2026',
      'Gas, verbruikt: geen cijfer over september 2026',
      'geen cijfer over september 2026',
    ])
    expect((await told('late-reporters', 'en'))[0]).toBe('Water, injected: no figure for September 2026')
  })
  it('leads to the page of what is late, of each kind, which tells it [D32.2]', async () => {
    const { findings } = (await get('/quality/late-reporters')).json<{ findings: { address: string }[] }>()
    for (const { address } of findings) {
      const path = new URL(address, 'http://data.example.org').pathname
      const { statusCode, body } = await get(path.replace('/datacenter', ''), 'text/html')
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).toContain('/quality/late-reporters')
    }
  })
  it('tells every rule with what it means and how much it finds, in both languages, and as CSV [D32.1]', async () => {
    const { rules } = (await get('/quality')).json()
    expect(rules).toHaveLength(9)
    for (const language of ['nl', 'en']) {
      const { body } = await get(`/quality?lang=${language}`, 'text/html')
      for (const { id } of rules) expect(body).toContain(`/quality/${id}`)
    }
    expect((await get('/quality/outside-field?f=csv')).body).toContain(
      // From 5.1 to 6 degrees, at 68.5 km a degree.
      'boreholes,7,W-7,"61,7 km buiten veld OST"',
    )
  })
  it('is told of all objects of a layer at once, for a list [D32.2]', async () => {
    const faults = (await get('/rest/findings/boreholes')).json<
      { key: number; rule: string; title: { nl: string }; finding: { nl: string; en: string } }[]
    >()
    const { findings } = (await get('/quality/outside-field')).json<{ findings: { key: number }[] }>()
    expect(faults.filter(({ rule }) => rule === 'outside-field').map(({ key }) => key)).toEqual(
      findings.map(({ key }) => key),
    )
    expect(faults.find(({ key, rule }) => key === 7 && rule === 'outside-field')?.finding).toEqual({
      nl: '61,7 km buiten veld OST',
      en: '61.7 km outside field OST',
    })
    expect((await get('/rest/findings/lines')).json()).toEqual([])
    expect((await get('/rest/findings/nothing')).statusCode).toBe(404)
  })
  it('is taken home with its source, as CSV and spreadsheet [D32.1]', async () => {
    const { body, headers } = await get('/quality/outside-field?f=csv')
    expect(headers['content-disposition']).toContain('quality-outside-field.csv')
    const [head, first] = body.split('\r\n')
    expect(head).toBe('table,key,name,finding,kind,source')
    expect(first).toMatch(/,"Een kleine dataset; CC0; versie 1; [^"]*voorbeeldgegevens[^"]*"$/)
    const sheet = await get('/quality/outside-field?f=xlsx')
    expect(sheet.headers['content-type']).toContain('spreadsheet')
    const { rows, about } = await readWorkbook(sheet.rawPayload)
    expect(rows).toHaveLength(3)
    expect(about).toEqual(
      expect.arrayContaining([
        ['Bron', 'Een kleine dataset'],
        ['Licentie', 'CC0'],
        ['Aantal rijen', '2'],
      ]),
    )
    expect((await get('/quality/outside-field', 'text/html')).body).toContain('f=xlsx')
  })
  it('is told on the page of an object, and on no other [D32.2]', async () => {
    expect((await get('/boreholes/2', 'text/html')).body).toContain('/quality/placeholder-dates')
    expect((await get('/boreholes/1', 'text/html')).body).not.toContain('/quality/')
  })
  it('goes with an object of the map, and with no other [D32.2]', async () => {
    const [flagged, clean] = [await get('/rest/objects/boreholes/2'), await get('/rest/objects/boreholes/1')]
    expect(flagged.json().findings).toContainEqual(
      expect.objectContaining({
        rule: 'placeholder-dates',
        title: expect.objectContaining({ en: 'Placeholder dates' }),
      }),
    )
    expect(clean.json()).not.toHaveProperty('findings')
  })
  it('is a column of the files of a register [D32.2]', async () => {
    const { data } = (await get('/files/boreholes.json')).json<{
      data: { boreholeName: string; qualityFindings: string[] }[]
    }>()
    const found = Object.fromEntries(data.map((row) => [row.boreholeName, row.qualityFindings]))
    expect(found['W-1']).toEqual([])
    expect(found['W-2']).toEqual(['placeholder-dates', 'late-reporters'])
    const [header = ''] = (await get('/files/boreholes.csv')).body.split('\n')
    expect(header).toContain('qualityFindings')
  })
  it('names the rules to who asks for another', async () => {
    const { statusCode, body } = await get('/quality/nothing')
    expect([statusCode, body]).toEqual([404, expect.stringContaining('placeholder-dates, ')])
  })
})
