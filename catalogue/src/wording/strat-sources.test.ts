import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { sayStratSource } from './strat-sources.ts'

describe('the source of an interpretation', () => {
  it('is said in the language of the panel [D27.65]', () => {
    expect(sayStratSource('Geologische dienst', speak('en'))).toBe('Geological survey')
    expect(sayStratSource('Geologische dienst', speak('nl'))).toBe('Geologische dienst')
  })
  it('is told as it was written where nobody knows it', () => {
    for (const written of ['Bureau Noord, 1987', 'toString'])
      expect(sayStratSource(written, speak('en'))).toBe(written)
  })
})
