import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../codes/production.ts'
import { months, type MonthlyValues } from './series/months.ts'
import {
  convertGas,
  defaultUnit,
  fromReported,
  isUnitOf,
  knownTotal,
  labelledAs,
  monthsInUnit,
  monthsOnWire,
  SM3_PER_NM3,
  totalOf,
  unitsOf,
} from './units.ts'

const year = (values: readonly (number | null)[]): MonthlyValues =>
  Object.fromEntries(months.map((month, at) => [month, values[at] ?? null])) as MonthlyValues

describe('units per product', () => {
  it('are 1000Nm3 and 1000Sm3 for gas, M3 for brine, 1000Kg for salt, Nm3 for N2 and Sm3 for the others [S3.43]', () => {
    expect(unitsOf).toEqual({
      Gas: ['1000Nm3', '1000Sm3'],
      Oil: ['Sm3'],
      Condensate: ['Sm3'],
      Water: ['Sm3'],
      Diesel: ['Sm3'],
      Brine: ['M3'],
      Salt: ['1000Kg'],
      N2: ['Nm3'],
    })
  })
  it('default to the first of the product [S4.20, S9.14, S9.15]', () => {
    expect(product.map(defaultUnit)).toEqual(['1000Nm3', 'Sm3', 'Sm3', 'Sm3', 'Sm3', 'M3', '1000Kg', 'Nm3'])
  })
  it('are refused for another product', () => {
    expect(isUnitOf('Gas', '1000Sm3')).toBe(true)
    expect(isUnitOf('Oil', '1000Sm3')).toBe(false)
  })
})

describe('the gas unit', () => {
  it('multiplies by 1.054915 from 1000Nm3 to 1000Sm3 and rounds to a whole number [S9.19, S9.20, D21.7]', () => {
    expect(SM3_PER_NM3).toBe(1.054915)
    // 12,345 × 1.054915 = 13,022.925675
    expect(convertGas(12_345, '1000Sm3')).toBe(13_023)
    // 100 × 1.054915 = 105.4915
    expect(convertGas(100, '1000Sm3')).toBe(105)
  })
  it('divides by 1.054915 from 1000Sm3 to 1000Nm3 and rounds to a whole number [S9.19, S9.20]', () => {
    // 13,023 ÷ 1.054915 = 12,345.07
    expect(convertGas(13_023, '1000Nm3')).toBe(12_345)
    // 1,000,000 ÷ 1.054915 = 947,943.67
    expect(convertGas(1_000_000, '1000Nm3')).toBe(947_944)
  })
  it('is computed from the received values, whatever unit was shown before [D21.7]', () => {
    const received = year([1, 2, 3, 100, 999_999, null])
    const shown = (['1000Sm3', '1000Nm3', '1000Sm3', '1000Nm3', '1000Sm3'] as const).map((unit) =>
      monthsInUnit('Gas', received, unit),
    )
    expect(shown[4]).toEqual(shown[0])
    expect(shown[3]).toEqual(received)
    for (const month of months) {
      const value = received[month]
      expect(shown[4]?.[month]).toBe(value === null ? null : Math.round(value * SM3_PER_NM3))
    }
  })
  it('leaves empty months empty [S9.21]', () => {
    expect(convertGas(null, '1000Sm3')).toBeNull()
    expect(fromReported('Gas', null)).toBeNull()
  })
  it('switched back gives exactly the received values [D21.9]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 9_000_000 })), { minLength: 12, maxLength: 12 }),
        (values) => {
          const received = year(values)
          expect(monthsInUnit('Gas', received, '1000Nm3')).toBe(received)
        },
      ),
    )
  })
  it('totals the rounded months', () => {
    const shown = monthsInUnit('Gas', year([100, 100, 100]), '1000Sm3')
    // Each month 105.4915 rounds to 105; the sum is 315, not 316.
    expect(totalOf(shown)).toBe(315)
  })
})

describe('reported figures on the wire', () => {
  it('are times 1000 for gas and salt, rounded to whole numbers [S9.22, D21.4]', () => {
    expect(fromReported('Gas', 12.3456)).toBe(12_346)
    expect(fromReported('Salt', 0.0014)).toBe(1)
  })
  it('of gas in million Nm³ and salt in million kg, with three decimals, lose nothing [D21.1, D21.2]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000 }), (thousands) => {
        const reported = Number((thousands / 1000).toFixed(3))
        expect(fromReported('Gas', reported)).toBe(thousands)
        expect(fromReported('Salt', reported)).toBe(thousands)
      }),
    )
  })
  it('are untouched for other products [S9.22, D21.3]', () => {
    const others = product.filter((name) => name !== 'Gas' && name !== 'Salt')
    expect(others.map((name) => fromReported(name, 12.34))).toEqual(others.map(() => 12.34))
  })
  it('keep every month, empty ones too [S9.22]', () => {
    const wire = monthsOnWire('Gas', year([1.5, null, 0]))
    expect([wire.jan, wire.feb, wire.mar, wire.apr]).toEqual([1500, null, 0, null])
  })
  it('total without the noise of binary fractions', () => {
    expect(totalOf(year([0.1, 0.2]))).toBe(0.3)
  })
  it('total the twelve months with empty as nothing [S9.23]', () => {
    expect(totalOf(year([1, null, 2, 3]))).toBe(6)
    expect(totalOf(year([]))).toBe(0)
  })
})

describe('the label of a production type', () => {
  it('is Injected for gas and N2 that is discharged [S5.36]', () => {
    expect(labelledAs('Gas', 'Discharged')).toBe('Injected')
    expect(labelledAs('N2', 'Discharged')).toBe('Injected')
  })
  it('is its own name otherwise [S5.36]', () => {
    expect(labelledAs('Water', 'Discharged')).toBe('Discharged')
    expect(labelledAs('Gas', 'Stored')).toBe('Stored')
  })
})

describe('the total of a year for people', () => {
  it('is missing where every month is missing, and 0 where nothing was produced [D28.24]', () => {
    expect(knownTotal(year([]))).toBeNull()
    expect(knownTotal(year([0, null]))).toBe(0)
    expect(knownTotal(year([0.1, 0.2, null]))).toBe(0.3)
  })
  it('stays the sum of the twelve months with empty as 0 on the wire [D28.24]', () => {
    expect(totalOf(year([]))).toBe(0)
  })
})
