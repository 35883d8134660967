import { describe, expect, it } from 'vitest'
import { blockAt, blockBox, quadrants, type Quadrant } from './blocks.ts'

describe('the offshore block grid', () => {
  it('numbers eighteen blocks row-wise from the north-west of a quadrant', () => {
    expect(blockAt(3.01, 53.99)).toBe('K01')
    expect(blockAt(3.99, 53.99)).toBe('K03')
    expect(blockAt(3.01, 53.8)).toBe('K04')
    expect(blockAt(3.99, 53.01)).toBe('K18')
  })
  it('finds every block at its own middle', () => {
    for (const quadrant of Object.keys(quadrants) as Quadrant[]) {
      for (let number = 1; number <= 18; number++) {
        const { west, east, south, north } = blockBox(quadrant, number)
        expect(blockAt((west + east) / 2, (south + north) / 2)).toBe(
          `${quadrant}${String(number).padStart(2, '0')}`,
        )
      }
    }
  })
  it('gives blocks of 20 by 10 minutes [D27.20]', () => {
    const { west, east, south, north } = blockBox('F', 5)
    expect((east - west) * 60).toBeCloseTo(20)
    expect((north - south) * 60).toBeCloseTo(10)
  })
  it('ends where no quadrant lies', () => {
    expect(blockAt(7.5, 53.5)).toBeNull()
    expect(blockAt(3.5, 56.5)).toBeNull()
  })
})
