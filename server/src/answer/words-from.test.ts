import { expect, it } from 'vitest'
import { wordsFrom } from './words-from.ts'

const wordsIn = wordsFrom({
  nl: { since: 'Sinds {{year}}: {{count, number}} van {{name}}.' },
  en: { since: 'Since {{year}}: {{count, number}} of {{name}}.' },
})

it('words are filled in as they are given, and a number as the language writes it where the words ask for that', () => {
  const values = { year: 2003, count: 6740, name: '$& & {{year}}' }
  expect(wordsIn('nl')('since', values)).toBe('Sinds 2003: 6.740 van $& & {{year}}.')
  expect(wordsIn('en')('since', values)).toBe('Since 2003: 6,740 of $& & {{year}}.')
  expect(wordsIn('en')('since')).toBe('Since :  of .')
})
