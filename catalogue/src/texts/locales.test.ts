import { describe, expect, it } from 'vitest'
import { texts } from './index.ts'
import { locales } from './locales.ts'

describe('the locale of a language', () => {
  it('has the euro as its currency, in every language there are texts in [S9.44]', () => {
    expect(Object.keys(locales)).toEqual(Object.keys(texts))
    for (const { tag, currency } of Object.values(locales)) {
      const written = new Intl.NumberFormat(tag, { style: 'currency', currency }).format(1)
      expect(written).toContain('€')
    }
  })
})
