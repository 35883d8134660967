import { describe, expect, it } from 'vitest'
import { metresPerDegree, type Ring } from './plane.ts'
import { sharedArea } from './shared-area.ts'

const DEGREE = metresPerDegree(52)

/** A place some kilometres from a corner in the sea. */
const at = (east: number, north: number): Ring[number] => ({
  lon: 4 + (east * 1000) / DEGREE.east,
  lat: 52 + (north * 1000) / DEGREE.north,
})
const box = (west: number, south: number, size: number): Ring => [
  at(west, south),
  at(west + size, south),
  at(west + size, south + size),
  at(west, south + size),
]

describe('the area that two rings share', () => {
  it.each([
    ['is all of one that lies within the other', box(1, 1, 2), 4],
    ['is the part that overlaps', box(8, 8, 4), 4],
    ['is nothing of two that touch along a side', box(10, 0, 5), 0],
    ['is nothing of two that lie apart', box(30, 30, 5), 0],
    ['follows slanting sides', [at(5, -5), at(15, 5), at(5, 15), at(-5, 5)], 100],
    ['follows sides that cross', [at(0, 0), at(20, 0), at(0, 20)], 100],
    [
      'counts each tooth of a comb',
      [at(-1, -1), at(11, -1), at(11, 2), at(6, 2), at(6, 0.5), at(4, 0.5), at(4, 2), at(-1, 2)],
      17,
    ],
  ] as const)('%s', (_, other, km2) => {
    expect(sharedArea(box(0, 0, 10), other)).toBeCloseTo(km2, 2)
    // A degree is as long as at the first corner of the first ring: a tenth of a per cent some kilometres away.
    expect(Math.abs(sharedArea(other, box(0, 0, 10)) - km2)).toBeLessThanOrEqual(0.002 * km2)
  })
})
