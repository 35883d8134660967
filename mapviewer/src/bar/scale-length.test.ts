import { describe, expect, it } from 'vitest'
import { scaleLength } from './scale-length.ts'

describe('the length of the scale bar', () => {
  it.each([
    [130, 100],
    [260, 200],
    [999, 500],
    [1000, 1000],
    [67_000, 50_000],
    [0.7, 0.5],
  ])('for %d metres is %d [D27.9]', (fitting, length) => {
    expect(scaleLength(fitting)).toBeCloseTo(length)
  })
})
