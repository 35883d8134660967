import { describe, expect, it } from 'vitest'
import { resolutionAt } from '../rd-view.ts'
import { thinned } from './thinning.ts'

const points = [
  [100_000, 400_000],
  [100_010, 400_010],
  [200_000, 500_000],
]

const shownFrom = thinned(points, 10)

describe('thinning of points that lie close together', () => {
  it('shows one of two neighbours when the map is small, and the other when it is near enough', () => {
    const [first = 99, second = 99] = shownFrom
    expect(first).toBe(0)
    expect(second).toBeGreaterThan(5)
    expect(10 * resolutionAt(second)).toBeLessThan(40)
  })
  it('shows a lonely point always', () => {
    expect(shownFrom[2]).toBe(0)
  })
  it('leaves out what has no place', () => {
    expect(thinned([[]], 10)[0]).toBeGreaterThan(11)
  })
})
