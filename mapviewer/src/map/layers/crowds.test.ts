import { allSteps } from '@datacentre/catalogue/list/steps'
import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { describe, expect, it } from 'vitest'
import { crowdsAmong, numberingAt, standingAt } from './crowds.ts'
import { FINEST_ZOOM, thinning, type Places } from './thinning.ts'

/** From which zoom each is shown, at every zoom. */
const thinned = (...asked: Parameters<typeof thinning>): Uint8Array => thinning(...asked).upTo(FINEST_ZOOM)

const CELL = 8
const ZOOM = 5
const sizes = { reach: 6, numberHeight: 11, numberWidth: (count: number) => 7 * String(count).length }

const crowdsAt = (points: Parameters<typeof standingAt>[0], zoom: number): ReadonlyMap<number, number> =>
  new Map(crowdsAmong(standingAt(points, zoom)))

/** Points with what each tells; the lowest tells most. */
function thinnedBy(places: Places, ranks: readonly number[], always = new Set<number>()) {
  return { places, pixels: CELL, ranks, always, shownFrom: thinned(places, CELL, { ranks, always }) }
}

/** Places in pixels of the zoom, each in the middle of a cell. */
const at = (x: number, y: number): readonly number[] => {
  const metres = CELL * resolutionAt(ZOOM)
  return [(x + 0.5) * metres, (y + 0.5) * metres]
}

describe('a crowd of points', () => {
  it('is stood for by the one that tells most, wherever it is in the list, with how many they are [D27.81]', () => {
    const crowd = thinnedBy([at(10, 10), at(10.1, 10), at(10, 10.1), at(90, 90)], [5, 3, 4, 9])
    expect(crowd.shownFrom[1]).toBe(0)
    expect([...crowdsAt(crowd, ZOOM)]).toEqual([[1, 3]])
  })
  it('loses those that a filter leaves out', () => {
    const crowd = thinnedBy([at(10, 10), [], at(10, 10.1)], [5, 3, 4])
    expect([...crowdsAt(crowd, ZOOM)]).toEqual([[2, 2]])
  })
  it('has no number beside what always stands on the map: that is itself alone', () => {
    const crowd = thinnedBy([at(10, 10), at(10.1, 10), at(10, 10.1)], [1, 2, 3], new Set([2]))
    expect(crowdsAt(crowd, ZOOM).size).toBe(0)
  })
  it('is at the nearest zooms only what lies at one and the same place', () => {
    const crowd = thinnedBy([at(10, 10), at(10, 10), at(10.1, 10)], [2, 1, 3])
    expect([...crowdsAt(crowd, FINEST_ZOOM + 1)]).toEqual([[1, 2]])
  })
  it('has of its points only the one that stands for it on top, also where all of them are drawn', () => {
    const crowd = thinnedBy([at(10, 10), at(10, 10), at(90, 90)], [2, 1, 3])
    for (const zoom of [ZOOM, FINEST_ZOOM + 1]) expect([...standingAt(crowd, zoom).keys()]).toEqual([1, 2])
  })
  it('counts every point once at every zoom', () => {
    const places = Array.from({ length: 300 }, (_, row) => at((row * 37) % 41, (row * 53) % 29))
    const crowd = thinnedBy(
      places,
      places.map((_, row) => (row * 7) % 13),
    )
    for (let zoom = 0; zoom <= FINEST_ZOOM; zoom++) {
      const crowds = crowdsAt(crowd, zoom)
      const shown = [...places.keys()].filter((row) => crowd.shownFrom[row]! <= zoom)
      expect(shown.reduce((sum, row) => sum + (crowds.get(row) ?? 1), 0)).toBe(places.length)
    }
  })
})

describe('the number of a crowd', () => {
  const pair = (x: number, y: number) => [at(x, y), at(x + 0.1, y)]
  const numbered = (places: Places) => {
    const crowd = thinnedBy(
      places,
      places.map(() => 0),
    )
    return allSteps(numberingAt(crowd, { zoom: ZOOM, standing: standingAt(crowd, ZOOM), sizes }))
  }

  it('stands where there is room beside its sign [D27.81]', () => {
    expect([...numbered([...pair(10, 10), ...pair(20, 10)]).values()]).toEqual([2, 2])
  })
  it('is left out where another sign or number would lie under it; the larger crowd has it first [D27.81]', () => {
    expect(numbered([...pair(10, 10), at(11, 10)]).size).toBe(0)
    const larger = [...pair(10, 10), at(10.2, 10)]
    // The signs are clear of each other's numbers, but not the numbers.
    const beside = pair(10, 11.25)
    expect([...numbered([...beside, ...larger]).values()]).toEqual([3])
  })
  it('has its room however far it lies from another sign [D27.81]', () => {
    // As far as it takes for both to fall into squares of one number.
    const far = (2 ** 14 * 32) / CELL
    expect([...numbered([...pair(10, 10), at(10 + far + 1, 10), ...pair(20 + far, 10)]).values()]).toEqual([
      2, 2,
    ])
  })
})
