import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { describe, expect, it } from 'vitest'
import { nearestFor } from './rd-view.ts'

describe('zooming to an object without size', () => {
  it('comes as near as its page opens', () => {
    expect(nearestFor(resolutionAt(3))).toBe(resolutionAt(7.5))
  })
  it('never goes away from it [D27.54]', () => {
    for (const zoom of [7.5, 9, 13, 15]) expect(nearestFor(resolutionAt(zoom))).toBe(resolutionAt(zoom))
  })
})
