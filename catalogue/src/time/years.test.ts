import { seismicLines, seismicSurveys2d, seismicSurveys3d } from '../registers/index.ts'
import { aSeismicLine, aSeismicSurvey2d, aSeismicSurvey3d } from '@datacentre/fixtures'
import { namesShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { FIRST_VALUE } from '../grammar/option.ts'
import { seismicYearOptions, yearOptions } from '../grammar/year-options.ts'
import { defaultYearRange, isProductionYear, surveyYear, yearRangeOrDefault } from './years.ts'

describe('the year of a survey', () => {
  it('is characters 5 to 8 of its name, counted from zero [S9.27, D13.7]', () => {
    expect(surveyYear('L2NAM1984A')).toBe(1984)
    expect(surveyYear('Z3NAM2006A')).toBe(2006)
  })
  it('is none when those characters are not all digits [S9.27]', () => {
    expect(surveyYear('L2NAM19X4A')).toBeNull()
    expect(surveyYear('L2NA1984A')).toBeNull()
    expect(surveyYear('SHORT')).toBeNull()
    expect(surveyYear(null)).toBeNull()
  })
  it('of a line is the year of its survey [S5.22]', () => {
    const rows = [
      aSeismicLine({ name: 'a', surveyName: 'L2NAM1984A' }),
      aSeismicLine({ name: 'b', surveyName: 'L2NAM1990B' }),
    ]
    expect(namesShown(seismicLines, rows, { yearStart: 1985 })).toEqual(['b'])
    expect(namesShown(seismicLines, rows, { yearStart: 1984, yearEnd: 1984 })).toEqual(['a'])
  })
  it('of a survey is read from its own name, 2D and 3D [S5.22]', () => {
    expect(
      namesShown(seismicSurveys2d, [aSeismicSurvey2d({ name: 'L2NAM1984A' })], { yearEnd: 1983 }),
    ).toEqual([])
    expect(
      namesShown(seismicSurveys3d, [aSeismicSurvey3d({ name: 'Z3NAM2006A' })], { yearStart: 2006 }),
    ).toEqual(['Z3NAM2006A'])
  })
  it('that cannot be read drops the row as soon as a year is asked [S5.23]', () => {
    const rows = [aSeismicLine({ surveyName: 'UNKNOWN' }), aSeismicLine({ surveyName: null })]
    expect(namesShown(seismicLines, rows, {})).toHaveLength(2)
    expect(namesShown(seismicLines, rows, { yearStart: 1900 })).toEqual([])
    expect(namesShown(seismicLines, rows, { yearEnd: 2026 })).toEqual([])
  })
})

describe('year options', () => {
  it('start with one entry that asks nothing, then each year as code and text [S9.17, S9.18]', () => {
    expect(yearOptions({ from: 2024, to: 2026, label: 'All' })).toEqual([
      { code: FIRST_VALUE, description: 'All' },
      { code: '2024', description: '2024' },
      { code: '2025', description: '2025' },
      { code: '2026', description: '2026' },
    ])
  })
  it('of the seismic filter run from 1900 to this year [S5.19, S9.10]', () => {
    const { start, end } = seismicYearOptions({ start: null, end: null }, { thisYear: 2026, label: 'All' })
    expect([start[1]?.code, start.at(-1)?.code]).toEqual(['1900', '2026'])
    expect(end).toEqual(start)
  })
  it('of the seismic filter limit each other [S5.20, S5.21]', () => {
    const { start, end } = seismicYearOptions({ start: 1980, end: 1990 }, { thisYear: 2026, label: 'All' })
    expect(start.at(-1)?.code).toBe('1990')
    expect(end[1]?.code).toBe('1980')
    expect(end.at(-1)?.code).toBe('2026')
  })
})

describe('the year range of figures', () => {
  it('opens on last year through this year [S5.16]', () => {
    expect(defaultYearRange(2026)).toEqual({ yearStart: 2025, yearEnd: 2026 })
  })
  it('opens on the last two years with figures, where these ended before last year [D13.11]', () => {
    const opensOn = (lastYear: number | null) => Object.values(defaultYearRange(2026, lastYear))
    expect([null, 2027, 2026, 2025].map(opensOn)).toEqual(Array.from({ length: 4 }, () => [2025, 2026]))
    expect([2024, 2019, 2003].map(opensOn)).toEqual([
      [2023, 2024],
      [2018, 2019],
      [2003, 2003],
    ])
    // Before 2003 no year can be chosen.
    expect(opensOn(2002)).toEqual([2025, 2026])
  })
  it('is last year when no year is set [S5.17]', () => {
    expect(yearRangeOrDefault({ start: null, end: null }, 2026)).toEqual({ yearStart: 2025, yearEnd: 2025 })
    expect(yearRangeOrDefault({ start: 2010, end: null }, 2026)).toEqual({ yearStart: 2010, yearEnd: 2010 })
    expect(yearRangeOrDefault({ start: 2010, end: 2012 }, 2026)).toEqual({ yearStart: 2010, yearEnd: 2012 })
  })
  it('lies between 2003 and this year [S5.14, S9.8]', () => {
    expect([2002, 2003, 2026, 2027, 2010.5].map((year) => isProductionYear(year, 2026))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})
