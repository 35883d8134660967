import { describe, expect, it } from 'vitest'
import { toRd } from '../coordinates/systems.ts'
import { lengthOf, trueLength } from '@datacentre/catalogue/geography/near/true-length'

describe('a measured distance', () => {
  it('is that over the ellipsoid, also far out at sea [D27.12]', () => {
    // One degree of latitude from 54.5° to 55.5° N is 111,322 m on GRS80.
    const south = toRd([3.5, 54.5], 'WGS84')
    const north = toRd([3.5, 55.5], 'WGS84')
    expect(trueLength(south, north)).toBeGreaterThan(111_302)
    expect(trueLength(south, north)).toBeLessThan(111_342)
  })
  it('adds up the parts of a line', () => {
    expect(
      lengthOf([
        [155_000, 463_000],
        [155_000, 464_000],
        [156_000, 464_000],
      ]),
    ).toBeCloseTo(2000.2, 0)
    expect(lengthOf([[155_000, 463_000]])).toBe(0)
  })
})
