import { speak } from '@datacentre/catalogue/texts/index'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { describe, expect, it } from 'vitest'
import { dataDate, lastMonth } from './dataset-dates.ts'

const dataset: Dataset = {
  name: 'small',
  title: 'Small',
  packageVersion: '1',
  version: 1,
  importedAt: 0,
  created: '2026-11-01',
  licence: { name: 'CC0', url: null },
  figuresUntil: '2026-09',
  demonstration: false,
  rows: {},
}

describe('A dataset', () => {
  it('is dated the way days are shown', () => {
    expect(dataDate(dataset)).toBe('01-11-2026')
  })

  it('runs to a month with a name', () => {
    expect(lastMonth(dataset, speak('nl'))).toBe('september 2026')
    expect(lastMonth(dataset, speak('en'))).toBe('September 2026')
  })

  it('may tell neither', () => {
    const silent = { ...dataset, created: null, figuresUntil: null }
    expect([dataDate(silent), lastMonth(silent, speak('nl'))]).toEqual([null, null])
  })
})
