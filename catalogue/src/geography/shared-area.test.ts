import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaWithin, sharedArea } from './shared-area.ts'

const box = (x: number, y: number, width: number, height: number) =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ] as const

describe('the area that two outlines share', () => {
  it('is that of the box they share, wherever two boxes lie', () => {
    const metre = fc.integer({ min: 0, max: 50 })
    const size = fc.integer({ min: 1, max: 50 })
    fc.assert(
      fc.property(fc.tuple(metre, metre, size, size), fc.tuple(metre, metre, size, size), (a, b) => {
        const over = (at: 0 | 1): number =>
          Math.max(0, Math.min(a[at] + a[at + 2]!, b[at] + b[at + 2]!) - Math.max(a[at], b[at]))
        expect(sharedArea([box(...a)], [box(...b)])).toBeCloseTo(over(0) * over(1), 6)
      }),
    )
  })
  it('is nothing for neighbours with a border in common', () => {
    expect(sharedArea([box(0, 0, 10, 10)], [box(10, 0, 10, 10)])).toBe(0)
    expect(sharedArea([box(0, 0, 10, 10)], [box(0, 10, 10, 10)])).toBe(0)
  })
  it('is found where sloping sides cross', () => {
    const up = [
      [0, 0],
      [10, 0],
      [5, 10],
      [0, 0],
    ] as const
    const down = [
      [0, 10],
      [10, 10],
      [5, 0],
      [0, 10],
    ] as const
    expect(sharedArea([up], [down])).toBeCloseTo(25, 9)
  })
  it('leaves holes out', () => {
    const ring = [box(0, 0, 10, 10), box(2, 2, 6, 6)]
    expect(areaWithin(ring)).toBeCloseTo(64, 9)
    expect(sharedArea(ring, [box(3, 3, 2, 2)])).toBeCloseTo(0, 9)
  })
})
