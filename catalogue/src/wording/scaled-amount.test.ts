import { expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { scaleFor } from './scaled-amount.ts'

const nl = { say: speak('nl'), language: 'nl' }

it('amounts beside each other are all in thousands, millions or billions, with at most four digits [D28.52]', () => {
  const gas = scaleFor(1_025_942_797, '1000Nm3', nl)
  expect(gas.unit).toBe('miljard Nm³')
  expect(gas.show(1_025_942_797)).toBe('1.026')
  expect(gas.show(9_700_000)).toBe('9,7')
  expect(gas.show(0)).toBe('0')
  const salt = scaleFor(25_000, '1000Kg', { say: speak('en'), language: 'en' })
  expect([salt.unit, salt.show(12_345)]).toEqual(['thousand tonnes', '12.35'])
  const oil = scaleFor(9_999, 'Sm3', nl)
  expect([oil.unit, oil.show(1234.5)]).toEqual(['Sm³', '1.235'])
})
