import { describe, expect, it } from 'vitest'
import { stationsOf } from './details/path.ts'
import { groupBy } from './grouped.ts'
import { streams } from './chance/random.ts'
import { theDemo } from './testing/the-demo.ts'

const depths = new Map([...theDemo.tables.boreholes].map((borehole) => [borehole.boreholeDbk, borehole]))

describe('the layers of a borehole', () => {
  it('follow one another from 0 to the end of the hole', () => {
    const readings = groupBy(
      theDemo.tables['strat-intervals'],
      (row) => `${row.boreholeDbk} ${row.interpretationNr}`,
    )
    const broken = [...readings.values()].filter((intervals) =>
      intervals.some(({ topDepth, bottomDepth }, at) => {
        const above = at === 0 ? 0 : intervals[at - 1]?.bottomDepth
        return topDepth !== above || (bottomDepth ?? 0) <= (topDepth ?? 0)
      }),
    )
    expect(broken).toEqual([])
    const unended = [...readings.values()].filter((intervals) => {
      const end = depths.get(intervals[0]?.boreholeDbk ?? 0)?.endAhDepthInMeters ?? null
      return end !== null && intervals.at(-1)?.bottomDepth !== end
    })
    expect(unended).toEqual([])
  })

  it('are read once with preference in every interpreted borehole', () => {
    const preferred = [...theDemo.tables['strat-interpretations']].filter(
      ({ preferredBln }) => preferredBln === 'J',
    )
    expect(new Set(preferred.map(({ boreholeDbk }) => boreholeDbk)).size).toBe(preferred.length)
    expect(preferred.length).toBeGreaterThan(5500)
  })
})

describe('the path of a borehole', () => {
  it('ends where the register says', () => {
    const ends = new Map([...theDemo.tables['deviation-points']].map((point) => [point.boreholeDbk, point]))
    const strays = [...ends.values()].filter(({ boreholeDbk, ahDepth, tvDepth, dx }) => {
      const borehole = depths.get(boreholeDbk)
      const differs = (value: number | null, said: number | null | undefined): boolean =>
        value !== null && typeof said === 'number' && Math.abs(value - said) > 0.011
      return (
        differs(ahDepth, borehole?.endAhDepthInMeters) ||
        differs(tvDepth, borehole?.tvdInMeters) ||
        differs(dx, borehole?.endDx)
      )
    })
    expect(strays).toEqual([])
  })

  it('is a quarter circle when it bends evenly to the horizontal', () => {
    // 30 degrees to 87.5 in even steps: true depth and displacement follow those of an arc to within a few metres.
    const plan = { shape: 'H', depth: 1500, kickoff: 300, angle: 40, azimuth: 90, lateral: 600 } as const
    const stations = stationsOf(plan, { random: streams(3)('a path') })
    const end = stations.at(-1)
    expect(end?.tvd).toBeGreaterThan(1400)
    expect(end?.tvd).toBeLessThan(1620)
    expect(end?.dx).toBeGreaterThan(1000)
    expect(Math.abs(end?.dy ?? 0)).toBeLessThan(150)
    expect(stations.every(({ tvd, ah }) => tvd <= ah + 0.001)).toBe(true)
  })
})

describe('a log', () => {
  it('is a LAS file of 30 to 60 KB and of the size that the register says', () => {
    const sizes = new Map(
      [...theDemo.tables['log-documents']].map(({ filePath, fileSize }) => [filePath, fileSize]),
    )
    const logs = [...theDemo.files].filter(({ path }) => path.endsWith('.las'))
    expect(logs).toHaveLength(300)
    expect(
      logs.filter(({ path, text }) => Buffer.byteLength(text) !== sizes.get(path)).map(({ path }) => path),
    ).toEqual([])
    expect(logs.every(({ text }) => text.startsWith('~Version Information\nVERS .       2.0'))).toBe(true)
    const bytes = logs.map(({ text }) => text.length)
    expect(Math.min(...bytes)).toBeGreaterThan(30_000)
    expect(Math.max(...bytes)).toBeLessThan(62_000)
  })
})
