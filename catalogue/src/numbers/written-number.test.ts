import { describe, expect, it } from 'vitest'
import { writeNumber, type Digits } from './written-number.ts'

const values = [
  0,
  -0,
  1,
  -1,
  12,
  999,
  1000,
  -1000,
  6740,
  28_000,
  999_999,
  1_234_567,
  123_456_789_012,
  2 ** 53,
  1e20,
  1e21,
  1e300,
  0.5,
  1.5,
  2.5,
  0.05,
  0.15,
  1.005,
  1.255,
  8.575,
  10.235,
  999.95,
  999.999,
  9.9999999,
  0.000001,
  0.0000005,
  1e-7,
  -0.04,
  -12.345,
  1234.5678,
  Number.MAX_SAFE_INTEGER,
  Infinity,
  Number.NaN,
]

/** The same numbers at each run. */
const many = Array.from({ length: 3000 }, (_, at) => Math.sin(at) * 10 ** (at % 12))

const kinds: readonly Digits[] = [
  { least: 0, most: 0 },
  { least: 0, most: 3 },
  { least: 1, most: 1 },
  { least: 2, most: 2 },
  { least: 0, most: 2 },
  { least: 5, most: 5, groups: false },
  { least: 0, most: 6 },
  { least: 0, most: 3, groups: false },
]

describe('a number that is written', () => {
  it.each(['nl', 'en', 'de'])('is what the browser itself makes of it, in %s', (language) => {
    for (const digits of kinds) {
      const format = new Intl.NumberFormat(language, {
        minimumFractionDigits: digits.least,
        maximumFractionDigits: digits.most,
        useGrouping: digits.groups ?? true,
      })
      const all = [...values, ...many]
      expect(all.map((value) => writeNumber(value, language, digits))).toEqual(
        all.map((value) => format.format(value)),
      )
    }
  })
})
