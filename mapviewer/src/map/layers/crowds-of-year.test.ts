import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { describe, expect, it } from 'vitest'
import { crowdsOfYears } from './crowds-of-year.ts'
import { crowdsAmong, standingAt } from './crowds.ts'
import { FINEST_ZOOM, thinning, type Places } from './thinning.ts'

/** From which zoom each is shown, at every zoom. */
const thinned = (...asked: Parameters<typeof thinning>): Uint8Array => thinning(...asked).upTo(FINEST_ZOOM)

const CELL = 8
const sizesAt = () => ({ reach: 6, numberHeight: 11, numberWidth: () => 7 })

type Years = { readonly from: readonly number[]; readonly until?: readonly number[] }

const crowdsOf = (
  places: Places,
  ranks: readonly number[],
  { from, until }: Years,
  always = new Set<number>(),
) =>
  crowdsOfYears({
    places,
    pixels: CELL,
    ranks,
    always,
    isThere: (row, year) => from[row]! <= year && year <= (until?.[row] ?? 2026),
    sizesAt,
  })

describe('a crowd in a year of the past', () => {
  /** A dry hole of 1950, a gas hole of 1970 and an oil hole of 1990 that is gone in 2000. */
  const platform = [
    [100_000, 400_000],
    [100_001, 400_000],
    [100_002, 400_000],
  ]
  const years = { from: [1950, 1970, 1990], until: [2026, 2026, 1999] }
  const crowds = crowdsOf(platform, [30, 10, 0], years)
  const at = (year: number) => [...crowds(year, 5).numbered]

  it('is stood for by the best find of that year, with how many there were then [D27.81]', () => {
    expect([...crowds(1960, 5).standing]).toEqual([[0, 1]])
    expect(at(1980)).toEqual([[1, 2]])
    expect(at(1995)).toEqual([[2, 3]])
    expect(at(2005)).toEqual([[1, 2]])
  })
  it('shows nobody else of it, until the map is near', () => {
    const keptAt = (zoom: number) =>
      platform.flatMap((_, row) => (crowds(1995, zoom).isKept(row) ? [row] : []))
    expect(keptAt(5)).toEqual([2])
    expect(keptAt(FINEST_ZOOM + 1)).toEqual([0, 1, 2])
  })
  it('makes place for what always stands on the map', () => {
    const { isKept, standing } = crowdsOf(platform, [30, 10, 0], years, new Set([0]))(1995, 5)
    expect([0, 1, 2].filter(isKept)).toEqual([0])
    expect(standing.size).toBe(0)
  })
  it('is what a thinning of that year alone would keep and count [D27.73]', () => {
    const metres = CELL * resolutionAt(8)
    const places = Array.from({ length: 400 }, (_, row) => [
      100_000 + ((row * 37) % 41) * metres * 0.6,
      400_000 + ((row * 53) % 29) * metres * 0.6,
    ])
    const ranks = places.map((_, row) => (row * 7) % 13)
    const from = places.map((_, row) => 1950 + ((row * 31) % 70))
    const ofYear = crowdsOf(places, ranks, { from })
    for (const year of [1960, 1990, 2019])
      for (let zoom = 0; zoom <= FINEST_ZOOM; zoom++) {
        const there = places.map((place, row) => (from[row]! <= year ? place : []))
        const shownFrom = thinned(there, CELL, { ranks })
        const alone = { places: there, pixels: CELL, ranks, always: new Set<number>(), shownFrom }
        const { isKept, standing } = ofYear(year, zoom)
        expect([...places.keys()].filter(isKept)).toEqual(
          [...places.keys()].filter((row) => shownFrom[row]! <= zoom && there[row]!.length > 0),
        )
        expect(new Map(crowdsAmong(standing))).toEqual(new Map(crowdsAmong(standingAt(alone, zoom))))
      }
  })
})
