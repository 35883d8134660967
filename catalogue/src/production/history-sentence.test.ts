import { describe, expect, it } from 'vitest'
import { speak, type Language } from '../texts/index.ts'
import { historyOf } from './history.ts'
import { historySentence } from './history-sentence.ts'
import { monthNumber } from './month-number.ts'

const history = historyOf([
  { key: '711', name: 'Oosterveen', from: monthNumber(2025, 0), values: [1000, 234.4] },
  { key: '711', name: 'Oosterveen', from: monthNumber(2026, 0), values: [40] },
])

const until = monthNumber(2026, 0)

const sentence = (language: Language, share: number | null, told = history): string =>
  historySentence({
    history: told,
    share,
    unit: '1000Nm3',
    until,
    what: language === 'nl' ? 'Gas, geproduceerd' : 'Gas, produced',
    written: { say: speak(language), language },
  }).replaceAll('\u00a0', ' ')

describe('the sentence about a history', () => {
  it('tells in Dutch the highest year, the last month and the share in the country', () => {
    expect(sentence('nl', 0.0312)).toBe(
      'Het hoogste jaar was 2025 (1.234,4 duizend Nm³), de laatste maand met cijfers was januari 2026 (40 duizend Nm³), en in 2026 (t/m januari) was dit 3,1% van het landelijke totaal (gas, geproduceerd).',
    )
  })
  it('tells the same in English', () => {
    expect(sentence('en', 0.0312)).toBe(
      'The highest year was 2025 (1,234.4 thousand Nm³), the last month with figures was January 2026 (40 thousand Nm³), and in 2026 (to January) this was 3.1% of the national total (gas, produced).',
    )
  })
  it('leaves the share out while it is not known', () => {
    expect(sentence('en', null)).toBe(
      'The highest year was 2025 (1,234.4 thousand Nm³) and the last month with figures was January 2026 (40 thousand Nm³).',
    )
  })
  it('says of the highest year that it is not whole', () => {
    const high = historyOf([{ key: '711', name: 'Oosterveen', from: monthNumber(2026, 0), values: [40] }])
    expect(sentence('nl', null, high)).toContain('2026 (t/m januari)')
  })
  it('says so when nothing is known', () => {
    expect(sentence('nl', null, historyOf([]))).toBe('Er zijn geen cijfers.')
  })
  it('keeps an amount and its unit on one line', () => {
    const whole = historySentence({
      history,
      share: null,
      unit: 'Sm3',
      until,
      what: 'Olie, geproduceerd',
      written: { say: speak('nl'), language: 'nl' },
    })
    expect(whole).toContain('1.234,4\u00a0Sm³')
  })
})
