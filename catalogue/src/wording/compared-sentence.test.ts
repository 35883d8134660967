import { describe, expect, it } from 'vitest'
import { speak, type Language } from '../texts/index.ts'
import { comparedSentence } from './compared-sentence.ts'

const told = (language: Language, subjects: readonly { name: string; total: number | null }[]): string =>
  comparedSentence({
    subjects,
    called: 'field',
    years: '2024 – 2025',
    what: language === 'nl' ? 'Gasproductie' : 'Gas production',
    unit: '1000Nm3',
    written: { say: speak(language), language },
  }).replaceAll('\u00a0', ' ')

const three = [
  { name: 'Oost', total: 2_000 },
  { name: 'West', total: 1_200_000 },
  { name: 'Zuid', total: null },
]

describe('a comparison in words', () => {
  it('says who has the most, who the least, and of whom nothing is known [D28.36]', () => {
    expect(told('nl', three)).toBe(
      'Van deze 3 velden heeft West het hoogste totaal over 2024 – 2025: 1,2 miljard Nm³ (gasproductie). ' +
        'Het laagste totaal heeft Oost: 2 miljoen Nm³. Zonder cijfers in 2024 – 2025: Zuid.',
    )
    expect(told('en', three)).toBe(
      'Of these 3 fields, West has the highest total for 2024 – 2025: 1.2 billion Nm³ (gas production). ' +
        'Oost has the lowest: 2 million Nm³. No figures for 2024 – 2025: Zuid.',
    )
  })
  it('of one tells that one [D28.36]', () => {
    expect(told('nl', three.slice(0, 1))).toBe('Gasproductie van Oost over 2024 – 2025: 2 miljoen Nm³.')
  })
  it('of nobody with figures says that there are none [D28.36]', () => {
    expect(told('en', three.slice(2))).toBe('No figures for 2024 – 2025: Zuid.')
  })
})
