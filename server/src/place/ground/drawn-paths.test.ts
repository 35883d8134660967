import { codeOf, decodeLayer, flatOf, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../../testing/small-server.ts'
import { inSystem } from '../../coordinates.ts'

const START = { longitudeWgs84: 6.7, latitudeWgs84: 53.2 }

const [VERTICAL, HORIZONTAL, ONLY_ENDS, ALONE] = [1, 2, 3, 4]

const measured: readonly (readonly [hole: number, east: number, north: number])[] = [
  [VERTICAL, 0, 0],
  [VERTICAL, 2, 1],
  [HORIZONTAL, 0, 0],
  [HORIZONTAL, 100, 0],
  [HORIZONTAL, 200, 0.2],
  [HORIZONTAL, 1500, 900],
]

const fill = async (writer: DatasetWriter): Promise<void> => {
  await writer.rows(boreholes, [
    ...[VERTICAL, HORIZONTAL].map((boreholeDbk) => aBorehole({ boreholeDbk, ...START })),
    aBorehole({ boreholeDbk: ONLY_ENDS, ...START, endDx: -400, endDy: 300 }),
    aBorehole({ boreholeDbk: ALONE, ...START, endDx: null, endDy: null }),
  ])
  await writer.rows(
    deviationSurveys,
    [VERTICAL, HORIZONTAL].map((boreholeDbk) => ({
      ...emptyRow(deviationSurveys.columns),
      boreholeDbk,
      surveyNr: 1,
      coordSystemCode: 'ED50-UTM31',
    })),
  )
  await writer.rows(
    deviationPoints,
    measured.map(([boreholeDbk, dx, dy], at) => ({
      ...emptyRow(deviationPoints.columns),
      boreholeDbk,
      surveyNr: 1,
      pointNr: at,
      ahDepth: 100 * at,
      dx,
      dy,
    })),
  )
}

describe('the courses of boreholes on the map', () => {
  const parts = smallServer('sqlite', fill)
  const get = (path: string) => parts().server.inject({ url: `/mapviewer/${path}` })
  const version = async (): Promise<string> => (await get('rest/config')).json().dataset.mapVersion
  const paths = async () =>
    decodeLayer((await get(layerAddress(await version(), 'well-paths'))).json() as PackedLayer)

  it('are those that were measured, and straight lines to the end where only that is known; a hole straight down has none [D27.69]', async () => {
    const drawn = await paths()
    expect(drawn.keys).toEqual([HORIZONTAL, ONLY_ENDS])
    expect([0, 1].map((row) => codeOf(drawn, 'course', row))).toEqual(['measured', 'straight'])
    expect(flatOf(drawn, 1)).toHaveLength(4)
  })
  it('lie where the survey of the hole says, to a metre, without points that tell nothing [D27.69]', async () => {
    const drawn = await paths()
    const { features } = (
      await parts().server.inject('/datacenter/api/v1/collections/well-paths/items?boreholeDbk=2')
    ).json()
    const [start, ...rest] = features[0].geometry.coordinates
    const [startX, startY, ...course] = flatOf(drawn, 0)
    const expected = [start, rest.at(-1)].map(([x, y]) => inSystem('RD', x, y))
    for (const [at, metres] of [startX, startY, ...course.slice(-2)].entries())
      expect(Math.abs(metres! - expected.flat()[at]!)).toBeLessThan(1)
    // Of the two points on the way only the last is no part of a straight line.
    expect(course).toHaveLength(4)
  })
  it('are kept for good, and another version leads to the one that stands [D27.43]', async () => {
    const answer = await get(layerAddress(await version(), 'well-paths'))
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const other = await get(layerAddress('1-0123456789abcdef', 'well-paths'))
    expect([other.statusCode, other.headers['location']]).toEqual([
      302,
      `../${await version()}/well-paths.json`,
    ])
  })
})
