import { fieldProduction, geothermalProduction } from '@datacentre/catalogue'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { months } from '@datacentre/catalogue/production/series/months'
import { describe, expect, it } from 'vitest'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { geothermalSheet, yearlySheet } from './figure-sheet.ts'

const cellsOf = (sheet: Sheet, columns: readonly number[]): unknown[][] =>
  Array.from({ length: sheet.rowCount }, (_, index) => {
    const row = sheet.row(index)
    return columns.map((column) => row[column])
  })

describe('the rows of a file of figures', () => {
  it.each(['nl', 'en'] as const)(
    'come by name and then by year, as on the screen, in %s [D23.10]',
    (language) => {
      const figure = (fieldDbk: number, name: string, year: number) => ({
        fieldDbk,
        name,
        year,
        location: null,
      })
      const rows = [
        figure(3, 'L12-A', 2024),
        figure(1, 'Fivelmond', 2024),
        figure(2, 'Éénrum', 2024),
        figure(4, 'L2-A', 2024),
        figure(1, 'Fivelmond', 2023),
        figure(2, 'Éénrum', 2023),
      ]
      const sheet = yearlySheet(fieldProduction, rows, { product: 'Gas', span: figureSpan(null), language })
      expect(cellsOf(sheet, [0, 1])).toEqual([
        ['Éénrum', 2023],
        ['Éénrum', 2024],
        ['Fivelmond', 2023],
        ['Fivelmond', 2024],
        ['L2-A', 2024],
        ['L12-A', 2024],
      ])
    },
  )

  it('say behind all other columns to which month a year runs that is not whole, and leave the year a number [D28.22]', () => {
    const figure = (year: number) => ({ fieldDbk: 1, name: 'Fivelmond', year, location: null, jan: 1 })
    const sheet = yearlySheet(fieldProduction, [figure(2025), figure(2026)], {
      product: 'Gas',
      span: figureSpan({ figuresUntil: '2026-09', provisionalFrom: null }),
      language: 'nl',
    })
    expect(sheet.headers[0]?.at(-1)).toBe('Jaar niet compleet, cijfers t/m')
    expect(cellsOf(sheet, [1, (sheet.headers[0]?.length ?? 0) - 1])).toEqual([
      [2025, null],
      [2026, { month: Date.UTC(2026, 8, 1) }],
    ])
  })

  it('say of a year from which month on it is provisional, and of a month whether it is [D28.41]', () => {
    const span = figureSpan({ figuresUntil: '2026-09', provisionalFrom: '2026-07' })
    const figure = (year: number) => ({ fieldDbk: 1, name: 'Fivelmond', year, location: null, jan: 1 })
    const years = yearlySheet(fieldProduction, [figure(2025), figure(2026)], {
      product: 'Gas',
      span,
      language: 'en',
    })
    expect(years.headers[0]?.slice(-2)).toEqual(['Incomplete year, figures to', 'Provisional figures from'])
    expect(cellsOf(years, [1, years.headers[0]!.length - 1])).toEqual([
      [2025, null],
      [2026, { month: Date.UTC(2026, 6, 1) }],
    ])
    const month = (at: number) => ({ boreholeDbk: 1, wellName: 'GT-1', startDate: Date.UTC(2026, at, 1) })
    const months = geothermalSheet(geothermalProduction, [month(5), month(6)], { span, language: 'nl' })
    expect(months.headers.map((row) => row.at(-1))).toEqual(['', 'Voorlopig'])
    expect(cellsOf(months, [3, months.headers[1]!.length - 1])).toEqual([
      ['2026-06', 0],
      ['2026-07', 1],
    ])
  })

  it('have no total where no month was reported [D28.24]', () => {
    const empty = Object.fromEntries(months.map((month) => [month, null]))
    const figure = (name: string, values: object) => ({
      fieldDbk: 1,
      name,
      year: 2025,
      location: null,
      ...values,
    })
    const rows = [figure('A', empty), figure('B', { ...empty, mar: 0 })]
    const sheet = yearlySheet(fieldProduction, rows, {
      product: 'Gas',
      span: figureSpan(null),
      language: 'en',
    })
    const total = sheet.headers[0]?.findIndex((header) => header.startsWith('Total')) ?? -1
    expect(cellsOf(sheet, [total])).toEqual([[null], [0]])
  })

  it('come by month and then by name for geothermal wells [D23.10]', () => {
    const figure = (boreholeDbk: number, wellName: string, month: number) => ({
      boreholeDbk,
      wellName,
      startDate: Date.UTC(2024, month - 1, 1),
    })
    const rows = [figure(1, 'GT-10', 2), figure(1, 'GT-10', 1), figure(2, 'GT-9', 2), figure(2, 'GT-9', 1)]
    expect(
      cellsOf(
        geothermalSheet(geothermalProduction, rows, { span: figureSpan(null), language: 'nl' }),
        [1, 3],
      ),
    ).toEqual([
      ['GT-9', '2024-01'],
      ['GT-10', '2024-01'],
      ['GT-9', '2024-02'],
      ['GT-10', '2024-02'],
    ])
  })
})
