import { boreholes, fieldProduction, licences } from '@datacentre/catalogue'
import type { FieldFigure } from '@datacentre/catalogue/production/fields'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aLicence } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

/** A company with one borehole, one with two that are in use, and one that holds licences and had a year without figures. */
async function fill(writer: DatasetWriter): Promise<void> {
  const well = (boreholeDbk: number, legalOwnerName: string, statusDescription: string) =>
    aBorehole({ boreholeDbk, boreholeName: `W-${boreholeDbk}`, legalOwnerName, statusDescription })
  await writer.rows(boreholes, [
    well(1, 'Een', 'Suspended'),
    well(2, 'Twee', 'Producing/Injecting'),
    well(3, 'Twee', 'Producing/Injecting'),
    well(4, 'Ander', 'Producing/Injecting'),
  ])
  const licence = (gdnrCollectionId: string, status: string, licensees: readonly string[]) => ({
    ...aLicence({ gdnrCollectionId, licenceName: gdnrCollectionId, operator: 'Ander', licensees, status }),
    geometry: null,
  })
  await writer.rows(licences, [
    licence('L-1', 'EXPIRED', ['Houder', 'Twee']),
    licence('L-2', 'EXPIRED', ['Houder']),
    licence('L-3', 'EFFECTIVE', ['Houder']),
    licence('L-4', 'EXPIRED', ['Twee']),
  ])
  const figure = (year: number): FieldFigure =>
    ({
      ...emptyRow(fieldProduction.table.columns),
      product: 'Gas',
      productionType: 'Produced',
      fieldDbk: 1,
      name: 'Oost',
      operatorNm: 'Houder',
      year,
      jan: 10,
    }) as FieldFigure
  await writer.rows(fieldProduction.table, [figure(2019), figure(2021)])
}

describe('the page of a company', () => {
  const parts = smallServer('sqlite', fill)
  const get = (path: string) =>
    parts().server.inject({
      url: `/datacenter${path}`,
      headers: { host: 'data.example.org', accept: 'text/html' },
    })
  const pageOf = async (key: string, language = 'nl'): Promise<string> =>
    (await get(`/companies/${key}?lang=${language}`)).body

  it('says what it has as a person would, of one or none too, in both languages [D28.49]', async () => {
    expect(await pageOf('een')).toContain(
      'Een is nu eigenaar van 1 boring, die stilligt. Het bedrijf is van geen veld operator en heeft geen vergunningen van kracht.',
    )
    expect(await pageOf('ander', 'en')).toContain(
      'Ander now owns 1 borehole, which is not idle. It operates no fields and has 1 licence in force.',
    )
    expect(await pageOf('twee', 'en')).toContain('Twee now owns 2 boreholes: none of them is idle.')
    expect(await pageOf('houder')).toContain('Houder is nu geen eigenaar van boringen.')
  })
  it('keeps the place of a year without figures, with a dash in its table [D28.49, D28.54]', async () => {
    const page = await pageOf('houder')
    const [, years = ''] = /<tbody>(<tr><th scope="row">2019.*?)<\/tbody>/.exec(page) ?? []
    expect(
      [...years.matchAll(/scope="row">(\d+)<\/th><td class="number">(.*?)<\/td>/g)].map(([, ...row]) => row),
    ).toEqual([
      ['2019', '10.000'],
      ['2020', '<span aria-hidden="true">-</span><span class="unseen">Geen waarde</span>'],
      ['2021', '10.000'],
    ])
  })
  it('leads to the lists of licences that expired, and has those that it holds as files [D28.49]', async () => {
    const page = await pageOf('houder', 'en')
    const [, list = ''] = /Expired: 2\. View as a list: <a href="([^"]*)">as licensee \(2\)/.exec(page) ?? []
    const asked = new URL(list.replaceAll('&amp;', '&'))
    expect([
      asked.pathname,
      asked.searchParams.getAll('licensee'),
      asked.searchParams.getAll('status'),
    ]).toEqual(['/datacenter/lic-overview', ['Houder'], ['EXPIRED']])
    const [, file = ''] =
      /Licences as licensee[^:]*: .*?<a href="([^"]*licences\.csv[^"]*)">CSV/.exec(page) ?? []
    const { pathname, search } = new URL(file.replaceAll('&amp;', '&'))
    const csv = (await parts().server.inject(`${pathname}${search}`)).body
    expect(
      [...csv.matchAll(/^L-\d|,L-\d(?=,)/gm)]
        .map(([name]) => name.replace(',', ''))
        .filter((name, at, all) => all.indexOf(name) === at),
    ).toEqual(['L-1', 'L-2', 'L-3'])
  })
  it('shows in the list of its idle boreholes why they are idle and whose they are [D28.49]', async () => {
    const [, list = ''] = /<a href="([^"]*brh-overview[^"]*)">Open deze/.exec(await pageOf('een')) ?? []
    expect(new URL(list.replaceAll('&amp;', '&')).searchParams.getAll('columns')).toEqual(
      expect.arrayContaining(['statusDescription', 'legalOwnerName']),
    )
  })
  it('is not looked for by an address that ends in a slash: that leads to all [D28.50]', async () => {
    for (const path of ['/companies', '/overview', '/quality']) {
      const { statusCode, headers } = await get(`${path}/?lang=en`)
      expect([statusCode, headers.location]).toEqual([
        302,
        `http://data.example.org/datacenter${path}?lang=en`,
      ])
    }
  })
})
