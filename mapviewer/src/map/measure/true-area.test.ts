import { describe, expect, it } from 'vitest'
import { toRd } from '../coordinates/systems.ts'
import { areaOf } from './true-area.ts'
import { bearingOf } from './true-bearing.ts'

/** On a sphere as large as the earth is there: how far one degree goes, and what lies between two parallels. */
const between = (south: number, north: number, degrees: number): number => {
  // The radius of the sphere with the area of GRS80 (authalic), and the latitudes that go with it.
  const eSquared = 0.0066943800229
  const e = Math.sqrt(eSquared)
  const q = (latitude: number): number => {
    const sine = Math.sin((latitude * Math.PI) / 180)
    return (
      (1 - eSquared) *
      (sine / (1 - eSquared * sine ** 2) - Math.log((1 - e * sine) / (1 + e * sine)) / (2 * e))
    )
  }
  return (6_378_137 ** 2 / 2) * ((degrees * Math.PI) / 180) * (q(north) - q(south))
}

/** The outline of a piece between two parallels and two meridians, with points along them. */
const piece = (west: number, south: number, degrees: number, points = 20) => {
  const along = Array.from({ length: points }, (_, at) => at / points)
  return [
    ...along.map((part): [number, number] => [west + part * degrees, south]),
    ...along.map((part): [number, number] => [west + degrees, south + part * degrees]),
    ...along.map((part): [number, number] => [west + degrees - part * degrees, south + degrees]),
    ...along.map((part): [number, number] => [west, south + degrees - part * degrees]),
  ].map((place) => toRd(place, 'WGS84'))
}

describe('a measured area', () => {
  it.each([
    ['around Amersfoort', 5.2, 52, 0.3],
    ['at the far end of the shelf', 3, 55.2, 0.4],
    ['in Limburg', 5.8, 50.8, 0.2],
  ])('is that over the ellipsoid, %s [D27.12]', (_, west, south, degrees) => {
    const computed = between(south, south + degrees, degrees)
    expect(areaOf(piece(west, south, degrees)) / computed).toBeCloseTo(1, 4)
  })
  it('needs three points, and is the same whichever way round', () => {
    expect(
      areaOf([
        [155_000, 463_000],
        [156_000, 463_000],
      ]),
    ).toBe(0)
    const square = [
      [155_000, 463_000],
      [156_000, 463_000],
      [156_000, 464_000],
      [155_000, 464_000],
    ] as const
    expect(areaOf(square)).toBeCloseTo(areaOf(square.toReversed()), 6)
    expect(areaOf(square)).toBeCloseTo(1_000_184, -1)
  })
})

describe('a measured bearing', () => {
  it.each([
    ['north', 0, [0, 0.01]],
    ['east', 90, [0.01, 0]],
    ['south', 180, [0, -0.01]],
    ['west', 270, [-0.01, 0]],
  ] as const)('is from true north, far out at sea too: %s [D27.12]', (_, degrees, [east, north]) => {
    const from = toRd([3, 55], 'WGS84')
    const to = toRd([3 + east, 55 + north], 'WGS84')
    const apart = Math.abs(bearingOf(from, to) - degrees)
    expect(Math.min(apart, 360 - apart)).toBeLessThan(0.02)
  })
})
