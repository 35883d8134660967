import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../grammar/column.ts'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '../production/index.ts'
import { monthNumber } from '../production/series/month-number.ts'
import { lateSeries } from './late-series.ts'

const [december, january, september] = [monthNumber(2025, 11), monthNumber(2026, 0), monthNumber(2026, 8)]

const field = (fieldDbk: number, year: number, told: AnyRow, product = 'Gas'): AnyRow => ({
  fieldDbk,
  name: `F-${fieldDbk}`,
  year,
  product,
  production: 'Produced',
  ...told,
})
const late = (...asked: Parameters<typeof lateSeries>): unknown[] =>
  lateSeries(...asked).map(({ key }) => key)

describe('a late reporter', () => {
  it('told of the last month but one and says nothing of the last, and a zero is told [D32.3]', () => {
    const rows = [
      field(1, 2026, { aug: 5, sep: 5 }),
      field(2, 2026, { aug: 5, sep: null }),
      field(3, 2026, { aug: 5, sep: 0 }),
      field(4, 2026, { aug: 0, sep: null }),
      field(5, 2026, { jul: 5, aug: null, sep: null }),
    ]
    expect(late(fieldProduction, rows, september)).toEqual([2])
  })
  it('is compared with December where the last month is January, with a row for the new year or without [D32.3]', () => {
    const rows = [
      field(1, 2025, { dec: 5 }),
      field(1, 2026, { jan: 5 }),
      field(2, 2025, { dec: 5 }),
      field(2, 2026, { jan: null }),
      field(3, 2025, { dec: 5 }),
      field(4, 2025, { dec: null, nov: 5 }),
    ]
    expect(lateSeries(fieldProduction, rows, january)).toEqual([
      { key: 2, name: 'F-2', product: 'Gas', production: 'Produced', month: january },
      { key: 3, name: 'F-3', product: 'Gas', production: 'Produced', month: january },
    ])
  })
  it('is late by product, however it is reported', () => {
    const rows = [field(1, 2026, { aug: 5, sep: 5 }), field(1, 2026, { aug: 5 }, 'Water')]
    expect(lateSeries(fieldProduction, rows, september).map(({ product }) => product)).toEqual(['Water'])
  })
  it('is a well, a mining facility or a geothermal well too [D32.3]', () => {
    const year = { year: 2026, product: 'Gas' }
    const wells = [
      { ...year, boreholeDbk: 1, wellNm: 'W-1', production: 'Produced', aug: 1, sep: 1 },
      { ...year, boreholeDbk: 2, wellNm: 'W-2', production: 'Produced', aug: 1 },
    ]
    expect(late(wellProduction, wells, september)).toEqual([2])
    const facilities = [
      { ...year, facilityCode: 'A', name: 'A', production: 'Flared', aug: 1, sep: 1 },
      { ...year, facilityCode: 'B', name: 'B', production: 'Flared', aug: 1 },
    ]
    expect(late(miningProduction, facilities, september)).toEqual(['B'])
    const geothermal = [
      { boreholeDbk: 7, wellName: 'G-7', startDate: Date.UTC(2025, 11, 1), h2oProd: 9 },
      { boreholeDbk: 7, wellName: 'G-7', startDate: Date.UTC(2026, 0, 1), h2oProd: 9 },
      { boreholeDbk: 8, wellName: 'G-8', startDate: Date.UTC(2025, 11, 1), h2oProd: 9 },
      { boreholeDbk: 8, wellName: 'G-8', startDate: Date.UTC(2026, 0, 1), h2oProd: null },
    ]
    expect(late(geothermalProduction, geothermal, january)).toEqual([8])
  })
  it('is none where the whole table runs behind, or the dataset does not tell its last month', () => {
    const rows = [field(1, 2025, { nov: 5, dec: 5 }), field(2, 2025, { nov: 5, dec: 5 })]
    expect(late(fieldProduction, rows, january)).toEqual([])
    expect(late(fieldProduction, [field(2, 2025, { nov: 5 })], december)).toEqual([])
    expect(late(fieldProduction, [field(1, 2026, { aug: 5 }), field(2, 2026, { sep: 5 })], null)).toEqual([])
  })
})
