import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import type { MapYears } from '@datacentre/catalogue/wire/map-calls'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../../testing/small-server.ts'

const fill = async (writer: DatasetWriter): Promise<void> => {
  await writer.rows(boreholes, [
    aBorehole({ boreholeDbk: 1, startDate: day('1985-05-01') }),
    aBorehole({ boreholeDbk: 2, startDate: null }),
  ])
  await writer.rows(fields, [
    {
      ...aField({ fieldDbk: 1, fieldCode: 'A', fieldDiscoveryYear: 1970, prodStartDate: day('1975-01-01') }),
      geometry: null,
    },
    {
      ...aField({ fieldDbk: 2, fieldCode: 'B', fieldDiscoveryYear: 1990, prodStartDate: null }),
      geometry: null,
    },
  ])
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'OLD', status: 'EXPIRED' }),
      grantedDate: day('1980-01-01'),
      expiryDate: day('1999-06-30'),
      geometry: null,
    },
  ])
  await writer.rows(
    fieldProduction.table,
    [2003, 2004, 2006].map((year) => ({
      ...emptyRow(fieldProduction.table.columns),
      fieldDbk: 1,
      name: 'A',
      year,
      product: 'Gas',
      productionType: 'Produced',
      jan: year === 2004 ? 0 : 3,
    })),
  )
}

describe('the years of the map', () => {
  const parts = smallServer('sqlite', fill)
  const get = (path: string) => parts().server.inject({ url: `/mapviewer/${path}` })
  const version = async (): Promise<string> => (await get('rest/config')).json().dataset.mapVersion

  it('tell since when and until when each object was there, and when fields produced [D27.73, D27.74]', async () => {
    const years = (await get(layerAddress(await version(), 'years'))).json() as MapYears
    const now = Number(years.day.slice(0, 4))
    expect(years.layers['boreholes']).toEqual({
      keys: [1, 2],
      from: [1985, null],
      until: [now, null],
      unknown: [1],
    })
    expect(years.layers['fields']).toMatchObject({ keys: [1, 2], from: [1970, 1990], until: [now, now] })
    expect(years.layers['licences']).toMatchObject({ keys: ['OLD'], from: [1980], until: [1998] })
    expect(years.production).toEqual({
      first: 2003,
      last: 2006,
      began: [1975, null],
      years: [[2003, 2006], []],
    })
  })
  it('are kept for good under their version, and lead on from any other [D27.73]', async () => {
    const answer = await get(layerAddress(await version(), 'years'))
    expect(answer.headers['cache-control']).toContain('immutable')
    const other = await get(layerAddress('1-0123456789abcdef', 'years'))
    expect([other.statusCode, other.headers['location']]).toEqual([302, `../${await version()}/years.json`])
  })
})
