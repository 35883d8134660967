import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { describe, expect, it } from 'vitest'
import { FINEST_ZOOM, thinning } from './thinning.ts'

/** From which zoom each is shown, at every zoom. */
const thinned = (...asked: Parameters<typeof thinning>): Uint8Array => thinning(...asked).upTo(FINEST_ZOOM)

const points = [
  [100_000, 400_000],
  [100_010, 400_010],
  [200_000, 500_000],
]

const shownFrom = thinned(points, 10)

describe('thinning of points that lie close together', () => {
  it('shows one of two neighbours when the map is small, and the other when it is near enough [D27.22]', () => {
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

/** Platforms on a grid of 5 km with ten boreholes each, metres apart: most of them are thinned away at their own page's zoom. */
const clusters = Array.from({ length: 400 }, (_, at) => {
  const platform = Math.floor(at / 10)
  const hole = at % 10
  return [
    20_000 + (platform % 20) * 5000 + 7 * hole,
    400_000 + Math.floor(platform / 20) * 5000 + 3 * (hole % 4),
  ]
})

describe('thinning around what always stands on the map', () => {
  /** Zoom 7.5, at which the page of a borehole opens. */
  const zoom = 7.5
  const cellOf = ([x = 0, y = 0]: readonly number[]): string =>
    [x, y].map((axis) => Math.floor(axis / (8 * resolutionAt(Math.floor(zoom))))).join(' ')

  it('without it leaves out most boreholes of a platform', () => {
    const left = thinned(clusters, 8).filter((from) => from <= zoom).length
    expect(left).toBeLessThan(clusters.length / 2)
  })
  it('shows every borehole on its own page, and no neighbour in its place [D27.54]', () => {
    for (const [at, place] of clusters.entries()) {
      const from = thinned(clusters, 8, { always: new Set([at]) })
      expect(from[at]).toBe(0)
      const inPlace = clusters.filter(
        (other, row) => (from[row] ?? 99) <= zoom && cellOf(other) === cellOf(place),
      )
      expect(inPlace).toEqual([place])
    }
  })
  it('shows a whole selection, however close together it lies [D27.54]', () => {
    const selection = new Set([...clusters.keys()].filter((at) => at < 150))
    const from = thinned(clusters, 8, { always: selection })
    expect([...selection].every((at) => from[at] === 0)).toBe(true)
  })
})

describe('thinning of the past', () => {
  it('is once made the same as for each year alone [D27.73]', () => {
    const firstYears = clusters.map((_, at) => 1950 + ((at * 37) % 70))
    const once = thinned(clusters, 8, { ranks: firstYears })
    for (const year of [1955, 1980, 2000, 2019]) {
      const isThere = (at: number): boolean => firstYears[at]! <= year
      const alone = thinned(
        clusters.map((place, at) => (isThere(at) ? place : [])),
        8,
        { ranks: firstYears },
      )
      const thereOf = (from: Uint8Array) => Array.from(from).filter((_, at) => isThere(at))
      expect(thereOf(once)).toEqual(thereOf(alone))
    }
  })
})
