import { boreholes, fieldProduction, fields, wellProduction } from '@datacentre/catalogue'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
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
      wellName: 'W-1',
      jan: 50,
    } as never,
  ])
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
    ['late-reporters', ['Oost']],
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
    expect(await told('late-reporters', 'nl')).toEqual(['Condensaat: laatste maand ontbreekt'])
  })
  it('tells every rule with what it means and how much it finds, in both languages, and as CSV', async () => {
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
  it('is taken home with its source, as CSV and spreadsheet', async () => {
    const { body, headers } = await get('/quality/outside-field?f=csv')
    expect(headers['content-disposition']).toContain('quality-outside-field.csv')
    const [head, first] = body.split('\r\n')
    expect(head).toBe('table,key,name,finding,kind,source')
    expect(first).not.toMatch(/,$/)
    const sheet = await get('/quality/outside-field?f=xlsx')
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('spreadsheet'),
    ])
    expect((await get('/quality/outside-field', 'text/html')).body).toContain('f=xlsx')
  })
  it('is told on the page of an object, and on no other', async () => {
    expect((await get('/boreholes/2', 'text/html')).body).toContain('/quality/placeholder-dates')
    expect((await get('/boreholes/1', 'text/html')).body).not.toContain('/quality/')
  })
  it('is a column of the files of a register', async () => {
    const { data } = (await get('/files/boreholes.json')).json<{
      data: { boreholeName: string; qualityFindings: string[] }[]
    }>()
    const found = Object.fromEntries(data.map((row) => [row.boreholeName, row.qualityFindings]))
    expect(found['W-1']).toEqual([])
    expect(found['W-2']).toEqual(['placeholder-dates'])
    const [header = ''] = (await get('/files/boreholes.csv')).body.split('\n')
    expect(header).toContain('qualityFindings')
  })
  it('names the rules to who asks for another', async () => {
    const { statusCode, body } = await get('/quality/nothing')
    expect([statusCode, body]).toEqual([404, expect.stringContaining('placeholder-dates, ')])
  })
})
