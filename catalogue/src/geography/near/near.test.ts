import { describe, expect, it } from 'vitest'
import type { GridBox } from '../layer-code.ts'
import { boxIndex } from './box-index.ts'
import { directionTo } from './directions.ts'
import { nearestBetween } from './nearest.ts'
import { placeShape, planeShape, type PlaneShape } from './plane-shape.ts'
import { simplified } from './simplified.ts'

type Ring = readonly (readonly [number, number])[]

const outline = (...parts: readonly (readonly Ring[])[]): PlaneShape =>
  planeShape(
    'outline',
    parts.map((rings) => rings.map((ring) => Float64Array.from(ring.flat()))),
  )!
const line = (...places: Ring): PlaneShape => planeShape('line', [[Float64Array.from(places.flat())]])!

const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]

/** A square of 100 with a hole of 60 in it, an island of 20 in the hole, and an island beside it. */
const ringed = outline([square(0, 0, 100), square(20, 20, 60)], [square(40, 40, 20)], [square(150, 0, 10)])

const metres = (one: PlaneShape, other: PlaneShape, atMost?: number): number | null =>
  nearestBetween(one, other, atMost)?.metres ?? null

describe('the nearest places of two shapes', () => {
  it.each([
    ['in the outline', 10, 10, 0],
    ['in its hole', 30, 50, 10],
    ['on the island in the hole', 50, 50, 0],
    ['between hole and island', 22, 50, 2],
    ['on the island beside it', 155, 5, 0],
    ['on the outer edge', 100, 50, 0],
    ['on the edge of the hole', 20, 50, 0],
    ['on a corner', 0, 0, 0],
    ['outside, before a side', -7, 50, 7],
    ['outside, before a corner', -3, -4, 5],
    ['between the two islands', 130, 5, 20],
  ])('are known for a place %s', (_, x, y, expected) => {
    expect(metres(placeShape(x, y), ringed)).toBeCloseTo(expected, 9)
    expect(metres(ringed, placeShape(x, y))).toBeCloseTo(expected, 9)
  })
  it.each([
    ['a line through it', line([-50, 10], [50, 10]), 0],
    ['a line within the hole', line([25, 25], [25, 75]), 5],
    ['a line that only touches a corner', line([-10, 10], [10, -10]), 0],
    ['a line along an edge', line([100, 20], [100, 80]), 0],
    ['a line that passes between the islands', line([120, -50], [120, 50]), 20],
    ['an outline around it', outline([square(-50, -50, 300)]), 0],
    ['an outline whose hole is around it', outline([square(-90, -90, 400), square(-10, -10, 200)]), 10],
    ['an outline in the hole', outline([square(22, 22, 5)]), 2],
    ['an outline with a common edge', outline([square(100, 0, 20)]), 0],
    ['an outline with a common corner', outline([square(-20, -20, 20)]), 0],
    ['an outline across the edge', outline([square(90, 90, 30)]), 0],
  ])('are known for %s', (_, other, expected) => {
    expect(metres(ringed, other)).toBeCloseTo(expected, 9)
    expect(metres(other, ringed)).toBeCloseTo(expected, 9)
  })
  it('are where the two come nearest', () => {
    expect(nearestBetween(placeShape(-3, -4), ringed)).toEqual({ metres: 5, from: [-3, -4], to: [0, 0] })
  })
  it('are looked for up to a distance, which counts too', () => {
    expect(metres(placeShape(-7, 50), ringed, 7)).toBe(7)
    expect(metres(placeShape(-7, 50), ringed, 6.99)).toBeNull()
  })
})

/** Numbers that look drawn by chance, and are the same each time. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** A star with so many points, around a place. */
function star(chance: () => number, x: number, y: number, size: number): Ring {
  const points = 5 + Math.floor(chance() * 12)
  const ring = Array.from({ length: points }, (_, at): [number, number] => {
    const turn = (2 * Math.PI * at) / points
    const reach = size * (0.3 + 0.7 * chance())
    return [Math.round(x + reach * Math.cos(turn)), Math.round(y + reach * Math.sin(turn))]
  })
  return [...ring, ring[0]!]
}

/** How often a ring winds round a place, by the angles that its sides are seen under: written unlike the rule that is tested. */
function windings(ring: Ring, [x, y]: readonly [number, number]): number {
  let turned = 0
  ring.slice(1).forEach(([bx, by], at) => {
    const [ax, ay] = ring[at]!
    let angle = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x)
    if (angle > Math.PI) angle -= 2 * Math.PI
    if (angle < -Math.PI) angle += 2 * Math.PI
    turned += angle
  })
  return Math.round(turned / (2 * Math.PI))
}

const STEP = 1
/** Places along the sides of a ring, so many metres apart. */
const sampled = (ring: Ring): [number, number][] =>
  ring.slice(1).flatMap(([bx, by], at) => {
    const [ax, ay] = ring[at]!
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP))
    return Array.from({ length: steps + 1 }, (_, nr): [number, number] => [
      ax + (nr / steps) * (bx - ax),
      ay + (nr / steps) * (by - ay),
    ])
  })

describe('compared with windings and places along every side', () => {
  it('a place is as near to an outline with a hole', () => {
    const chance = chances(7)
    for (let nr = 0; nr < 40; nr++) {
      const [outside, hole] = [star(chance, 0, 0, 300), star(chance, 0, 0, 60)]
      const shape = outline([outside, hole])
      const along = [...sampled(outside), ...sampled(hole)]
      for (let asked = 0; asked < 20; asked++) {
        const place = [
          Math.round(chance() * 800 - 400) + 0.5,
          Math.round(chance() * 800 - 400) + 0.25,
        ] as const
        const isIn = windings(outside, place) !== 0 && windings(hole, place) === 0
        const toEdge = Math.min(...along.map(([x, y]) => Math.hypot(x - place[0], y - place[1])))
        // A hole that sticks out of its outline is none; such a place is not asked for.
        if (windings(outside, place) === 0 && windings(hole, place) !== 0) continue
        const found = metres(placeShape(...place), shape)!
        expect([isIn, found === 0]).toEqual([isIn, isIn])
        expect(Math.abs(found - (isIn ? 0 : toEdge))).toBeLessThan(STEP)
      }
    }
  })
  it('two outlines are as near to each other', () => {
    const chance = chances(11)
    for (let nr = 0; nr < 15; nr++) {
      const one = star(chance, 0, 0, 100)
      const other = star(chance, Math.round(chance() * 400), Math.round(chance() * 400), 100)
      const [ofOne, ofOther] = [sampled(one), sampled(other)]
      const overlaps =
        ofOne.some((place) => windings(other, place) !== 0) ||
        ofOther.some((place) => windings(one, place) !== 0)
      const apart = overlaps
        ? 0
        : Math.min(
            ...ofOne.map(([x, y]) => Math.min(...ofOther.map(([ox, oy]) => Math.hypot(x - ox, y - oy)))),
          )
      expect(Math.abs(metres(outline([one]), outline([other]))! - apart)).toBeLessThan(STEP)
    }
  })
})

describe('the index of boxes', () => {
  it('finds exactly the boxes that overlap, whatever their size, and none that is nowhere', () => {
    const chance = chances(3)
    const boxes = Array.from({ length: 500 }, (_, at): GridBox | null => {
      if (at % 50 === 0) return null
      const size = at % 99 === 1 ? 600_000 : chance() * 20_000
      const [x, y] = [chance() * 300_000 - 50_000, chance() * 300_000]
      return [x, y, x + size, y + (at % 3 === 0 ? 0 : size)]
    })
    const index = boxIndex({ count: boxes.length, boxAt: (place) => boxes[place] ?? null })
    for (let nr = 0; nr < 50; nr++) {
      const [x, y, size] = [chance() * 300_000, chance() * 300_000, nr === 0 ? 1e9 : chance() * 40_000]
      const expected = boxes.flatMap((box, place) =>
        box !== null && box[0] <= x + size && box[2] >= x && box[1] <= y + size && box[3] >= y ? [place] : [],
      )
      expect(index([x, y, x + size, y + size])).toEqual(expected)
    }
  })
})

describe('a direction', () => {
  it.each([
    [[0, 10], 'N'],
    [[10, 10], 'NE'],
    [[10, 1], 'E'],
    [[5, -5], 'SE'],
    [[0, -1], 'S'],
    [[-5, -5], 'SW'],
    [[-9, 0], 'W'],
    [[-3, 3], 'NW'],
    [[-1, 9], 'N'],
    [[0, 0], null],
  ] as const)('to %j is %s', (place, expected) => {
    expect(directionTo([0, 0], place)).toBe(expected)
  })
})

it('a simplified track stays within its distance and keeps its ends', () => {
  const track = Float64Array.from([0, 0, 10, 0.4, 20, -0.4, 30, 8, 40, 8])
  expect([...simplified(track, 1)]).toEqual([0, 0, 20, 0, 30, 8, 40, 8])
  expect([...simplified(Float64Array.of(3, 4), 1)]).toEqual([3, 4])
})
