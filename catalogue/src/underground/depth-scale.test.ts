import { describe, expect, it } from 'vitest'
import { depthScale, roundUp } from './depth-scale.ts'

describe('a scale of depths', () => {
  it('keeps proportions: twice as deep is twice as far down [D27.32]', () => {
    const { y } = depthScale({ top: 0, bottom: 3000, height: 600 })
    expect(y(0)).toBe(0)
    expect(y(1500)).toBe(300)
    expect(y(3000)).toBe(600)
  })
  it('has ticks at round depths within it', () => {
    expect(depthScale({ top: 60, bottom: 2760, height: 480 }).ticks).toEqual([500, 1000, 1500, 2000, 2500])
  })
  it.each([
    [270, 500],
    [1, 1],
    [0.3, 0.5],
    [6, 10],
  ])('rounds %d up to %d', (value, round) => {
    expect(roundUp(value)).toBeCloseTo(round)
  })
})
