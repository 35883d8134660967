import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unit as units } from '../codes/production.ts'
import { speak } from '../texts/index.ts'
import { months, type MonthlyValues } from '../production/series/months.ts'
import { amountInUnit, plainAmount, showAmount, showShare, unitInHead } from './amount.ts'
import { knownTotal } from '../production/units.ts'

/** What is written, in thousandths, so that sums of it are exact. */
const thousandths = (shown: string): bigint => {
  const [whole = '', decimals = ''] = shown.split('.')
  return BigInt(`${whole.replaceAll(',', '')}${decimals.padEnd(3, '0')}`)
}

describe('an amount', () => {
  it('has the decimals that were reported, never padded, in the notation of the language [D28.19]', () => {
    expect([7200.6, 26_932, 23_921.125, 0.0005].map((value) => showAmount(value, 'nl'))).toEqual([
      '7.200,6',
      '26.932',
      '23.921,125',
      '0,0005',
    ])
    expect(showAmount(1234567.891, 'en')).toBe('1,234,567.891')
  })
  it('is shown in months that add up to the total that is shown [D28.19]', () => {
    const month = fc.option(fc.integer({ min: 0, max: 50_000_000 }).map((count) => count / 1000))
    fc.assert(
      fc.property(fc.array(month, { minLength: 12, maxLength: 12 }), (values) => {
        fc.pre(values.some((value) => value !== null))
        const year = Object.fromEntries(months.map((name, at) => [name, values[at]])) as MonthlyValues
        const known = values.filter((value) => value !== null)
        const shown = known.map((value) => thousandths(showAmount(value, 'en')))
        expect(thousandths(showAmount(knownTotal(year) ?? 0, 'en'))).toBe(
          shown.reduce((sum, one) => sum + one),
        )
      }),
    )
  })
  it('goes to a spreadsheet without groups of digits', () => {
    expect(plainAmount(1234567.891, 'nl')).toBe('1234567,891')
    expect(plainAmount(1234567.891, 'en')).toBe('1234567.891')
  })
  it('stands before its unit, on one line with it [D28.25]', () => {
    expect(amountInUnit(193_933, '1000Nm3', { say: speak('nl'), language: 'nl' })).toBe(
      '193.933\u00a0duizend\u00a0Nm³',
    )
    expect(amountInUnit(193_933, '1000Nm3', { say: speak('en'), language: 'en' })).toBe(
      '193,933\u00a0thousand\u00a0Nm³',
    )
  })
  it.each(['nl', 'en'] as const)(
    'is never followed by a unit that begins with a number, in %s [D28.25]',
    (language) => {
      for (const unit of units) {
        for (const value of [1, 193_933])
          expect(amountInUnit(value, unit, { say: speak(language), language })).toMatch(/^[\d.,]+\u00a0\D/)
      }
    },
  )
  it('is one litre or more litres, one tonne or more tonnes', () => {
    const written = { say: speak('en'), language: 'en' }
    expect([0.6, 1, 2].map((value) => amountInUnit(value, 'L', written))).toEqual([
      '0.6\u00a0litres',
      '1\u00a0litre',
      '2\u00a0litres',
    ])
    expect([1, 2].map((value) => amountInUnit(value, '1000Kg', written))).toEqual([
      '1\u00a0tonne',
      '2\u00a0tonnes',
    ])
    expect(unitInHead('L', speak('en'))).toBe('litres')
  })
  it('has its unit in a head kept together', () => {
    expect(unitInHead('1000Nm3', speak('nl'))).toBe('1000\u00a0Nm³')
  })
  it('is a share in two digits', () => {
    expect([0.4567, 0.0312, 0.0034, 0].map((share) => showShare(share, 'en'))).toEqual([
      '46%',
      '3.1%',
      '0.34%',
      '0%',
    ])
  })
  it('is all only where it is all, and nothing only where it is nothing', () => {
    expect([0.994, 0.996, 0.99996, 1, 1.24].map((share) => showShare(share, 'nl'))).toEqual([
      '99%',
      '99,6%',
      '>99,9%',
      '100%',
      '120%',
    ])
    expect(showShare(0.00034, 'nl')).toBe('<0,1%')
  })
})
