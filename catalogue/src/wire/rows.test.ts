import { aBorehole, aSeismicLine, day } from '@datacentre/fixtures'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import type { Table } from '../grammar/table.ts'
import {
  fieldProduction,
  geothermalProduction,
  licenceProduction,
  miningProduction,
  wellProduction,
} from '../production/index.ts'
import { geothermalUnits } from '../production/geothermal.ts'
import { months } from '../production/series/months.ts'
import { boreholes, seismicLines } from '../registers/index.ts'
import { calls } from './calls.ts'
import { figureRow } from './bodies/figure-schema.ts'
import { isListed, listedRow } from './bodies/row-schema.ts'

/** A row as its list call would answer it. */
const listed = <Row extends object>(table: Table, row: Row): Partial<Row> => {
  const keys = new Set(table.columns.filter(isListed).map(({ key }) => key))
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key))) as Partial<Row>
}

describe('a row of production figures', () => {
  const gas = {
    year: 2024,
    operatorNm: 'Noordgas',
    product: 'Gas',
    production: 'Produced',
    location: 'L',
    province: null,
    unit: '1000Nm3',
    total: 1,
    ...Object.fromEntries(months.map((month) => [month, month === 'jan' ? 1 : null])),
  }
  const isRowOf = (screen: Parameters<typeof figureRow>[0], row: object) =>
    Value.Check(figureRow(screen), row)

  it.each([
    ['field', fieldProduction, { fieldDbk: 1, name: 'Oosterveen' }],
    ['mining facility', miningProduction, { facilityCode: 'OVN-1', name: 'Oosterveen 1' }],
    ['licence', licenceProduction, { name: 'K06 & L07' }],
    ['well', wellProduction, { boreholeDbk: 1, wellNm: 'K12-06' }],
  ] as const)(
    'of a %s has its name, year, operator, twelve months and their total [S3.19-21]',
    (_, screen, subject) => {
      const row = { ...gas, ...subject }
      expect(isRowOf(screen, row)).toBe(true)
      for (const key of [screen.subject, 'year', 'operatorNm', 'total', ...months])
        expect(isRowOf(screen, { ...row, [key]: undefined })).toBe(false)
    },
  )
  it('names a well wellNm and any other subject name [S3.20]', () => {
    expect(wellProduction.subject).toBe('wellNm')
    expect(Object.keys(figureRow(wellProduction).properties)).not.toContain('name')
    for (const screen of [fieldProduction, miningProduction, licenceProduction])
      expect(screen.subject).toBe('name')
  })
  it('has numbers for months, or null where nothing was reported [S3.22]', () => {
    const row = { ...gas, fieldDbk: 1, name: 'Oosterveen' }
    expect(isRowOf(fieldProduction, { ...row, jan: 0, dec: null })).toBe(true)
    expect(isRowOf(fieldProduction, { ...row, jan: '' })).toBe(false)
    expect(isRowOf(fieldProduction, { ...row, jan: '12' })).toBe(false)
  })
  it('of a geothermal well has its month, operator, facility and seven quantities [S3.25]', () => {
    expect(Object.keys(figureRow(geothermalProduction).properties)).toEqual(
      expect.arrayContaining([
        'wellName',
        'startDate',
        'operatorName',
        'facilityName',
        'h2oProd',
        'oilProd',
        'gasProd',
        'conProd',
        'inhibProd',
        'h2oInj',
        'inhibInj',
      ]),
    )
  })
  it('of a geothermal well names the unit of each quantity [D21.5]', () => {
    const { unit } = figureRow(geothermalProduction).properties
    expect(unit && Value.Check(unit, { ...geothermalUnits })).toBe(true)
    expect(unit && Value.Check(unit, { ...geothermalUnits, h2oProd: 'Sm3' })).toBe(false)
    expect(unit && Value.Check(unit, 'M3')).toBe(false)
  })
})

describe('a row of a register', () => {
  const isBorehole = (row: object) => Value.Check(listedRow(boreholes), row)
  const isLine = (row: object) => Value.Check(listedRow(seismicLines), row)

  it('has days as Unix milliseconds, negative before 1970, and never as text [D20.1]', () => {
    const row = listed(boreholes, aBorehole({ startDate: day('1850-02-03') }))
    expect(row.startDate).toBe(Date.UTC(1850, 1, 3))
    expect(row.startDate).toBeLessThan(0)
    expect(isBorehole(row)).toBe(true)
    expect(isBorehole({ ...row, startDate: '1850-02-03' })).toBe(false)
  })
  it('of a line has 1 or 0 for scanned and digital [D13.6]', () => {
    const row = listed(seismicLines, aSeismicLine({ scanned: 1, digital: 0 }))
    expect(isLine(row)).toBe(true)
    expect(isLine({ ...row, scanned: 'J' })).toBe(false)
    expect(isLine({ ...row, digital: 2 })).toBe(false)
    expect(isLine({ ...row, digital: true })).toBe(false)
  })
  it('of a borehole has every column of its entity, empty or not [S3.1, D20.2]', () => {
    const row = listed(boreholes, aBorehole())
    for (const key of Object.keys(row)) {
      const { [key as keyof typeof row]: _left, ...rest } = row
      expect(isBorehole(rest)).toBe(false)
    }
  })
})

describe('an item of a code list', () => {
  it.each(['purposes', 'field-operators'])(
    'has a code and a description in the call %s [S3.3, S3.11]',
    (id) => {
      const answer = calls.find((call) => call.id === id)?.answer
      const isAnswer = (items: object) =>
        answer !== undefined && 'json' in answer && Value.Check(answer.json, items)
      expect(isAnswer([{ code: 'EXP', description: 'Exploration' }])).toBe(true)
      expect(isAnswer([{ description: 'Exploration' }])).toBe(false)
      expect(isAnswer([{ code: 'EXP' }])).toBe(false)
    },
  )
})
