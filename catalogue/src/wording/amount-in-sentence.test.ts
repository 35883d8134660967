import { describe, expect, it } from 'vitest'
import type { Unit } from '../codes/production.ts'
import { speak, type Language } from '../texts/index.ts'
import { amountInSentence } from './amount-in-sentence.ts'

const said = (value: number, unit: Unit, language: Language = 'nl'): string =>
  amountInSentence(value, unit, { say: speak(language), language })

const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

describe('An amount in a sentence', () => {
  it('is counted in millions and billions of what it measures, not in thousands of a unit [D28.30]', () => {
    expect(said(214_321, '1000Nm3')).toBe(onOneLine('214,3 miljoen Nm³'))
    expect(said(1_025_943, '1000Nm3')).toBe(onOneLine('1,026 miljard Nm³'))
    expect(said(1_025_943, '1000Sm3', 'en')).toBe(onOneLine('1.026 billion Sm³'))
    expect(said(2_500_000, 'Sm3', 'en')).toBe(onOneLine('2.5 million Sm³'))
  })
  it('has at most four digits that mean something, with thousand from ten thousand on [D28.52]', () => {
    expect(said(234_456, 'Sm3')).toBe(onOneLine('234,5 duizend Sm³'))
    expect(said(234.4, '1000Nm3', 'en')).toBe(onOneLine('234.4 thousand Nm³'))
    expect(said(12_345, 'Sm3', 'en')).toBe(onOneLine('12.35 thousand Sm³'))
    expect(said(9751, 'Sm3')).toBe(onOneLine('9.751 Sm³'))
    expect(said(-40_000, 'Sm3')).toBe(onOneLine('-40 duizend Sm³'))
  })
  it('takes the next word where rounding comes to it [D28.52]', () => {
    expect(said(999_960, 'Sm3')).toBe(onOneLine('1 miljoen Sm³'))
    expect(said(999_940, 'Sm3')).toBe(onOneLine('999,9 duizend Sm³'))
    expect(said(9999.6, 'Sm3')).toBe(onOneLine('10 duizend Sm³'))
  })
  it('keeps its decimals when it is small', () => {
    expect(said(7200.6, 'Sm3')).toBe(onOneLine('7.201 Sm³'))
    expect(said(0.125, 'M3', 'en')).toBe(onOneLine('0.125 m³'))
    expect(said(0, 'Nm3')).toBe(onOneLine('0 Nm³'))
  })
  it('is in tonnes where the unit is a thousand kilograms', () => {
    expect(said(1250, '1000Kg', 'en')).toBe(onOneLine('1,250 tonnes'))
    expect(said(3_200_000, '1000Kg')).toBe(onOneLine('3,2 miljoen ton'))
  })
})
