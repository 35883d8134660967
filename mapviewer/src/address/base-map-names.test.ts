import { describe, expect, it } from 'vitest'
import { offeredBaseMaps, shownBaseMap } from './base-map-names.ts'

const configured = { title: null, url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Kadaster' }

describe('the base maps', () => {
  it('are our own, and one more where the operator configured it [D27.14]', () => {
    expect(offeredBaseMaps(null)).toEqual(['atlas', 'coast'])
    expect(offeredBaseMaps(configured)).toEqual(['atlas', 'coast', 'configured'])
  })
  it('show our own for an address with one that is not offered here [D27.19]', () => {
    expect(shownBaseMap('configured', configured)).toBe('configured')
    expect(shownBaseMap('configured', null)).toBe('atlas')
    expect(shownBaseMap('coast', null)).toBe('coast')
  })
})
