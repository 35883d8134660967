import { boreholes, fields, licences, seismicLines } from '../registers/index.ts'
import { day } from '@datacentre/fixtures'
import { plainSpeech } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import type { Value } from './column.ts'
import { columnKinds, partsOf, showValue } from './column-kinds.ts'
import type { Register } from './register.ts'

const shown = (register: Register, key: string, value: Value, language = 'en'): string | null =>
  showValue(
    value,
    register.columns.find((column) => column.key === key)!,
    {
      language,
      code: (list, code) => `${list}:${code}`,
    },
  )

describe('what a visitor reads of a value', () => {
  it('is dd-MM-yyyy for the dates of a borehole [S9.39]', () => {
    expect(shown(boreholes, 'startDate', day('1984-02-01'))).toBe('01-02-1984')
  })
  it('is nothing for a missing value and for a placeholder date [D9.5]', () => {
    expect(shown(boreholes, 'startDate', null)).toBeNull()
    expect(shown(boreholes, 'startDate', day('1800-01-01'))).toBeNull()
    expect(shown(licences, 'licensees', [])).toBeNull()
  })
  it('never groups the digits of a coordinate, a year or an id, in either language [D29.37]', () => {
    for (const language of ['nl', 'en']) {
      expect(shown(seismicLines, 'firstX', 642_608, language)).toBe('642608')
      expect(shown(seismicLines, 'lastY', 5_750_000, language)).toBe('5750000')
      expect(shown(boreholes, 'boreholeDbk', 106_504_134, language)).toBe('106504134')
      expect(shown(fields, 'fieldDiscoveryYear', 1984, language)).toBe('1984')
    }
    expect(shown(boreholes, 'longitudeWgs84', 5.123456, 'nl')).toBe('5,123456')
    // What is counted is grouped.
    expect(shown(boreholes, 'endAhDepthInMeters', 3450.5, 'nl')).toBe('3.450,5')
  })
  it('is MM-yyyy for a release date [S9.40]', () => {
    expect(shown(seismicLines, 'releaseDate', day('2006-07-01'))).toBe('07-2006')
  })
  it('is in kilometres for the length of a line, which is stored in metres [S3.27]', () => {
    expect(shown(seismicLines, 'length', 12_345)).toBe('12.3')
    expect(shown(seismicLines, 'length', 12_345, 'nl')).toBe('12,3')
  })
  it('is the text of a code, each of them in a list', () => {
    expect(shown(boreholes, 'resultCode', 'GAS')).toBe('boreholeResult:GAS')
    expect(shown(fields, 'geoStratUnitCodes', 'ROSL,DC')).toBe('stratUnit:ROSL, stratUnit:DC')
  })
  it('is the names one after the other for licensees', () => {
    expect(shown(licences, 'licensees', ['A', 'B'])).toBe('A, B')
  })
  it('is in the notation of the language for numbers, and plain for years', () => {
    expect(shown(boreholes, 'endAhDepthInMeters', 4012.5, 'nl')).toBe('4.012,5')
    expect(shown(fields, 'fieldDiscoveryYear', 1959, 'nl')).toBe('1959')
  })
  it('says yes or no for a flag', () => {
    expect(showValue(1, { key: 'x', kind: 'flag' }, plainSpeech)).toBe('J')
    expect(showValue(0, { key: 'x', kind: 'flag' }, plainSpeech)).toBe('N')
  })
})

describe('what a data package may hold', () => {
  it.each([
    ['id', '2569923610', 2569923610],
    ['number', '-12.5', -12.5],
    ['number', '1e3', 1000],
    ['number', '0', 0],
    ['number', '-0', -0],
    ['number', '007.50', 7.5],
    ['number', '4.1234567', 4.1234567],
    ['number', '999999999999999', 999999999999999],
    ['number', '-0.00000000001', -0.00000000001],
    ['coordinate', '5.123456789012345', 5.123456789012345],
    ['day', '1850-02-03', day('1850-02-03')],
    ['month', '1999-11', day('1999-11-01')],
    ['month', '1999-11-15', day('1999-11-15')],
    ['year', '1984', 1984],
    ['year', '1500', 1500],
    ['year', '2200', 2200],
    ['flag', '1', 1],
    ['text', ' a ', 'a'],
    ['names', 'A | B|', ['A', 'B']],
    ['file', 'files/a.las', 'files/a.las'],
  ] as const)('as %s: %s', (kind, text, value) => {
    expect(columnKinds[kind].read(text)).toEqual(value)
  })
  it.each([
    ['id', '12.5'],
    ['id', '-1'],
    ['id', '1234567890123456'],
    ['number', ''],
    ['number', '-'],
    ['number', '.5'],
    ['number', '5.'],
    ['number', '-.5'],
    ['number', '+1'],
    ['number', '1.2.3'],
    ['number', '1,5'],
    ['number', '1.234,5'],
    ['number', 'NaN'],
    ['number', '0x10'],
    ['number', '1e999'],
    ['number', '-1e999'],
    ['day', '31-12-1984'],
    ['day', '2023-02-30'],
    ['day', '0000-01-01'],
    ['day', '0999-12-31'],
    ['day', '10000-01-01'],
    ['month', '0000-01'],
    ['month', '11-1999'],
    ['year', '84'],
    ['year', '0001'],
    ['year', '1499'],
    ['year', '9999'],
    ['flag', 'J'],
    ['file', '../secret'],
    ['file', '/etc/passwd'],
    ['file', 'a/../../b'],
    ['file', 'a\n/../../b'],
    ['file', 'a\u0000b'],
  ] as const)('not as %s: %s', (kind, text) => {
    expect(columnKinds[kind].read(text)).toBeUndefined()
  })
})

describe('a column with several values', () => {
  it('falls apart at the commas, trimmed [S3.28]', () => {
    expect(partsOf('F02, F03 ,F04,')).toEqual(['F02', 'F03', 'F04'])
    expect(partsOf(null)).toEqual([])
    expect(partsOf(['a, b', 'c'])).toEqual(['a, b', 'c'])
  })
})
