import { describe, expect, it } from 'vitest'
import { planeShape, type PlaneShape } from '../geography/near/plane-shape.ts'
import { metresOutside, OUTSIDE_M, type HolePlaces } from './metres-outside.ts'

/** An outline like an L: the box around it has a corner where the field is not. */
const bend: PlaneShape = planeShape('outline', [
  [Float64Array.of(0, 0, 20_000, 0, 20_000, 2000, 2000, 2000, 2000, 20_000, 0, 20_000, 0, 0)],
])!

const hole = (head: HolePlaces['head'], over: Partial<HolePlaces> = {}): HolePlaces => ({
  head,
  end: () => null,
  paths: () => [],
  ...over,
})

describe('a hole outside its field', () => {
  it('lies outside the outline, also where the box around it would hold it', () => {
    expect(metresOutside([bend], hole([10_000, 10_000]))).toBe(8000)
    expect(metresOutside([bend], hole([1000, 15_000]))).toBeNull()
  })
  it('is none at the edge', () => {
    expect(metresOutside([bend], hole([2000 + OUTSIDE_M, 15_000]))).toBeNull()
    expect(metresOutside([bend], hole([2001 + OUTSIDE_M, 15_000]))).toBe(OUTSIDE_M + 1)
  })
  it('is none where its end or any part of its course comes within reach', () => {
    const far = [10_000, 10_000] as const
    expect(metresOutside([bend], hole(far, { end: () => [2500, 10_000] }))).toBeNull()
    const through = Float64Array.of(10_000, 10_000, -9000, 10_000)
    expect(metresOutside([bend], hole(far, { paths: () => [through] }))).toBeNull()
    const short = Float64Array.of(10_000, 10_000, 5000, 10_000)
    expect(metresOutside([bend], hole(far, { end: () => [6000, 10_000], paths: () => [short] }))).toBe(3000)
  })
  it('is none where another outline of the same code holds it, or where a place is not known', () => {
    const other = planeShape('outline', [
      [Float64Array.of(9000, 9000, 11_000, 9000, 11_000, 11_000, 9000, 9000)],
    ])!
    expect(metresOutside([bend, other], hole([10_000, 9500]))).toBeNull()
    expect(metresOutside([bend], hole(null))).toBeNull()
    expect(metresOutside([], hole([10_000, 10_000]))).toBeNull()
  })
})
