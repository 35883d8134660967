import { describe, expect, it } from 'vitest'
import { monthNumber } from '../production/series/month-number.ts'
import { productionTypesOf, productsOf } from '../production/selecting/selectors.ts'
import { productionScreens } from '../production/index.ts'
import { defaultUnit } from '../production/units.ts'
import { sayCode, speak, type Language } from '../texts/index.ts'
import { answerSentence } from './answer-sentence.ts'

const told = (language: Language, over: Partial<Parameters<typeof answerSentence>[0]> = {}) =>
  answerSentence({
    answer: {
      subjects: 140,
      total: 20_000_000,
      last: { year: 2025, subjects: 138, total: 9_700_000, before: 10_319_149 },
    },
    years: { yearStart: 2025, yearEnd: 2025 },
    span: { until: null, provisionalFrom: null },
    unit: '1000Nm3',
    done: { product: 'Gas', production: 'Produced' },
    subjects: 'field',
    written: { say: speak(language), language },
    speech: { code: (list, code) => sayCode(language, list as 'product', code) },
    ...over,
  }).replaceAll('\u00a0', ' ')

describe('the sentence above a chart', () => {
  const until = monthNumber(2026, 8)
  const answer = { subjects: 1, total: 11, last: { year: 2026, subjects: 1, total: 11, before: 10 } }

  it('answers what the selection asks, beside the year before', () => {
    expect(told('nl')).toBe(
      'In 2025 produceerden 138 velden samen 9,7 miljard Nm³ gas, 6% minder dan in 2024.',
    )
    expect(told('en')).toBe(
      'In 2025, 138 fields together produced 9.7 billion Nm³ of gas, 6% less than in 2024.',
    )
  })
  it('tells several years together too', () => {
    expect(told('nl', { years: { yearStart: 2024, yearEnd: 2025 } })).toMatch(
      / Van 2024 tot en met 2025 was het samen 20 miljard Nm³, bij 140 velden\.$/,
    )
  })
  it('tells of several years of which only the first has figures that one alone', () => {
    expect(told('nl', { years: { yearStart: 2025, yearEnd: 2026 } })).toBe(told('nl'))
  })
  it('compares a year that is not whole with the same months [D28.23]', () => {
    expect(told('nl', { answer, span: { until, provisionalFrom: null }, unit: 'Sm3' })).toBe(
      'In 2026 (t/m september) produceerde 1 veld 11 Sm³ gas, 10% meer dan in dezelfde maanden van 2025.',
    )
  })
  it('says of which years figures are provisional [D28.41]', () => {
    const since = (month: number) =>
      ({ answer, span: { until, provisionalFrom: month }, unit: 'Sm3' }) as const
    expect(told('nl', since(monthNumber(2026, 6)))).toBe(
      'In 2026 (t/m september, voorlopig) produceerde 1 veld 11 Sm³ gas, 10% meer dan in dezelfde maanden van 2025.',
    )
    expect(told('en', since(monthNumber(2025, 6)))).toBe(
      'In 2026 (to September, provisional), 1 field produced 11 Sm³ of gas, 10% more than in the same months of 2025 (provisional).',
    )
  })
  it('says no percentage of nothing, and that nothing changed where nothing did', () => {
    const at = (total: number, before: number | null) =>
      told('nl', {
        answer: { subjects: 2, total, last: { year: 2025, subjects: 2, total, before } },
        unit: 'Sm3',
      })
    expect(at(5, null)).toBe('In 2025 produceerden 2 velden samen 5 Sm³ gas.')
    expect(at(5, 0)).toBe('In 2025 produceerden 2 velden samen 5 Sm³ gas.')
    expect(at(5, 5)).toBe('In 2025 produceerden 2 velden samen 5 Sm³ gas, vrijwel evenveel als in 2024.')
    expect(at(0, 5)).toBe('In 2025 was het totaal 0.')
  })
  it('has words for everything that a screen offers, in both languages', () => {
    for (const screen of productionScreens) {
      if (screen.kind !== 'yearly') continue
      for (const product of productsOf(screen))
        for (const production of productionTypesOf(screen, product))
          for (const language of ['nl', 'en'] as const) {
            const sentence = told(language, { done: { product, production }, unit: defaultUnit(product) })
            expect(sentence).toMatch(/^In 2025,? .*138 .*\b6% (minder dan|less than) in 2024\.$/)
            expect(sentence).not.toContain('{{')
          }
    }
    expect(told('en', { done: { what: 'Produced water' }, subjects: 'geothermal', unit: 'Sm3' })).toBe(
      'Produced water in 2025: 9.7 million Sm³ at 138 wells, 6% less than in 2024.',
    )
  })
})
