import { describe, expect, it } from 'vitest'
import { fieldProduction, geothermalProduction } from '../index.ts'
import { orderFigures } from './order.ts'

const field = (name: string, year: number, fieldDbk = 1) => ({ name, year, fieldDbk })

describe('the order of figures', () => {
  it('is by name, numbers by size, and then by year', () => {
    const rows = [field('K12', 2025), field('K2', 2026), field('K2', 2025), field('É', 2025)]
    expect(orderFigures(fieldProduction, rows, 'nl').map(({ name, year }) => `${name} ${year}`)).toEqual([
      'É 2025',
      'K2 2025',
      'K2 2026',
      'K12 2025',
    ])
  })
  it('keeps the years of two subjects with one name apart', () => {
    const rows = [field('X', 2026, 2), field('X', 2026, 1), field('X', 2025, 2), field('X', 2025, 1)]
    expect(orderFigures(fieldProduction, rows, 'nl').map(({ fieldDbk, year }) => [fieldDbk, year])).toEqual([
      [1, 2025],
      [1, 2026],
      [2, 2025],
      [2, 2026],
    ])
  })
  it('of geothermal figures is by well and month', () => {
    const month = (wellName: string, at: number) => ({
      wellName,
      boreholeDbk: 1,
      startDate: Date.UTC(2026, at, 1),
    })
    const rows = [month('B-1', 1), month('A-1', 5), month('A-1', 2)]
    expect(
      orderFigures(geothermalProduction, rows, 'en').map(({ wellName, startDate }) => [
        wellName,
        new Date(startDate).getUTCMonth(),
      ]),
    ).toEqual([
      ['A-1', 2],
      ['A-1', 5],
      ['B-1', 1],
    ])
  })
  it('leaves the rows it was given alone', () => {
    const rows = [field('B', 2025), field('A', 2025)]
    orderFigures(fieldProduction, rows, 'nl')
    expect(rows.map(({ name }) => name)).toEqual(['B', 'A'])
  })
})
