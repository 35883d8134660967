import { boreholes, fields, licences } from '@datacentre/catalogue'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const company = 'Noordgas B.V.'

/** A day that stands for one that nobody knows, in each of the three registers, beside a day that is known. */
const parts = smallServer('sqlite', async (writer) => {
  await writer.rows(boreholes, [
    aBorehole({
      boreholeDbk: 1,
      boreholeName: 'W-1',
      shortName: 'W-1',
      startDate: day('1801-01-01'),
      endDate: day('1800-01-01'),
      legalOwnerName: company,
      statusDescription: 'Suspended',
    }),
    aBorehole({
      boreholeDbk: 2,
      boreholeName: 'W-2',
      shortName: 'W-2',
      startDate: day('1801-01-02'),
      endDate: day('1984-12-31'),
    }),
  ])
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 7, fieldName: 'Oost', prodStartDate: day('1801-01-01') }), geometry: null },
  ])
  await writer.rows(licences, [
    {
      ...aLicence({
        gdnrCollectionId: 'G-1',
        licenceName: 'Oost',
        operator: company,
        status: null,
        grantedDate: day('1990-01-01'),
        expiryDate: day('1800-01-01'),
      }),
      geometry: null,
    },
  ])
})

const get = async (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { accept } })

const named = (lines: readonly string[], key: string): string => {
  const [head = '', ...rows] = lines
  return rows[0]?.split(',')[head.split(',').indexOf(key)] ?? 'none'
}

describe('a placeholder date', () => {
  it('is a dash on the page of an object, of a collection and of a company [D9.5, D9.10]', async () => {
    const pages = ['/boreholes/1', '/api/v1/collections/boreholes/items', '/companies/noordgas', '/fields/7']
    for (const page of pages) {
      const { statusCode, body } = await get(page, 'text/html')
      expect([page, statusCode]).toEqual([page, 200])
      // What the rules of quality found does name it.
      expect(body).not.toMatch(/<(dd|td)[^>]*>(01-01-180[01]|1 januari 180[01])/)
    }
    const { body } = await get('/boreholes/1', 'text/html')
    expect(body.match(/<dt>Einddatum<\/dt><dd>(.*?)<\/dd>/)?.[1]).toBe(
      '<span aria-hidden="true">-</span><span class="unseen">Geen waarde</span>',
    )
    expect((await get('/boreholes/2', 'text/html')).body).toContain('02-01-1801')
  })
  it('is missing in JSON, GeoJSON, features and files alike [D9.10]', async () => {
    expect((await get('/boreholes/1')).json().properties).toMatchObject({ startDate: null, endDate: null })
    expect((await get('/boreholes/1?f=geojson')).json().properties).toMatchObject({ endDate: null })
    expect((await get('/fields/7')).json().properties).toMatchObject({ prodStartDate: null })
    const { features } = (await get('/api/v1/collections/boreholes/items')).json<{
      features: { properties: Record<string, unknown> }[]
    }>()
    expect(features.map(({ properties }) => properties['endDate'])).toEqual([null, '1984-12-31'])
    const csv = (await get('/files/boreholes.csv')).body.split('\r\n')
    expect([named(csv, 'startDate'), named(csv, 'endDate')]).toEqual(['', ''])
    const { data } = (await get('/files/boreholes.json')).json<{ data: Record<string, unknown>[] }>()
    expect(data[0]).toMatchObject({ startDate: null, endDate: null })
    expect((await get('/companies/noordgas')).json().licencesInForce).toEqual([
      { gdnrCollectionId: 'G-1', licenceName: 'Oost', expiryDate: null },
    ])
  })
  it('is missing to a filter, an order and a time that are asked of features [D9.10]', async () => {
    const ids = async (query: string): Promise<string[]> =>
      (await get(`/api/v1/collections/boreholes/items?${query}`))
        .json<{ features: { id: string }[] }>()
        .features.map(({ id }) => id)
    expect(await ids(`filter=${encodeURIComponent('endDate IS NULL')}`)).toEqual(['1'])
    expect(await ids(`filter=${encodeURIComponent("endDate < DATE('1900-01-01')")}`)).toEqual([])
    expect(await ids('sortby=endDate')).toEqual(['2', '1'])
    expect(await ids('datetime=1800-01-01')).toEqual([])
  })
  it('stays as it is in the calls that scripts of the live service read [D9.10]', async () => {
    const { server } = parts()
    const rows = (await server.inject({ method: 'POST', url: '/datacenter/rest/brh/boreholes' })).json<
      { boreholeDbk: number; endDate: number }[]
    >()
    expect(rows.find(({ boreholeDbk }) => boreholeDbk === 1)?.endDate).toBe(day('1800-01-01'))
  })
})
