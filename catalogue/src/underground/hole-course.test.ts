import { describe, expect, it } from 'vitest'
import { holeCourse } from './hole-course.ts'

const point = (ahDepth: number, devAngle: number | null, azimuth: number | null) => ({
  ahDepth,
  devAngle,
  azimuth,
  tvDepth: null,
  dx: null,
  dy: null,
})

type Vector = readonly [east: number, north: number, down: number]

const heading = (angle: number, azimuth: number): Vector => {
  const [lean, turn] = [(angle * Math.PI) / 180, (azimuth * Math.PI) / 180]
  return [Math.sin(lean) * Math.sin(turn), Math.sin(lean) * Math.cos(turn), Math.cos(lean)]
}

/** Walks in steps of a centimetre, turning evenly in the plane of both headings: no formula of an arc. */
function walked(from: Vector, to: Vector, length: number): Vector {
  const cos = from[0] * to[0] + from[1] * to[1] + from[2] * to[2]
  const bend = Math.acos(cos)
  const across = to.map((part, at) => part - cos * from[at]!)
  const size = Math.hypot(...across)
  const steps = Math.round(length * 100)
  const reached = [0, 0, 0]
  for (let step = 0; step < steps; step++) {
    const angle = (bend * (step + 0.5)) / steps
    for (let at = 0; at < 3; at++)
      reached[at]! +=
        (Math.cos(angle) * from[at]! + Math.sin(angle) * (across[at]! / size)) * (length / steps)
  }
  return reached as unknown as Vector
}

describe('the course of a hole', () => {
  it('is that of a walk along its arcs, between its stations too [D35.4]', () => {
    const course = holeCourse([point(0, 0, 0), point(500, 0, 0), point(900, 40, 60), point(1500, 75, 95)])!
    const [down, first, second] = [heading(0, 0), heading(40, 60), heading(75, 95)]
    const one = walked(down, first, 400)
    const other = walked(first, second, 600)
    const at900 = course.at(900)
    expect([at900.east, at900.north, at900.down - 500].map((part) => part.toFixed(2))).toEqual(
      one.map((part) => part.toFixed(2)),
    )
    const at1500 = course.at(1500)
    expect(at1500.east - at900.east).toBeCloseTo(other[0], 2)
    expect(at1500.north - at900.north).toBeCloseTo(other[1], 2)
    expect(at1500.down - at900.down).toBeCloseTo(other[2], 2)
    // Half way along the first arc the hole leans half as much.
    expect(course.at(700).down).toBeCloseTo(500 + walked(down, heading(20, 60), 200)[2], 2)
  })
  it('keeps to the places that a survey tells, and goes straight on below the last [D35.4]', () => {
    const told = [
      { ...point(0, 0, 0), tvDepth: 0, dx: 0, dy: 0 },
      { ...point(1000, 0, 0), tvDepth: 999.5, dx: 3, dy: -4 },
      { ...point(2000, 60, 90), tvDepth: 1825, dx: 480, dy: -4 },
    ]
    const course = holeCourse(told)!
    expect(course.at(1000)).toEqual({ east: 3, north: -4, down: 999.5 })
    expect(course.at(2000).down).toBeCloseTo(1825, 6)
    expect(course.at(2100).down).toBeCloseTo(1825 + 50, 6)
    expect(course.at(2100).east).toBeCloseTo(480 + 100 * Math.sin(Math.PI / 3), 6)
    expect(course.measured).toEqual([0, 1000, 2000])
  })
  it('goes straight between places without angles, and from the surface to the first', () => {
    const placed = { ...point(1000, null, null), tvDepth: 800, dx: 600, dy: 0 }
    expect(holeCourse([placed])!.at(500)).toEqual({ east: 300, north: 0, down: 400 })
    expect(holeCourse([placed])!.at(2000).down).toBe(1600)
  })
  it('is not known of a hole with depths alone [D35.5]', () => {
    expect(holeCourse([point(0, null, null), point(4000, null, null)])).toBeNull()
    expect(holeCourse([point(0, 0, 0), point(4000, 30, null)])).toBeNull()
    expect(holeCourse([])).toBeNull()
  })
})
