import { describe, expect, it } from 'vitest'
import { clippedTo } from './clipped.ts'

const box = [0, 0, 10, 10] as const

/** Twice what a ring encloses. */
const groundOf = (ring: readonly number[]): number =>
  Math.abs(
    ring.reduce((sum, x, at) => {
      if (at % 2 === 1) return sum
      const next = (at + 2) % ring.length
      return sum + x * ring[next + 1]! - ring[next]! * ring[at + 1]!
    }, 0),
  )

describe('what of a ring lies in a box', () => {
  it('is all of one within it, and nothing of one outside', () => {
    expect(clippedTo(box, [1, 1, 9, 1, 5, 9])).toEqual([1, 1, 9, 1, 5, 9])
    expect(clippedTo(box, [11, 1, 19, 1, 15, 9])).toEqual([])
  })
  it('is the box where the ring is around it', () => {
    const left = clippedTo(box, [-5, -5, 20, -5, 20, 20, -5, 20])
    expect(groundOf(left)).toBe(200)
  })
  it('ends at the sides of the box where the ring goes on', () => {
    const left = clippedTo(box, [5, -5, 15, 5, 5, 15, -5, 5])
    expect(groundOf(left)).toBe(200)
    expect(Math.min(...left)).toBe(0)
    expect(Math.max(...left)).toBe(10)
    expect(groundOf(clippedTo(box, [8, 2, 12, 2, 12, 4, 8, 4]))).toBe(8)
  })
})
