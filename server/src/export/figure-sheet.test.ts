import { fieldProduction, geothermalProduction } from '@datacentre/catalogue'
import { describe, expect, it } from 'vitest'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { geothermalSheet, yearlySheet } from './figure-sheet.ts'

const cellsOf = (sheet: Sheet, columns: readonly number[]): unknown[][] =>
  Array.from({ length: sheet.rowCount }, (_, index) => {
    const row = sheet.row(index)
    return columns.map((column) => row[column])
  })

describe('the rows of a file of figures', () => {
  it.each(['nl', 'en'] as const)('come by name and then by year, as on the screen, in %s', (language) => {
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
    const sheet = yearlySheet(fieldProduction, rows, { product: 'Gas', language })
    expect(cellsOf(sheet, [0, 1])).toEqual([
      ['Éénrum', 2023],
      ['Éénrum', 2024],
      ['Fivelmond', 2023],
      ['Fivelmond', 2024],
      ['L2-A', 2024],
      ['L12-A', 2024],
    ])
  })

  it('come by month and then by name for geothermal wells', () => {
    const figure = (boreholeDbk: number, wellName: string, month: number) => ({
      boreholeDbk,
      wellName,
      startDate: Date.UTC(2024, month - 1, 1),
    })
    const rows = [figure(1, 'GT-10', 2), figure(1, 'GT-10', 1), figure(2, 'GT-9', 2), figure(2, 'GT-9', 1)]
    expect(cellsOf(geothermalSheet(geothermalProduction, rows, 'nl'), [1, 3])).toEqual([
      ['GT-9', '2024-01'],
      ['GT-10', '2024-01'],
      ['GT-9', '2024-02'],
      ['GT-10', '2024-02'],
    ])
  })
})
