import { describe, expect, it } from 'vitest'
import { speak, type Language } from '../texts/index.ts'
import { historyOf } from '../production/series/history.ts'
import { historySentence } from './history-sentence.ts'
import { monthNumber } from '../production/series/month-number.ts'

const history = historyOf([
  { key: '711', name: 'Oosterveen', from: monthNumber(2025, 0), values: [1000, 234.4] },
  { key: '711', name: 'Oosterveen', from: monthNumber(2026, 0), values: [40] },
])

const span = { until: monthNumber(2026, 0), provisionalFrom: null }

type Asked = {
  readonly share?: number | null
  readonly told?: typeof history
  readonly isProduced?: boolean
  readonly provisionalFrom?: number | null
}

const sentence = (
  language: Language,
  { share = null, told = history, isProduced = true, provisionalFrom = null }: Asked = {},
): string => {
  const say = speak(language)
  return historySentence({
    history: told,
    share,
    unit: '1000Nm3',
    span: { ...span, provisionalFrom },
    what: say(isProduced ? 'quantity.Gas.Produced' : 'quantity.N2.Stored'),
    producer: isProduced ? say('production.field.this') : null,
    written: { say, language },
  }).replaceAll('\u00a0', ' ')
}

describe('the sentence about a history', () => {
  it('tells in Dutch the highest year, the last month and the share in the country', () => {
    expect(sentence('nl', { share: 0.0312 })).toBe(
      'De hoogste jaarproductie was in 2025: 1,234 miljoen Nm³. In januari 2026, de laatste maand met cijfers, was het 40 duizend Nm³. In 2026 (t/m januari) kwam 3,1% van de Nederlandse gasproductie uit dit veld.',
    )
  })
  it('tells the same in English', () => {
    expect(sentence('en', { share: 0.0312 })).toBe(
      'Production peaked in 2025 at 1.234 million Nm³. In January 2026, the latest month with figures, it was 40 thousand Nm³. In 2026 (to January), 3.1% of Dutch gas production came from this field.',
    )
  })
  it('says of what was stored or injected which part of all of it this was [D28.30]', () => {
    expect(sentence('nl', { share: 0.0312, isProduced: false })).toMatch(
      /^Het hoogste jaartotaal was in 2025: .+ was dit 3,1% van het landelijke totaal aan opgeslagen stikstof\.$/,
    )
  })
  it('leaves the share out while it is not known', () => {
    expect(sentence('en')).toBe(
      'Production peaked in 2025 at 1.234 million Nm³. In January 2026, the latest month with figures, it was 40 thousand Nm³.',
    )
  })
  it('says of the highest year that it is not whole [D28.22]', () => {
    const high = historyOf([{ key: '711', name: 'Oosterveen', from: monthNumber(2026, 0), values: [40] }])
    expect(sentence('nl', { told: high })).toContain('2026 (t/m januari)')
  })
  it('says which month and year are provisional [D28.41]', () => {
    const asked = { share: 0.0312, provisionalFrom: monthNumber(2026, 0) }
    expect(sentence('nl', asked)).toContain('In januari 2026 (voorlopig), de laatste maand met cijfers,')
    expect(sentence('nl', asked)).toContain('In 2026 (t/m januari, voorlopig) kwam 3,1%')
  })
  it('says so when nothing is known', () => {
    expect(sentence('nl', { told: historyOf([]) })).toBe('Er zijn geen cijfers.')
  })
  it('keeps an amount and its unit on one line', () => {
    const whole = historySentence({
      history,
      share: null,
      unit: 'Sm3',
      span,
      what: 'Olieproductie',
      producer: 'dit veld',
      written: { say: speak('nl'), language: 'nl' },
    })
    expect(whole).toContain('1.234\u00a0Sm³')
  })
})
