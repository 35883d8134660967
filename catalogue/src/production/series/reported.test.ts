import { describe, expect, it } from 'vitest'
import { fieldProduction, geothermalProduction, wellProduction } from '../index.ts'
import type { YearlyFigure } from '../figure.ts'
import type { GeothermalFigure } from '../geothermal.ts'
import { monthNumber } from './month-number.ts'
import { quantities, reportedMonth, reportedYear } from './reported.ts'

/** Gas of a field, in 1000Nm3: 100, 33 and ten months without a report. */
const figure: YearlyFigure = {
  fieldDbk: 711,
  name: 'Oosterveen',
  year: 2025,
  operatorNm: 'Noordmark',
  total: 133,
  unit: '1000Nm3',
  product: 'Gas',
  production: 'Produced',
  location: 'L',
  jan: 100,
  feb: 33,
  mar: null,
  apr: null,
  may: null,
  jun: null,
  jul: null,
  aug: null,
  sep: null,
  oct: null,
  nov: null,
  dec: null,
}

describe('what a yearly figure reports', () => {
  it('is what was received in the product’s own unit', () => {
    expect(reportedYear(fieldProduction, figure, '1000Nm3').values.slice(0, 3)).toEqual([100, 33, null])
  })
  it('is each month converted and rounded by itself in another unit', () => {
    // 100 × 1.054915 = 105.4915 and 33 × 1.054915 = 34.812195.
    expect(reportedYear(fieldProduction, figure, '1000Sm3').values.slice(0, 3)).toEqual([105, 35, null])
  })
  it('starts in January, under the key and name of its subject', () => {
    expect(reportedYear(fieldProduction, figure, '1000Nm3')).toMatchObject({
      key: '711',
      name: 'Oosterveen',
      from: monthNumber(2025, 0),
    })
  })
  it('is found under the well’s own columns', () => {
    const well = { ...figure, boreholeDbk: 2569923610, wellNm: 'OVN-01' }
    expect(reportedYear(wellProduction, well, '1000Nm3')).toMatchObject({ key: '2569923610', name: 'OVN-01' })
  })
})

describe('what a geothermal figure reports', () => {
  const month: GeothermalFigure = {
    boreholeDbk: 12,
    wellName: 'ADK-GT-01',
    startDate: Date.UTC(2026, 8, 1),
    operatorName: 'Warmte',
    facilityName: 'Andijk',
    h2oProd: 1000.5,
    oilProd: null,
    gasProd: 3,
    conProd: null,
    inhibProd: null,
    h2oInj: 0,
    inhibInj: null,
  }

  it('is one quantity in one month, untouched', () => {
    expect(reportedMonth(geothermalProduction, month, 'h2oProd')).toEqual({
      key: '12',
      name: 'ADK-GT-01',
      from: monthNumber(2026, 8),
      values: [1000.5],
    })
  })
  it('is one of seven quantities', () => {
    expect(quantities).toEqual([
      'h2oProd',
      'oilProd',
      'gasProd',
      'conProd',
      'inhibProd',
      'h2oInj',
      'inhibInj',
    ])
  })
})
