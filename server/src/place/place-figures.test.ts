import { boreholes, fields } from '@datacentre/catalogue'
import type { TownsFile } from '@datacentre/catalogue/geography/places/towns'
import { geothermalProduction } from '@datacentre/catalogue/production/geothermal'
import { fieldProduction, miningProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aWellFigure, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

const towns: TownsFile = {
  grain: 10,
  municipalities: [['Amersfoort', 'UT']],
  towns: [['Amersfoort', 15_500, 46_300, 1, 0]],
}

/** Two wells of heat near Amersfoort and one far from it, and a mining facility. */
async function fill(writer: DatasetWriter): Promise<void> {
  const wells = [
    [1, 'HEAT-01', 5.3872],
    [2, 'HEAT-02', 5.3873],
    [3, 'FAR-01', 6.6],
  ] as const
  await writer.rows(
    boreholes,
    wells.map(([boreholeDbk, boreholeName, longitudeWgs84]) =>
      aBorehole({ boreholeDbk, boreholeName, longitudeWgs84, latitudeWgs84: 52.1642, endDx: 0, endDy: 0 }),
    ),
  )
  const month = (boreholeDbk: number, text: string, h2oProd: number | null) => ({
    ...emptyRow(geothermalProduction.table.columns),
    boreholeDbk,
    wellName: `well ${boreholeDbk}`,
    startDate: day(text),
    h2oProd,
  })
  await writer.rows(geothermalProduction.table, [
    month(1, '2024-01-01', 1000),
    month(1, '2025-01-01', 1500),
    month(2, '2025-01-01', 500),
    month(2, '2025-02-01', null),
    month(3, '2025-01-01', 6000),
  ])
  await writer.rows(facilities, [
    {
      ...emptyRow(facilities.columns),
      facilityCode: 'F1',
      facilityName: 'Fakkel & co',
      longitudeWgs84: 5.39,
      latitudeWgs84: 52.16,
    },
  ])
  await writer.rows(miningProduction.table, [
    {
      ...emptyRow(miningProduction.table.columns),
      facilityCode: 'F1',
      name: 'Fakkel & co',
      product: 'Gas',
      productionType: 'Flared',
      year: 2025,
      jan: 2,
    },
  ])
}

const parts = smallServer('sqlite', fill, { towns })
const get = (path: string, accept: string) =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

describe('the page of a place', () => {
  it('tells the water for geothermal energy and what mining facilities report, in words and by well and facility [D27.80]', async () => {
    const html = (await get('/place/town/amersfoort?lang=en', 'text/html')).body.replaceAll('\u00a0', ' ')
    const sentence =
      'Water produced for geothermal energy in 2025: 2,000 m³ at 2 wells, 100% more than in 2024. That is 25% of what the country produced in that time.'
    expect(/<p class="answer">(.*?)<\/p>/.exec(html)?.[1]).toContain(sentence)
    const [, production = ''] = /<section id="production">(.*?)<\/section>/s.exec(html) ?? []
    expect(production).toContain(sentence)
    expect(production).toMatch(
      /HEAT-01<\/a><\/th><td class="number">1,500 m³.*HEAT-02<\/a><\/th><td class="number">500 m³/,
    )
    expect(production).not.toContain('FAR-01')
    expect(production).toContain('Gas flared')
    expect(production).toContain('Fakkel &amp; co')
    expect(production).toContain('That is 100% of the total of the country in that time.')
  })

  it('gives the same to programs [D27.80]', async () => {
    const { figures } = (await get('/place/town/amersfoort', 'application/json')).json<{
      figures: unknown[]
    }>()
    expect(figures).toEqual([
      {
        quantity: 'h2oProd',
        unit: 'M3',
        year: 2025,
        until: null,
        provisionalFrom: null,
        total: 2000,
        sameMonthsBefore: 1000,
        share: 0.25,
        boreholes: [
          { key: 1, amount: 1500 },
          { key: 2, amount: 500 },
        ],
      },
      {
        product: 'Gas',
        production: 'Flared',
        unit: '1000Nm3',
        year: 2025,
        until: null,
        provisionalFrom: null,
        total: 2000,
        sameMonthsBefore: null,
        share: 1,
        facilities: [{ key: 'F1', amount: 2000 }],
      },
    ])
  })
})

/** Wells around Amersfoort: one by its head, one by its end alone, and one far from it; above a field that reports the same gas. */
async function fillWells(writer: DatasetWriter, others: readonly object[] = []): Promise<void> {
  const hole = (boreholeDbk: number, boreholeName: string, longitudeWgs84: number, endDx: number) =>
    aBorehole({ boreholeDbk, boreholeName, longitudeWgs84, latitudeWgs84: 52.1642, endDx, endDy: 0 })
  await writer.rows(boreholes, [
    hole(1, 'HEAD-01', 5.3872, 0),
    hole(2, 'END-01', 5.5, -7700),
    hole(3, 'FAR-01', 6.6, 0),
  ])
  const around = (west: number) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        [west, 52.1],
        [west + 0.05, 52.1],
        [west + 0.05, 52.2],
        [west, 52.2],
        [west, 52.1],
      ],
    ],
  })
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 9, fieldCode: 'AMF', fieldName: 'Eem' }), geometry: around(5.36) },
  ])
  const gas = { product: 'Gas', productionType: 'Produced' } as const
  const of = (boreholeDbk: number, year: number, given: object) =>
    aWellFigure({ boreholeDbk, wellNm: `well ${boreholeDbk}`, year, ...gas, ...given })
  await writer.rows(
    wellProduction.table,
    wellRows.map(([dbk, year, given]) => of(dbk, year, given)),
  )
  const ofFields = others.length > 0 ? others : [{ fieldDbk: 9, name: 'Eem', jan: 9 }]
  await writer.rows(
    fieldProduction.table,
    ofFields.map((given) => ({
      ...emptyRow(fieldProduction.table.columns),
      year: 2025,
      ...gas,
      ...given,
    })),
  )
}

/** Millions of Nm³ by well, year and month, in the order in which nobody would write them. */
const wellRows: readonly (readonly [number, number, Record<string, number>])[] = [
  [1, 2025, { jan: 3, feb: 1 }],
  [1, 2012, { jan: 500 }],
  [1, 2024, { jan: 1 }],
  [2, 2024, { mar: 1 }],
  [2, 2025, { dec: 2 }],
  [3, 2025, { jan: 18 }],
]

describe('the wells of a place', () => {
  const withWells = smallServer('sqlite', fillWells, { towns })
  const ask = (path: string, accept: string) =>
    withWells().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

  it('tell what they produced, those that only end here too, and never on top of the fields [D27.97]', async () => {
    const html = (await ask('/place/town/amersfoort?lang=en', 'text/html')).body.replaceAll('\u00a0', ' ')
    const [, production = ''] = /<section id="production">(.*?)<\/section>/s.exec(html) ?? []
    expect(production).toMatch(
      /In 2025, 2 wells together produced 6 million Nm³ of gas, 200% more than in 2024/,
    )
    expect(production).toContain('so do not add wells and fields together')
    expect(production).toMatch(/HEAD-01<\/a><\/th>.*END-01<\/a><\/th>/s)
    expect(production).not.toContain('FAR-01')
    const [, answer = ''] = /<p class="answer">(.*?)<\/p>/.exec(html) ?? []
    expect(answer).toMatch(/1 field produced 9 million .* 2 wells together produced 6 million Nm³ of gas/)
    expect(answer).toContain('That is also counted in the fields that these wells belong to.')
    const inDutch = (await ask('/place/town/amersfoort', 'text/html')).body
    expect(inDutch).toContain('Gasproductie: putten')
  })

  it('come to what their rows add up to, in amounts, share and year before [D27.97]', async () => {
    const { figures } = (await ask('/place/town/amersfoort', 'application/json')).json<{
      figures: readonly Record<string, unknown>[]
    }>()
    const sum = (holds: (row: (typeof wellRows)[number]) => boolean): number =>
      wellRows
        .filter(holds)
        .reduce(
          (all, [, , given]) => all + Object.values(given).reduce((one, value) => one + value * 1000, 0),
          0,
        )
    const total = sum(([well, year]) => well !== 3 && year === 2025)
    expect(figures).toEqual([
      {
        product: 'Gas',
        production: 'Produced',
        unit: '1000Nm3',
        year: 2025,
        until: null,
        provisionalFrom: null,
        total,
        sameMonthsBefore: sum(([well, year]) => well !== 3 && year === 2024),
        share: total / sum(([, year]) => year === 2025),
        boreholes: [1, 2].map((key) => ({
          key,
          amount: sum(([well, year]) => well === key && year === 2025),
        })),
      },
    ])
  })
})

describe('the paragraph of a place', () => {
  const answerOf = async (server: ReturnType<typeof smallServer>): Promise<string> => {
    const url = '/datacenter/place/town/amersfoort?lang=en'
    const { body } = await server().server.inject({ url, headers: { accept: 'text/html' } })
    return /<p class="answer">(.*?)<\/p>/.exec(body.replaceAll('\u00a0', ' '))?.[1] ?? ''
  }
  const allOfIt = smallServer(
    'sqlite',
    (writer) => fillWells(writer, [{ fieldDbk: 9, name: 'Eem', jan: 6 }]),
    {
      towns,
    },
  )
  it('tells an amount once where the wells gave all that the fields did [D27.97]', async () => {
    const answer = await answerOf(allOfIt)
    expect(answer).toContain('1 field produced 6 million Nm³ of gas')
    expect(answer).not.toContain('wells together')
  })
  const known = smallServer(
    'sqlite',
    (writer) =>
      fillWells(writer, [
        { fieldDbk: 9, name: 'Eem', jan: 9 },
        { fieldDbk: 9, name: 'Eem', product: 'Oil', jan: 1 },
        { fieldDbk: 99, name: 'Elsewhere', jan: 900 },
      ]),
    { towns },
  )
  it('tells the product of which the place has most of the country [D27.97]', async () => {
    const answer = await answerOf(known)
    expect(answer).toContain('of oil. That is 100% of what the country produced')
    expect(answer).not.toContain('of gas')
  })
})
