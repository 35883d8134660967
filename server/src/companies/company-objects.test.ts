import { boreholes, fields, licences } from '@datacentre/catalogue'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

/** An object of each kind that names companies, and one company with licences that end on several days. */
async function fill(writer: DatasetWriter): Promise<void> {
  const well = (boreholeDbk: number, legalOwnerName: string, clientOrgName: string) =>
    aBorehole({
      boreholeDbk,
      boreholeName: `W-${boreholeDbk}`,
      legalOwnerName,
      clientOrgName,
      statusDescription: boreholeDbk === 2 ? 'Producing/Injecting' : 'Suspended',
    })
  await writer.rows(boreholes, [
    well(1, 'Eigenaar', 'Boorder'),
    well(2, 'Eigenaar', 'Boorder'),
    well(3, 'EIGENAAR B.V.', 'Boorder'),
    well(4, 'Ander', 'Eigenaar'),
  ])
  const field = (fieldDbk: number, fieldOperator: string) => ({
    ...aField({ fieldDbk, fieldName: `F-${fieldDbk}`, fieldCode: `F${fieldDbk}`, fieldOperator }),
    geometry: null,
  })
  await writer.rows(fields, [field(1, 'Eigenaar'), field(2, 'Veldman')])
  const licence = (name: string, expiryDate: string | null, status = 'EFFECTIVE') => ({
    ...aLicence({
      gdnrCollectionId: name,
      licenceName: name,
      operator: 'Eigenaar',
      licensees: ['Houder', 'Deelnemer'],
      expiryDate: expiryDate === null ? null : day(expiryDate),
      status,
    }),
    geometry: null,
  })
  await writer.rows(licences, [
    licence('Later', '2045-01-01'),
    licence('Zonder', null),
    licence('Eerst', '2027-05-01'),
    licence('Dan', '2030-12-31'),
    licence('Gevraagd', null, 'APPLIED'),
    licence('Geweest', '2010-01-01', 'EXPIRED'),
  ])
  await writer.rows(facilities, [
    {
      ...emptyRow(facilities.columns),
      facilityCode: 'P-1',
      facilityName: 'Platform',
      operatorName: 'Platformman',
    },
  ])
}

const parts = smallServer('sqlite', fill)
const get = async (path: string): Promise<string> =>
  (
    await parts().server.inject({
      url: `/datacenter${path}`,
      headers: { host: 'data.example.org', accept: 'text/html' },
    })
  ).body
const unescaped = (address: string): string => address.replaceAll('&amp;', '&')

describe('a company', () => {
  it.each([
    ['/boreholes/1', ['Eigenaar', 'Boorder']],
    ['/fields/2', ['Veldman']],
    ['/licences/Dan', ['Eigenaar', 'Houder', 'Deelnemer']],
    ['/facilities/P-1', ['Platformman']],
  ])('is led to from %s, which names %s [D31.4]', async (path, names) => {
    const page = await get(path)
    for (const name of names) {
      const address = `/companies/${name.toLowerCase()}`
      expect(page).toContain(`<a href="http://data.example.org/datacenter${address}">${name}</a>`)
      expect(await get(address)).toContain(`<h1>${name}`)
    }
  })
  it('has its licences in force by the day they end, those without an end last [D31.1]', async () => {
    const page = await get('/companies/eigenaar?lang=en')
    const [, table = ''] = /aria-label="Licences[^"]*"><table>(.*?)<\/table>/s.exec(page) ?? []
    expect([...table.matchAll(/<th scope="row"><a [^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      'Eerst',
      'Dan',
      'Later',
      'Zonder',
    ])
  })
  it.each([
    ['applied', 'Applied for: 1.', 'APPLIED'],
    ['expired', 'Expired: 1.', 'EXPIRED'],
  ])(
    'leads from its licences that are %s to the lists of these, in each role [D28.49]',
    async (_, told, status) => {
      for (const [key, parameter, role] of [
        ['eigenaar', 'operator', 'as operator (1)'],
        ['houder', 'licensee', 'as licensee (1)'],
      ] as const) {
        const page = await get(`/companies/${key}?lang=en`)
        const [, links = ''] = new RegExp(`<p>${told} View as a list: (.*?)</p>`).exec(page) ?? []
        const [, href = '', words] = /<a href="([^"]*)">([^<]*)<\/a>/.exec(links) ?? []
        expect(words).toBe(role)
        const { pathname, searchParams } = new URL(unescaped(href))
        expect(pathname).toBe('/datacenter/lic-overview')
        expect(searchParams.getAll(parameter).map((name) => name.toLowerCase())).toContain(key)
        expect(searchParams.getAll('status')).toEqual([status])
      }
    },
  )
  it.each([
    ['Idle boreholes', 'boreholeName', ['W-1', 'W-3']],
    ['Boreholes of this company', 'boreholeName', ['W-1', 'W-2', 'W-3']],
    ['Boreholes drilled for it', 'boreholeName', ['W-4']],
    ['Fields operated', 'fieldName', ['F-1']],
    [
      'Licences as operator, with those applied for and expired',
      'licenceName',
      ['Dan', 'Eerst', 'Gevraagd', 'Geweest', 'Later', 'Zonder'],
    ],
  ])('has a file of exactly its %s [D31.3]', async (title, column, names) => {
    const page = await get('/companies/eigenaar?lang=en')
    const [, address = ''] =
      new RegExp(`<p>${title}: .*?href="http://data\\.example\\.org/datacenter([^"]*f=json[^"]*)"`).exec(
        page,
      ) ?? []
    const { features } = JSON.parse(await get(unescaped(address)))
    expect(
      features.map(({ properties }: { properties: Record<string, string> }) => properties[column]).toSorted(),
    ).toEqual(names)
  })
})
