import { brotliDecompressSync } from 'node:zlib'
import {
  boxOf,
  codeOf,
  decodeLayer,
  endsOf,
  flatOf,
  type Layer,
  type PackedLayer,
} from '@datacentre/catalogue/geography/layer-code'
import { mapLayers, wireNames, type WireName } from '@datacentre/catalogue/geography/map-layers'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import { storeKinds } from '@datacentre/database/testing/stores'
import { describe, expect, it } from 'vitest'
import { fillMapDataset } from '../../../testing/map-dataset.ts'
import { smallServer } from '../../../testing/small-server.ts'

describe.each(storeKinds)('the layers of the map on %s', (kind) => {
  const parts = smallServer(kind, fillMapDataset)
  const get = (path: string, headers: Record<string, string> = {}) =>
    parts().server.inject({ url: `/mapviewer/${path}`, headers })
  const version = async (): Promise<string> => (await get('rest/config')).json().dataset.mapVersion
  const layer = async (name: WireName): Promise<Layer> =>
    decodeLayer((await get(layerAddress(await version(), name))).json() as PackedLayer)

  it('have the rows of their list, in its order [D27.43]', async () => {
    for (const { wireName, key, title, register } of mapLayers) {
      if (register === null) continue
      const { method, path } = register.rest.list
      const rows: Record<string, unknown>[] = (
        await parts().server.inject({ method, url: `/mapviewer${path}` })
      ).json()
      const { keys, names } = await layer(wireName)
      expect(keys).toEqual(rows.map((row) => row[key]))
      expect(names).toEqual(rows.map((row) => row[title]))
    }
    expect((await layer('lines')).names).toEqual(['NAM84-9', 'NAM84-10', 'NAM85-1'])
    expect((await layer('facilities')).names).toEqual(['Oosterveen A', 'Zwolle'])
  })
  it('have places in whole metres of the Dutch grid, and none where none is known', async () => {
    const boreholes = await layer('boreholes')
    expect(boreholes.names[1]).toBe('OOSTERVEEN-01')
    expect(flatOf(boreholes, 1)).toEqual([155_000, 463_000])
    expect([flatOf(boreholes, 0), boxOf(boreholes, 0)]).toEqual([[], null])
    const lines = await layer('lines')
    expect(flatOf(lines, 0)).toHaveLength(4)
    expect(codeOf(lines, 'anaDigTypeCd', 0)).toBe('DIG')
    const licences = await layer('licences')
    expect(endsOf(licences, 1)).toEqual([[10], [20]])
  })
  it('are kept for good under their version, packed as the caller asks [D27.43]', async () => {
    const address = layerAddress(await version(), 'lines')
    const plain = await get(address)
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    })
    const packed = await get(address, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload)
    const again = await get(address, { 'if-none-match': String(plain.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })
  it('lead from another version to the current one, which is not kept', async () => {
    const other = await get(layerAddress('1-0123456789abcdef', 'fields'))
    expect([other.statusCode, other.headers['cache-control']]).toEqual([302, 'no-store'])
    expect(other.headers['location']).toBe(`../${await version()}/fields.json`)
  })
  it('are seven, and no others', async () => {
    expect(wireNames).toHaveLength(7)
    for (const name of ['blocks', 'toString', 'seismic-lines']) {
      const answer = await get(`rest/map/${await version()}/${name}.json`)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ])
    }
  })
  it('tell what touches a window in degrees [D27.44]', async () => {
    const within = async (name: string, bbox: string) =>
      (await get(`rest/map/${name}/within?bbox=${bbox}`)).json()
    expect(await within('boreholes', '5.3,52.1,5.4,52.2')).toEqual([100, 101, 102])
    expect(await within('licences', '5.31,52.11,5.32,52.12')).toEqual(['GDNC-A'])
    expect(await within('licences', '5.9,52.5,6,52.6')).toEqual(['GDNC-B'])
    // Between the two ends of lines that cross: one runs through, the other past.
    expect(await within('lines', '5.30,52.10,5.31,52.11')).toEqual([2])
    expect(await within('facilities', '-180,-90,180,90')).toEqual(['OVN-A'])
  })
  it.each([
    '',
    '?bbox=',
    '?bbox=1,2,3',
    '?bbox=1,2,3,4,5',
    '?bbox=5,52,4,53',
    '?bbox=4,53,5,52',
    '?bbox=a,b,c,d',
    '?bbox=0,0,0,91',
    '?bbox=,,,',
  ])('refuse the window %s and say what one is', async (query) => {
    const answer = await get(`rest/map/lines/within${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().faults).toEqual([
      { key: 'bbox', message: expect.stringContaining('west,south,east,north') },
    ])
  })
  it('refuse a window of a layer that does not exist with 404', async () => {
    expect((await get('rest/map/nothing/within?bbox=1,1,2,2')).statusCode).toBe(404)
  })
  it('go on when the store is gone, and windows are told to be away', async () => {
    const address = layerAddress(await version(), 'lines')
    await parts().store.close()
    expect((await get(address)).statusCode).toBe(200)
    expect((await get('rest/map/lines/within?bbox=1,1,2,2')).statusCode).toBe(503)
    expect((await get('rest/search/suggest/oosterveen')).statusCode).toBe(200)
    expect((await get('rest/objects/fields/OVN')).statusCode).toBe(503)
  })
})
