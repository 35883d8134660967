import { describe, expect, it } from 'vitest'
import { yearBarsPath } from './year-bars.tsx'

/** Where each bar begins, and how far it goes from there: upwards is less. */
const bars = (values: readonly (number | null)[]): (readonly [axis: number, height: number])[] =>
  [...yearBarsPath(values).matchAll(/M\S+ (\S+?)v([^h]+)h/g)].map(([, axis, height]) => [
    Number(axis),
    Number(height),
  ])

describe('the bars of a year', () => {
  it('are as high as their month, the highest as high as there is room', () => {
    expect(bars([5, 10])).toEqual([
      [32, -16],
      [32, -32],
    ])
  })
  it('have a gap for a month without a report, a thin line for nothing and more for very little', () => {
    expect(bars([null, 0, 0.001, 1000])).toEqual([
      [32, -1],
      [32, -2],
      [32, -32],
    ])
  })
  it('hang below the line of nothing for a month that was corrected to less', () => {
    expect(bars([30, -10])).toEqual([
      [24, -24],
      [24, 8],
    ])
    expect(bars([-10])).toEqual([[0, 32]])
  })
  it('are a thin line where nothing came out all year, and nothing where nobody reported', () => {
    expect(bars([0, 0])).toEqual([
      [32, -1],
      [32, -1],
    ])
    expect(yearBarsPath([null, null])).toBe('')
  })
})
