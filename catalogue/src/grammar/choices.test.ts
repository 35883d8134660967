import { boreholes, fields, seismicLines } from '../registers/index.ts'
import { aBorehole, aField, aSeismicLine } from '@datacentre/fixtures'
import { indexed, optionsShown, plainSpeech } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { boreholeResult } from '../codes/boreholes.ts'
import { sayCode, texts, type Language } from '../texts/index.ts'
import { byDescription, FIRST_VALUE, NO_VALUE, withFirst } from './option.ts'

describe('filter options', () => {
  it('are the enumeration united with the values in the data [D8.1]', () => {
    const codes = optionsShown(
      boreholes,
      [aBorehole({ resultCode: 'GAS' }), aBorehole({ resultCode: 'HELIUM' })],
      { parameter: 'result' },
    )
    expect(codes).toHaveLength(boreholeResult.length + 1)
    expect(codes).toContain('HELIUM: 1')
    expect(codes).toContain('DRY: 0')
  })
  it('merge values that differ only in case, under the spelling of the enumeration [D8.2]', () => {
    const rows = [
      aBorehole({ statusDescription: 'Closed-In' }),
      aBorehole({ statusDescription: 'Closed-in' }),
    ]
    const closed = optionsShown(boreholes, rows, { parameter: 'status' }).filter((option) =>
      /closed/i.test(option),
    )
    expect(closed).toEqual(['Closed-in: 2'])
  })
  it('have an entry for rows without a value, at the end, only where there are such rows [D8.4]', () => {
    const withNull = optionsShown(boreholes, [aBorehole({ statusDescription: null })], {
      parameter: 'status',
    })
    expect(withNull.at(-1)).toBe(`${NO_VALUE}: 1`)
    const without = optionsShown(boreholes, [aBorehole({ statusDescription: 'TD' })], { parameter: 'status' })
    expect(without.some((option) => option.startsWith(NO_VALUE))).toBe(false)
  })
  it('are sorted by description, numbers by size [S9.24, D8.6]', () => {
    const rows = ['K12', 'K2', 'F03'].map((blocks) => aSeismicLine({ blocks }))
    expect(optionsShown(seismicLines, rows, { parameter: 'block' })).toEqual(['F03: 1', 'K2: 1', 'K12: 1'])
  })
  it('describe a code by its text, and an operator code by its name in the data', () => {
    const speech = { ...plainSpeech, code: (_list: string, code: string) => (code === 'G' ? 'gas' : code) }
    const index = indexed(
      fields,
      [aField({ fieldLegend: 'G', fieldOperatorCode: 'NGS', fieldOperator: 'Noordgas' })],
      speech,
    )
    const described = (parameter: string) =>
      index.filters.find(({ filter }) => 'parameter' in filter && filter.parameter === parameter)!.options
    expect(described('mineral')).toContainEqual({ code: 'G', description: 'gas' })
    expect(described('operator')).toEqual([{ code: 'NGS', description: 'Noordgas' }])
  })
  it('show a code without a text as itself [D8.3, D25.8]', () => {
    expect(optionsShown(fields, [aField({ fieldLegend: 'HE' })], { parameter: 'mineral' })).toContain('HE: 1')
  })
  it('count how many rows each would leave under the other filters and the search [D8.5]', () => {
    const rows = [
      aBorehole({ boreholeName: 'a1', shortName: null, onOffshore: 'ON', resultCode: 'GAS' }),
      aBorehole({ boreholeName: 'a2', shortName: null, onOffshore: 'ON', resultCode: 'DRY' }),
      aBorehole({ boreholeName: 'a3', shortName: null, onOffshore: 'OFF', resultCode: 'GAS' }),
      aBorehole({ boreholeName: 'b4', shortName: null, onOffshore: 'OFF', resultCode: 'GAS' }),
    ]
    const criteria = { onOffshore: 'ON', searchByName: 'a' }
    const counts = (parameter: string) => optionsShown(boreholes, rows, { parameter, criteria })
    // Under another choice of the same filter the search still holds.
    expect(counts('onOffshore')).toEqual(['OFF: 1', 'ON: 2'])
    expect(counts('result')).toEqual(expect.arrayContaining(['GAS: 1', 'DRY: 1']))
  })
})

/** The statuses that the filter of fields offers while no row has any. */
const statusesIn = (language: Language) =>
  indexed(fields, [], { language, code: (list, code) => sayCode(language, list, code) }).filters.find(
    ({ filter }) => 'parameter' in filter && filter.parameter === 'status',
  )?.options

describe('option lists', () => {
  it.each(['nl', 'en'] as const)(
    'have for code the key of their text without its prefix, in %s [S9.24, S9.25]',
    (language) => {
      const inTexts = Object.entries(texts[language])
        .filter(([key]) => key.startsWith('fieldStatus.'))
        .map(([key, description]) => ({ code: key.slice('fieldStatus.'.length), description }))
      expect(inTexts).toHaveLength(7)
      expect(statusesIn(language)).toEqual(inTexts.toSorted(byDescription(language)))
    },
  )
  it('put empty descriptions last [S9.26]', () => {
    const options = ['', 'b', 'a'].map((description) => ({ code: `${description}!`, description }))
    expect(options.toSorted(byDescription('en')).map((option) => option.description)).toEqual(['a', 'b', ''])
  })
  it('start with the entry that asks nothing [D8.6]', () => {
    const options = [{ code: 'G', description: 'gas' }]
    expect(withFirst(options, 'All')).toEqual([{ code: FIRST_VALUE, description: 'All' }, ...options])
  })
  it('describe an operator code by its name also when some row has the code alone', () => {
    const rows = [
      aField({ fieldOperatorCode: 'NGS', fieldOperator: 'Noordgas' }),
      aField({ fieldOperatorCode: 'NGS', fieldOperator: null }),
    ]
    const operator = indexed(fields, rows).filters.find(
      ({ filter }) => 'parameter' in filter && filter.parameter === 'operator',
    )
    expect(operator?.options).toEqual([{ code: 'NGS', description: 'Noordgas' }])
  })
  it('of the borehole status are the nineteen of the specification and what the data hold', () => {
    const codes = optionsShown(boreholes, [aBorehole({ statusDescription: 'Monitoring' })], {
      parameter: 'status',
    })
    expect(codes).toHaveLength(20)
    expect(codes).not.toContain('Sidetracked: 0')
  })
})
