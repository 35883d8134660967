import { boreholes, wellProduction } from '@datacentre/catalogue'
import { months } from '@datacentre/catalogue/production/series/months'
import { aBorehole } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const every = (value: number | null) => Object.fromEntries(months.map((month) => [month, value]))

/** Oil of one well: known in 2018, not reported at all in 2019, reported as nothing in 2020, and known from one month of 2021. */
const reported: readonly (readonly [year: number, values: Record<string, number | null>])[] = [
  [2018, every(100)],
  [2019, every(null)],
  [2020, every(0)],
  [2021, { ...every(null), mar: 7 }],
]

const parts = smallServer('sqlite', async (writer) => {
  await writer.rows(boreholes, [aBorehole({ boreholeDbk: 1, boreholeName: 'W-1', shortName: 'W-1' })])
  await writer.rows(
    wellProduction.table,
    reported.map(
      ([year, values]) =>
        ({
          ...emptyRow(wellProduction.table.columns),
          boreholeDbk: 1,
          wellNm: 'W-1',
          year,
          product: 'Oil',
          productionType: 'Produced',
          location: 'L',
          ...values,
        }) as never,
    ),
  )
})

const page = async (): Promise<string> =>
  (await parts().server.inject({ url: '/datacenter/boreholes/1', headers: { accept: 'text/html' } })).body

describe('what an object produced', () => {
  it('is missing in a year of only missing months, and 0 in one that was reported as nothing [D28.24]', async () => {
    const rows = [
      ...(await page()).matchAll(/<th scope="row">(\d{4})<\/th><td class="number">(.*?)<\/td>/g),
    ].map(([, year, cell = '']) => [year, cell.replaceAll(/<[^>]*>/g, '')])
    expect(rows).toEqual([
      ['2018', '1200'],
      ['2019', '-Geen waarde'],
      ['2020', '0'],
      ['2021', '7'],
    ])
  })
  it('is drawn as a gap where nothing is known, and as a low mark where it was nothing [D28.54]', async () => {
    const [wide = ''] = (await page()).split('class="overview-chart')[1]?.split('</svg>') ?? []
    const told = [...wide.matchAll(/<title>(\d{4}).*?: (.*?)<\/title>/g)].map(([, year, amount]) => [
      year,
      amount,
    ])
    expect(told).toEqual([
      ['2018', '1.200 Sm³'],
      ['2020', '0 Sm³'],
      ['2021', '7 Sm³'],
    ])
  })
})
