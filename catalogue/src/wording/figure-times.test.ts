import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { monthNumber } from '../production/series/month-number.ts'
import { firstProvisionalDay, lastMonthOfPartial } from '../production/series/figure-days.ts'
import { figureSpan, isPartialYear, partialYearIn } from '../production/series/figure-span.ts'
import {
  figureNotes,
  markedMonth,
  monthInWords,
  partialYearNote,
  provisionalNote,
  yearInWords,
  yearsInWords,
} from './figure-times.ts'
import { yearInSentence } from './year-in-sentence.ts'

const september = monthNumber(2026, 8)
const december = monthNumber(2026, 11)
const runningTo = (until: number) => ({ until, provisionalFrom: null })
const dutch = { span: runningTo(september), say: speak('nl') }
const english = { span: runningTo(september), say: speak('en') }

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
    const read = ['2026-09', null, 'soon'].map((figuresUntil) =>
      figureSpan({ figuresUntil, provisionalFrom: null }),
    )
    expect(read.map(({ until }) => until)).toEqual([september, null, null])
    expect(figureSpan(null)).toEqual({ until: null, provisionalFrom: null })
  })
  it('that is not whole says to which month its figures run [D28.22]', () => {
    expect([2025, 2026].map((year) => yearInWords(year, dutch))).toEqual(['2025', '2026 t/m sep'])
    expect([2025, 2026].map((year) => yearInWords(year, english))).toEqual(['2025', '2026 to Sep'])
    expect(yearInWords(2026, { ...dutch, span: runningTo(monthNumber(2026, 9)) })).toBe('2026 t/m okt')
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
      yearsInWords({ yearStart: 2025, yearEnd: 2026 }, { ...english, span: runningTo(monthNumber(2025, 9)) }),
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

describe('figures that are provisional from July', () => {
  const span = figureSpan({ figuresUntil: '2026-09', provisionalFrom: '2026-07' })
  const [nl, en] = [
    { span, say: speak('nl') },
    { span, say: speak('en') },
  ]
  const ofYear = (year: number) => ({ yearStart: year, yearEnd: year })

  it('mark the months from then to the last that has figures, and no other [D28.41]', () => {
    const shown = [5, 6, 8, 9].map((month) => monthInWords(monthNumber(2026, month), nl))
    expect(shown).toEqual([
      'juni 2026',
      'juli 2026 (voorlopig)',
      'september 2026 (voorlopig)',
      'oktober 2026',
    ])
    expect(monthInWords(monthNumber(2026, 6), en)).toBe('July 2026 (provisional)')
    expect(markedMonth('Jul', monthNumber(2026, 6), nl)).toBe('Jul (voorlopig)')
    expect(markedMonth('Jul', monthNumber(2025, 6), nl)).toBe('Jul')
  })
  it('mark the year that holds them, in tables and in sentences [D28.41]', () => {
    expect([2025, 2026, 2027].map((year) => yearInWords(year, nl))).toEqual([
      '2025',
      '2026 t/m sep, voorlopig',
      '2027',
    ])
    expect(yearInWords(2026, en)).toBe('2026 to Sep, provisional')
    expect(yearInSentence(2026, nl)).toBe('2026 (t/m september, voorlopig)')
    expect(yearInSentence(2026, en)).toBe('2026 (to September, provisional)')
  })
  it('mark a whole year too, when they begin in it', () => {
    const long = { ...nl, span: figureSpan({ figuresUntil: '2026-09', provisionalFrom: '2025-10' }) }
    expect([2024, 2025].map((year) => yearInWords(year, long))).toEqual(['2024', '2025, voorlopig'])
    expect(yearInSentence(2025, long)).toBe('2025 (voorlopig)')
  })
  it('mark years from and to: as a whole, or in part', () => {
    expect(yearsInWords({ yearStart: 2024, yearEnd: 2025 }, nl)).toBe('2024 – 2025')
    expect(yearsInWords({ yearStart: 2025, yearEnd: 2026 }, nl)).toBe('2025 – 2026 t/m sep, deels voorlopig')
    expect(yearsInWords({ yearStart: 2025, yearEnd: 2026 }, en)).toBe(
      '2025 – 2026 to Sep, partly provisional',
    )
    expect(yearsInWords(ofYear(2026), nl)).toBe('2026 t/m sep, voorlopig')
    const all = { ...nl, span: figureSpan({ figuresUntil: '2026-09', provisionalFrom: '2025-01' }) }
    expect(yearsInWords({ yearStart: 2025, yearEnd: 2026 }, all)).toBe('2025 – 2026 t/m sep, voorlopig')
  })
  it('are told of in a sentence beside the one of the year that is not whole [D28.41]', () => {
    expect(figureNotes(ofYear(2026), nl)).toEqual([
      'De cijfers van 2026 lopen t/m september: dat jaar is nog niet compleet.',
      'De cijfers vanaf juli 2026 zijn voorlopig: ze kunnen nog veranderen.',
    ])
    expect(provisionalNote(ofYear(2026), en)).toBe(
      'Figures from July 2026 are provisional and may still change.',
    )
    expect(figureNotes(ofYear(2025), nl)).toEqual([])
    expect(figureNotes(ofYear(2026), dutch)).toHaveLength(1)
  })
  it('stand in a file of years as the first month of them', () => {
    expect([2025, 2026].map((year) => firstProvisionalDay(year, span))).toEqual([null, Date.UTC(2026, 6, 1)])
  })
})
