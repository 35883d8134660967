import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import {
  alignedAmount,
  amountInUnit,
  fullAmount,
  plainAmount,
  showAmount,
  showShare,
  unitInHead,
} from './amount.ts'

describe('an amount', () => {
  it('is a whole number in the notation of the language', () => {
    expect(showAmount(1234567.891, 'nl')).toBe('1.234.568')
    expect(showAmount(1234567.891, 'en')).toBe('1,234,568')
  })
  it('is at hand with all its decimals', () => {
    expect(fullAmount(1234567.891, 'nl')).toBe('1.234.567,891')
  })
  it('has as many decimals as the others where all decimals are shown', () => {
    expect([26_932, 23_921.1, 0.0005].map((value) => alignedAmount(value, 'nl'))).toEqual([
      '26.932,000',
      '23.921,100',
      '0,0005',
    ])
  })
  it('goes to a spreadsheet without groups of digits', () => {
    expect(plainAmount(1234567.891, 'nl')).toBe('1234567,891')
    expect(plainAmount(1234567.891, 'en')).toBe('1234567.891')
  })
  it('stands before its unit, on one line with it', () => {
    expect(amountInUnit(1234, '1000Nm3', { say: speak('nl'), language: 'nl' })).toBe(
      '1.234\u00a0×\u00a01000\u00a0Nm³',
    )
  })
  it('is one litre or more litres, as the number is written', () => {
    const written = { say: speak('en'), language: 'en' }
    expect([0.6, 1, 2].map((value) => amountInUnit(value, 'L', written))).toEqual([
      '1\u00a0litre',
      '1\u00a0litre',
      '2\u00a0litres',
    ])
    expect(amountInUnit(0.6, 'L', { ...written, show: fullAmount })).toBe('0.6\u00a0litres')
    expect(unitInHead('L', speak('en'))).toBe('litres')
  })
  it('has its unit in a head kept together', () => {
    expect(unitInHead('1000Nm3', speak('nl'))).toBe('1000\u00a0Nm³')
  })
  it('is a share in two digits', () => {
    expect([0.4567, 0.0312, 0.00034].map((share) => showShare(share, 'en'))).toEqual([
      '46%',
      '3.1%',
      '0.034%',
    ])
  })
})
