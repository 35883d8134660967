import { boreholes, fieldProduction, fields, geothermalProduction, licences } from '@datacentre/catalogue'
import type { FieldFigure } from '@datacentre/catalogue/production/fields'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const aFigure = (figure: Partial<FieldFigure>): FieldFigure =>
  ({
    ...emptyRow(fieldProduction.table.columns),
    product: 'Gas',
    productionType: 'Produced',
    location: 'L',
    ...figure,
  }) as FieldFigure

async function fill(writer: DatasetWriter): Promise<void> {
  const well = (boreholeDbk: number, legalOwnerName: string | null, statusDescription: string) =>
    aBorehole({
      boreholeDbk,
      boreholeName: `W-0${boreholeDbk}`,
      shortName: `W-0${boreholeDbk}`,
      clientOrgName: 'Oud & Co',
      legalOwnerName,
      statusDescription,
      startDate: day('1980-01-01'),
    })
  await writer.rows(boreholes, [
    well(1, 'Noordgas B.V.', 'Suspended'),
    well(2, 'NOORDGAS BV', 'Closed-In'),
    well(3, 'Noordgas B.V.', 'Producing/Injecting'),
    well(4, "'t <Zand> N.V.", 'Plugged and abandoned'),
    well(5, null, 'Suspended'),
  ])
  await writer.rows(fields, [
    {
      ...aField({ fieldDbk: 1, fieldName: 'Oost', fieldCode: 'OST', fieldOperator: 'Noordgas B.V.' }),
      geometry: null,
    },
  ])
  const licence = (gdnrCollectionId: string, expiryDate: number | null, licensees: readonly string[]) => ({
    ...aLicence({
      gdnrCollectionId,
      licenceName: gdnrCollectionId,
      operator: 'Noordgas',
      licensees,
      grantedDate: day('2000-01-01'),
      expiryDate,
    }),
    geometry: null,
  })
  await writer.rows(licences, [
    licence('Oude', day('2010-01-01'), ['Noordgas B.V.', 'Oud & Co']),
    licence('Nieuwe', null, ['Oud en Co B.V.']),
  ])
  await writer.rows(fieldProduction.table, [
    aFigure({ fieldDbk: 1, name: 'Oost', year: 2025, operatorNm: 'Noordgas B.V.', jan: 30 }),
    aFigure({ fieldDbk: 2, name: 'West', year: 2025, operatorNm: 'Ander B.V.', jan: 90 }),
  ])
  await writer.rows(geothermalProduction.table, [
    {
      ...emptyRow(geothermalProduction.table.columns),
      boreholeDbk: 1,
      wellName: 'W-01',
      startDate: day('2025-01-01'),
      operatorName: 'Warmte',
    },
  ])
}

const parts = smallServer('sqlite', fill)
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })
type Listed = {
  key: string
  name: string
  names: string[]
  owned: number
  idle: number
  drilled: number
  licences: number
}
const list = async (query = ''): Promise<Listed[]> => (await get(`/companies${query}`)).json().companies

describe('companies', () => {
  it('are those that a register or a figure names, with their spellings joined [D28.43]', async () => {
    const all = await list()
    expect(all.map(({ name }) => name)).toEqual([
      "'t <Zand> N.V.",
      'Ander B.V.',
      'Noordgas B.V.',
      'Oud & Co',
      'Warmte',
    ])
    expect(all.find(({ key }) => key === 'warmte')).toMatchObject({ owned: 0, drilled: 0, licences: 0 })
    expect(all.find(({ key }) => key === 'noordgas')).toMatchObject({
      names: ['Noordgas B.V.', 'Noordgas', 'NOORDGAS BV'],
      owned: 3,
      idle: 2,
      drilled: 0,
      licences: 1,
    })
    expect(all.find(({ key }) => key === 'oud-en')).toMatchObject({ owned: 0, drilled: 5, licences: 1 })
  })
  it('are searched by any of their spellings, and ordered by what they have', async () => {
    expect((await list('?searchByName=noordgas%20bv')).map(({ key }) => key)).toEqual(['noordgas'])
    expect((await list('?order=idle'))[0]?.key).toBe('noordgas')
    expect(await list('?searchByName=zzz')).toEqual([])
    const refused = await get('/companies?order=size')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      400,
      expect.stringContaining('order must be one of name, '),
    ])
  })
  it('have a page with idle wells and the rule, fields, licences by expiry, and their share of production', async () => {
    const { body } = await get('/companies/noordgas', 'text/html')
    expect(body).toContain(
      'Noordgas B.V. is nu eigenaar van 3 boringen: 2 daarvan liggen stil. Het bedrijf is operator van 1 veld en heeft 1 vergunning van kracht.',
    )
    expect(body).toContain('Een boring ligt stil als zij ingesloten, opgeschort of tijdelijk verlaten is')
    const idle = body.slice(body.indexOf('<h2>Boringen die stilliggen'), body.indexOf('<h2>Boringen</h2>'))
    expect([...idle.matchAll(/W-0\d(?=<)/g)].map(String)).toEqual(['W-01', 'W-02'])
    expect(body).toContain('Ook geschreven als: Noordgas, NOORDGAS BV')
    expect(body).toContain('Vervallen: 1.')
    expect(body).toMatch(/<td class="number">30000<\/td><td class="number">25%<\/td>/)
  })
  it('have that page in each language, also when another was asked before', async () => {
    for (const [language, told] of [
      ['nl', 'Nu: 3 boringen in bezit'],
      ['en', 'Now: 3 boreholes owned'],
      ['nl', 'Nu: 3 boringen in bezit'],
    ])
      expect((await get(`/companies/noordgas?lang=${language}`, 'text/html')).body).toContain(told)
  })
  it('have files of exactly their wells', async () => {
    const { body } = await get('/companies/noordgas?lang=en', 'text/html')
    const [, address = ''] =
      /Idle boreholes: .*?href="http:\/\/data\.example\.org([^"]*f=json[^"]*)"/.exec(body) ?? []
    const rows = (await parts().server.inject(address.replaceAll('&amp;', '&'))).json<{
      rows?: unknown[]
      features?: unknown[]
    }>()
    expect(rows.rows ?? rows.features).toHaveLength(2)
  })
  it('are led to from every object that names them, and write no name as a tag', async () => {
    expect((await get('/boreholes/4', 'text/html')).body).toContain('/datacenter/companies/t-zand"')
    const { body, statusCode } = await get('/companies/t-zand', 'text/html')
    expect([statusCode, body.includes('<Zand>')]).toEqual([200, false])
    expect((await get('/companies/nobody')).statusCode).toBe(404)
  })
  it('are a spreadsheet of commas too', async () => {
    const { body, headers } = await get('/companies?f=csv')
    expect(headers['content-type']).toContain('text/csv')
    expect(body).toContain('noordgas,Noordgas B.V.,3,2,0,1,1\r\n')
  })
})
