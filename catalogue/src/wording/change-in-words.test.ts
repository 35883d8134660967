import { expect, it } from 'vitest'
import { sayCode, speak, type Language } from '../texts/index.ts'
import { changeInWords, valueInWords } from './change-in-words.ts'
import { boreholes } from '../registers/index.ts'

const spoken = (language: Language) => ({
  say: speak(language),
  speech: {
    language,
    code: (list: Parameters<typeof sayCode>[1], code: string) => sayCode(language, list, code),
  },
})

const changed = {
  kind: 'changed',
  columns: [
    { column: 'resultCode', title: 'Resultaat', unit: null, before: 'GAS', after: 'DRY' },
    { column: 'endAhDepthInMeters', title: 'Diepte', unit: 'm', before: null, after: 3080.35 },
    { column: 'parentDbk', title: 'Ouder', unit: null, before: 1799362645, after: 12345 },
  ],
} as const

it('a change is told from what to what, in words and in the notation of the language [D27.102]', () => {
  expect(changeInWords(changed, 'boreholes', spoken('nl'))).toBe(
    'Boring, gewijzigd (Resultaat: van Gas naar Droog; Diepte: van leeg naar 3.080,35 m; Ouder: van 1799362645 naar 12345)',
  )
  expect(changeInWords(changed, 'boreholes', spoken('en'))).toContain('Diepte: from empty to 3,080.35 m')
})

it('a value by itself has its code beside its words [D27.102]', () => {
  const value = (at: 0 | 1) =>
    valueInWords(
      { table: boreholes, column: changed.columns[at], value: changed.columns[at].after },
      spoken('nl'),
    )
  expect([value(0), value(1)]).toEqual(['Droog (DRY)', '3.080,35 m'])
  const level = { column: 'drpDatumCode', title: 'Peil', unit: null, before: 'NAP', after: 'MSL' } as const
  expect(valueInWords({ table: boreholes, column: level, value: level.after }, spoken('nl'))).toBe(
    'Gemiddeld zeeniveau (MSL)',
  )
})
