import type { DeviationPoint } from '@datacentre/catalogue/supporting/deviation'
import type { documentGroup } from '@datacentre/catalogue/codes/documents'
import type { LogDocument } from '@datacentre/catalogue/supporting/documents'
import { describe, expect, it } from 'vitest'
import { groupBy } from './grouped.ts'
import { theDemo } from './testing/the-demo.ts'

const depths = new Map([...theDemo.tables.boreholes].map((borehole) => [borehole.boreholeDbk, borehole]))

describe('the layers of a borehole', () => {
  it('follow one another from 0 to the end of the hole [D24.15]', () => {
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

  it('are read once with preference in every interpreted borehole [D24.15]', () => {
    const preferred = [...theDemo.tables['strat-interpretations']].filter(
      ({ preferredBln }) => preferredBln === 'J',
    )
    expect(new Set(preferred.map(({ boreholeDbk }) => boreholeDbk)).size).toBe(preferred.length)
    expect(preferred.length).toBeGreaterThan(5500)
  })
})

describe('the path of a borehole', () => {
  it('ends where the register says [D24.15]', () => {
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

  it('follows from its angles by minimum curvature', () => {
    const paths = groupBy(theDemo.tables['deviation-points'], ({ boreholeDbk }) => boreholeDbk)
    const complete = [...paths.values()].filter((path) =>
      path.every(({ tvDepth, dx, dy }) => tvDepth !== null && dx !== null && dy !== null),
    )
    expect(complete.length).toBeGreaterThan(4000)
    expect(Math.max(...complete.map(largestDifference))).toBeLessThan(0.02)
  })
})

type Vector = readonly [east: number, north: number, down: number]

const directionOf = ({ devAngle, azimuth }: DeviationPoint): Vector => {
  const [angle, bearing] = [((devAngle ?? 0) * Math.PI) / 180, ((azimuth ?? 0) * Math.PI) / 180]
  return [Math.sin(angle) * Math.sin(bearing), Math.sin(angle) * Math.cos(bearing), Math.cos(angle)]
}

/** Metres between where the points say they are and where arcs between their directions lead. */
function largestDifference(path: readonly DeviationPoint[]): number {
  let at: Vector = [0, 0, 0]
  const differences = path.slice(1).map((point, nr) => {
    const before = path[nr] ?? point
    const [from, to] = [directionOf(before), directionOf(point)]
    const bend = Math.acos(Math.min(1, from[0] * to[0] + from[1] * to[1] + from[2] * to[2]))
    const length =
      (((point.ahDepth ?? 0) - (before.ahDepth ?? 0)) / 2) *
      (bend < 1e-6 ? 1 : Math.tan(bend / 2) / (bend / 2))
    at = [
      at[0] + length * (from[0] + to[0]),
      at[1] + length * (from[1] + to[1]),
      at[2] + length * (from[2] + to[2]),
    ]
    return Math.max(
      Math.abs(at[0] - (point.dx ?? 0)),
      Math.abs(at[1] - (point.dy ?? 0)),
      Math.abs(at[2] - (point.tvDepth ?? 0)),
    )
  })
  return Math.max(0, ...differences)
}

describe('a log', () => {
  it('is a LAS file of 30 to 60 KB, of the size and with the UWI that the register says [D24.16, D24.30]', () => {
    const sizes = new Map(
      [...theDemo.tables['log-documents']].map(({ filePath, fileSize }) => [filePath, fileSize]),
    )
    const logs = [...theDemo.files].filter(({ path }) => path.endsWith('.las'))
    expect(logs).toHaveLength(300)
    expect(
      logs.filter(({ path, text }) => Buffer.byteLength(text) !== sizes.get(path)).map(({ path }) => path),
    ).toEqual([])
    const uwis = new Map([...depths.values()].map(({ boreholeDbk, uwi }) => [boreholeDbk, uwi]))
    const strangers = logs.filter(({ path, text }) => {
      const borehole = Number(/(\d+)\.las$/.exec(path)?.[1])
      return /^UWI +\. +(.*?) ?: /m.exec(text)?.[1] !== (uwis.get(borehole) ?? '')
    })
    expect(strangers.map(({ path }) => path)).toEqual([])
    expect(logs.every(({ text }) => text.startsWith('~Version Information\nVERS .       2.0'))).toBe(true)
    const bytes = logs.map(({ text }) => text.length)
    expect(Math.min(...bytes)).toBeGreaterThan(30_000)
    expect(Math.max(...bytes)).toBeLessThan(62_000)
  })
})

describe('a list of logs', () => {
  const logs = [...theDemo.tables['log-documents']]

  it('files every log under a group of the national service that suits its format [D20.5]', () => {
    const formats = {
      COMPOSITE_LOG_FILE: ['LAS', 'ASC', 'DLIS', 'LIS'],
      LAS_AND_ASCII_FILES: ['LAS', 'ASC'],
      DLIS_AND_LIS_FILES: ['DLIS', 'LIS'],
      LOGICAL_FILES_DLIS_AND_LIS: ['DLIS', 'LIS'],
    } as const satisfies Record<(typeof documentGroup)[number], readonly string[]>
    const isMisfiled = ({ documentGroup, fileTypeCode }: LogDocument): boolean =>
      documentGroup !== null &&
      fileTypeCode !== null &&
      !formats[documentGroup as keyof typeof formats]?.some((format) => format === fileTypeCode)
    expect(logs.filter(isMisfiled)).toEqual([])
    const held = logs.filter(({ filePath }) => filePath !== null)
    expect(held.filter(({ documentGroup }) => documentGroup === null)).toEqual([])
    const used = new Set(logs.map(({ documentGroup }) => documentGroup))
    for (const group of Object.keys(formats)) expect(used).toContain(group)
  })
  it('has names that end in small letters [D20.5]', () => {
    expect(logs.filter(({ fileName }) => !/\.(las|asc|dlis|lis)$/.test(fileName))).toEqual([])
  })
})

describe('a document', () => {
  it('is said to have a file only where that file is in the package [D24.15]', () => {
    const paths = new Set([...theDemo.files].map(({ path }) => path))
    const documents = [...theDemo.tables.documents]
    const withFile = documents.filter(({ hasBfile }) => hasBfile === 'J')
    expect(withFile).toHaveLength(300)
    expect(withFile.filter(({ filePath }) => filePath === null || !paths.has(filePath))).toEqual([])
    const served = documents.filter(({ filePath }) => filePath !== null)
    expect(served.filter(({ hasBfile }) => hasBfile !== 'J')).toEqual([])
  })
})
