import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { monthNumber } from '../production/series/month-number.ts'
import { figuresUntil, isPartialYear, partialYearIn } from '../production/series/figures-until.ts'
import {
  lastMonthOfPartial,
  partialYearNote,
  yearInSentence,
  yearInWords,
  yearsInWords,
} from './partial-year.ts'

const september = monthNumber(2026, 8)
const december = monthNumber(2026, 11)
const dutch = { until: september, say: speak('nl') }
const english = { until: september, say: speak('en') }

describe('a year', () => {
  it('is whole when figures run to its December, and not before [D28.22]', () => {
    expect([2024, 2025, 2026].map((year) => isPartialYear(year, september))).toEqual([false, false, true])
    expect([2025, 2026].map((year) => isPartialYear(year, december))).toEqual([false, false])
  })
  it('has no figures to be partial after the last month, or in a dataset that does not tell it', () => {
    expect(isPartialYear(2027, september)).toBe(false)
    expect(isPartialYear(2026, null)).toBe(false)
  })
  it('reads the last month as a dataset gives it', () => {
    expect(['2026-09', null, undefined, 'soon'].map(figuresUntil)).toEqual([september, null, null, null])
  })
  it('that is not whole says to which month its figures run [D28.22]', () => {
    expect([2025, 2026].map((year) => yearInWords(year, dutch))).toEqual(['2025', '2026 t/m sep'])
    expect([2025, 2026].map((year) => yearInWords(year, english))).toEqual(['2025', '2026 to Sep'])
    expect(yearInWords(2026, { ...dutch, until: monthNumber(2026, 9) })).toBe('2026 t/m okt')
    expect(yearInSentence(2026, dutch)).toBe('2026 (t/m september)')
    expect(yearInSentence(2025, english)).toBe('2025')
  })
  it('that is not whole stands in a file as the month that its figures run to', () => {
    expect(lastMonthOfPartial(2026, september)).toBe(Date.UTC(2026, 8, 1))
    expect(lastMonthOfPartial(2025, september)).toBeNull()
    expect(lastMonthOfPartial(2026, december)).toBeNull()
  })
})

describe('years from and to', () => {
  it('end where the figures end', () => {
    const shown = (yearStart: number, yearEnd: number) => yearsInWords({ yearStart, yearEnd }, dutch)
    expect(shown(2024, 2025)).toBe('2024 – 2025')
    expect(shown(2025, 2026)).toBe('2025 – 2026 t/m sep')
    expect(shown(2026, 2026)).toBe('2026 t/m sep')
    expect(
      yearsInWords({ yearStart: 2025, yearEnd: 2026 }, { ...english, until: monthNumber(2025, 9) }),
    ).toBe('2025 – 2026 to Oct 2025')
  })
  it('say which of them is not whole', () => {
    expect(partialYearIn({ yearStart: 2025, yearEnd: 2026 }, september)).toBe(2026)
    expect(partialYearIn({ yearStart: 2024, yearEnd: 2025 }, september)).toBeNull()
    expect(partialYearNote({ yearStart: 2025, yearEnd: 2026 }, english)).toBe(
      'Figures for 2026 run to September: the year is not complete yet.',
    )
    expect(partialYearNote({ yearStart: 2024, yearEnd: 2025 }, english)).toBeNull()
  })
})
