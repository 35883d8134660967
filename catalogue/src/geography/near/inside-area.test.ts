import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLayer, type Layer } from '../layer-code.ts'
import { packShapes } from '../layer-encoder.ts'
import { holesInArea, insideArea } from './inside-area.ts'
import { planeShape, type PlaneShape } from './plane-shape.ts'

type Place = readonly [number, number]

/** A feature for each list of tracks. */
const layerOf = (kind: Layer['kind'], features: readonly (readonly Place[])[], course?: number[]): Layer =>
  decodeLayer({
    kind,
    keys: features.map((_, at) => at),
    names: features.map(String),
    codes: course === undefined ? {} : { course: { values: ['measured', 'straight'], at: course } },
    texts: {},
    ...packShapes(features.map((track) => [[track]])),
  })

const outline = (...rings: readonly (readonly Place[])[]): PlaneShape =>
  planeShape('outline', [rings.map((ring) => Float64Array.from([...ring, ring[0]!].flat()))])!

const square = (from: number, to: number): Place[] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

/** Whether a place lies within a ring, by the number of its sides to the right of it. */
function isWithin([x, y]: Place, ring: readonly Place[]): boolean {
  let sides = 0
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length]!
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) sides++
  }
  return sides % 2 === 1
}

describe('what lies in an area', () => {
  it('are the places within its outline and not in a hole of it, as counted another way', () => {
    const place = fc.tuple(fc.integer({ min: 1, max: 199 }), fc.integer({ min: 1, max: 199 }))
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), (places) => {
        // No place has an odd and no corner an even coordinate, so none lies on an edge.
        const shifted = places.map(([x, y]): Place => [2 * x + 1, 2 * y + 1])
        const bent: Place[] = [
          [0, 0],
          [400, 100],
          [220, 220],
          [300, 400],
          [60, 340],
        ]
        const hole = square(120, 200)
        const expected = shifted.flatMap((one, at) =>
          isWithin(one, bent) && !isWithin(one, hole) ? [at] : [],
        )
        const layer = layerOf(
          'point',
          shifted.map((one) => [one]),
        )
        const found = insideArea(outline(bent, hole), layer)
        // A place on the slanting side itself counts.
        expect(found.filter((at) => !expected.includes(at)).length).toBeLessThanOrEqual(
          shifted.filter((one) => isOnSide(one, bent)).length,
        )
        expect(expected.every((at) => found.includes(at))).toBe(true)
      }),
    )
  })
  it('are also the lines and outlines that only touch it, and those around it', () => {
    const lines = layerOf('line', [
      [
        [-50, 50],
        [150, 50],
      ],
      [
        [-50, -50],
        [150, -50],
      ],
      [
        [100, 100],
        [300, 300],
      ],
    ])
    expect(insideArea(outline(square(0, 100)), lines)).toEqual([0, 2])
    const outlines = layerOf('outline', [
      [...square(-500, 500), [-500, -500]],
      [...square(200, 300), [200, 200]],
      [...square(20, 30), [20, 20]],
    ])
    expect(insideArea(outline(square(0, 100)), outlines)).toEqual([0, 2])
  })
  it('are the holes that start, end or only go under it, each by the first of these', () => {
    const heads: readonly Place[] = [
      [50, 50],
      [-50, 50],
      [-50, 60],
      [-50, 70],
      [500, 500],
    ]
    const ends: readonly Place[] = [
      [900, 900],
      [50, 50],
      [150, 60],
      [150, 70],
    ]
    const holes = layerOf(
      'point',
      heads.map((head) => [head]),
    )
    const courses = layerOf(
      'line',
      ends.map((end, at) => [heads[at]!, end]),
      [0, 0, 0, 1],
    )
    expect([...holesInArea(outline(square(0, 100)), holes, courses)]).toEqual([
      [0, 'head'],
      [1, 'end'],
      // Measured on its way; of the next only its start and its end are known.
      [2, 'path'],
    ])
  })
})

function isOnSide([x, y]: Place, ring: readonly Place[]): boolean {
  return ring.some(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length]!
    return (bx - ax) * (y - ay) === (by - ay) * (x - ax)
  })
}
