import { speak } from '@datacentre/catalogue/texts/index'
import { aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { dataDate, lastMonth } from './dataset-dates.ts'

const dataset = aDataset({ created: '2026-11-01', figuresUntil: '2026-09' })

describe('A dataset', () => {
  it('is dated the way people write a day', () => {
    expect(dataDate(dataset, speak('nl'))).toBe('1 november 2026')
    expect(dataDate(dataset, speak('en'))).toBe('1 November 2026')
  })

  it('runs to a month with a name', () => {
    expect(lastMonth(dataset, speak('nl'))).toBe('september 2026')
    expect(lastMonth(dataset, speak('en'))).toBe('September 2026')
  })

  it('may tell neither', () => {
    const silent = { ...dataset, created: null, figuresUntil: null }
    expect([dataDate(silent, speak('nl')), lastMonth(silent, speak('nl'))]).toEqual([null, null])
  })
})
