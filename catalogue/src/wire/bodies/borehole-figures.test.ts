import { geothermalProduction } from '../../production/index.ts'
import { aWellFigure, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { boreholeMonths } from './borehole-figures.ts'

const aGeothermalMonth = (given: object) => ({
  ...emptyRow(geothermalProduction.table.columns),
  startDate: day('2024-02-01'),
  ...given,
})

describe('the figures of one borehole', () => {
  it('are a month for each production type, oldest first, with a key for each product', () => {
    const months = boreholeMonths(
      [
        aWellFigure({ year: 2024, jan: 12.345, feb: 1 }),
        aWellFigure({ year: 2023, dec: 2 }),
        aWellFigure({ year: 2024, product: 'Condensate', jan: 7.5 }),
        aWellFigure({ year: 2024, product: 'Water', productionType: 'Injected', jan: 3 }),
      ],
      [],
    )
    expect(months.map((month) => [month.startDate, month.productionTypeCode])).toEqual([
      [day('2023-12-01'), 'Produced'],
      [day('2024-01-01'), 'Injected'],
      [day('2024-01-01'), 'Produced'],
      [day('2024-02-01'), 'Produced'],
    ])
    expect(months[1]).toMatchObject({ quantityWater: 3, quantityGas: null })
    expect(months[2]).toEqual({
      startDate: day('2024-01-01'),
      productionTypeCode: 'Produced',
      quantityOil: null,
      quantityGas: 12_345,
      quantityWater: null,
      quantityCondensate: 7.5,
      quantityBrine: null,
      quantityDiesel: null,
      quantityNitrogen: null,
      quantitySalt: null,
      quantityInhibitor: null,
    })
  })
  it('hold what geothermal wells report, gas in 1000 Nm³ as all gas', () => {
    const months = boreholeMonths(
      [],
      [aGeothermalMonth({ h2oProd: 1234.5, gasProd: 2500, h2oInj: 10, inhibInj: 4 })],
    )
    expect(months).toMatchObject([
      { productionTypeCode: 'Injected', quantityWater: 10, quantityInhibitor: 4, quantityGas: null },
      { productionTypeCode: 'Produced', quantityWater: 1234.5, quantityGas: 2.5 },
    ])
  })
  it('are none where nothing was reported', () => {
    expect(boreholeMonths([aWellFigure({ year: 2024 })], [aGeothermalMonth({})])).toEqual([])
  })
})
