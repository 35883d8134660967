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

/** A ring that goes round in steps; with a step that is not 1 it crosses itself. */
const circle = (places: number, radius: number, step = 1): (readonly [number, number])[] =>
  Array.from({ length: places + 1 }, (_, at) => {
    const angle = (2 * Math.PI * ((at * step) % places)) / places
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

describe('the area of an outline', () => {
  it('that crosses itself is that of both halves [D25.13]', () => {
    const bowTie = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
      [0, 0],
    ] as const
    expect(areaWithin([bowTie])).toBeCloseTo(50, 9)
    // A five-pointed star: its points count, and what it goes round twice does not.
    const [inner, outer] = [Math.cos((2 * Math.PI) / 5) / Math.cos(Math.PI / 5), 1]
    const whole = 5 * inner * outer * Math.sin(Math.PI / 5)
    const middle = (5 / 2) * inner ** 2 * Math.sin((2 * Math.PI) / 5)
    expect(areaWithin([circle(5, 1, 2)])).toBeCloseTo(whole - middle, 9)
  })
  it('of 20,000 places is found strip by strip, without looking at every pair of sides [D25.13]', () => {
    const started = performance.now()
    expect(areaWithin([circle(20_000, 1000)]) / (Math.PI * 1000 ** 2)).toBeCloseTo(1, 6)
    expect(performance.now() - started).toBeLessThan(10_000)
  })
  it('of 5,001 sides that all cross each other is found too', () => {
    const area = areaWithin([circle(5001, 1000, 2500)])
    expect(area).toBeGreaterThan(0)
    expect(area).toBeLessThan(Math.PI * 1000 ** 2)
  })
})

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
  it('is right to a thousandth where looking at every strip would take too long', () => {
    const round = circle(2000, 1000)
    const half = [
      [
        [0, -2000],
        [2000, -2000],
        [2000, 2000],
        [0, 2000],
        [0, -2000],
      ],
    ] as const
    expect(sharedArea([round], half, 100) / ((Math.PI * 1000 ** 2) / 2)).toBeCloseTo(1, 3)
  })
  it('leaves holes out', () => {
    const ring = [box(0, 0, 10, 10), box(2, 2, 6, 6)]
    expect(areaWithin(ring)).toBeCloseTo(64, 9)
    expect(sharedArea(ring, [box(3, 3, 2, 2)])).toBeCloseTo(0, 9)
  })
})
