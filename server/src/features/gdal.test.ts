import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { isAsked } from '@datacentre/fixtures/other-programs'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'
import { collections } from '../collections/collections.ts'

const run = promisify(execFile)

/** Another reader of the API; it runs where GDAL is installed. */
describe.runIf(isAsked('GDAL'))('GDAL over OGC API Features', () => {
  const parts = smallServer('sqlite', fillFeatures)
  let source = ''
  let api = ''
  beforeAll(async () => {
    const { server } = parts()
    await server.listen({ host: '127.0.0.1', port: 0 })
    api = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/datacenter/api/v1`
    source = `OAPIF:${api}`
  })
  const ogrinfo = async (...args: string[]): Promise<string> =>
    (await run('ogrinfo', ['-ro', ...args])).stdout
  const countIn = (told: string): number => Number(/Feature Count: (\d+)/.exec(told)?.[1])
  const matched = async (id: string, query = ''): Promise<number> => {
    const answer = await fetch(`${api}/collections/${id}/items?f=json&limit=1${query}`)
    return ((await answer.json()) as { numberMatched: number }).numberMatched
  }

  it('lists every collection that has rows, and reads as many features of each, page by page', async () => {
    const { collections: listed } = (await (await fetch(`${api}/collections?f=json`)).json()) as {
      collections: { id: string }[]
    }
    const layers = await ogrinfo('-q', source)
    expect(listed.length).toBeGreaterThan(2)
    for (const { id } of listed) {
      expect(collections.map((one) => one.id)).toContain(id)
      expect(layers).toContain(`: ${id}`)
      const told = await ogrinfo('-al', '-oo', 'PAGE_SIZE=1', source, id)
      expect([id, told.split(/^OGRFeature/m).length - 1]).toEqual([id, await matched(id)])
    }
  })

  it('asks for a box, an attribute and another coordinate system, and gets what the register has', async () => {
    const boxed = await ogrinfo('-so', '-spat', '4.9', '51.9', '5.1', '52.1', source, 'boreholes')
    expect(countIn(boxed)).toBe(await matched('boreholes', '&bbox=4.9,51.9,5.1,52.1'))
    const gas = await ogrinfo('-so', '-where', "resultCode = 'GAS'", source, 'boreholes')
    expect(countIn(gas)).toBe(await matched('boreholes', '&resultCode=GAS'))
    // Its driver asks for another system only since 3.7; the answer itself it reads in any.
    const system = encodeURIComponent('http://www.opengis.net/def/crs/EPSG/0/28992')
    const rd = await ogrinfo(
      '-al',
      `GeoJSON:${api}/collections/boreholes/items?f=json&boreholeDbk=1&crs=${system}`,
    )
    const [, x, y] = /POINT \(([\d.]+) ([\d.]+)\)/.exec(rd) ?? []
    expect([Math.round(Number(x)), Math.round(Number(y))]).toEqual([128_410, 445_807])
  })
})
