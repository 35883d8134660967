import type { PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { layerAddress, layerVersion } from '@datacentre/catalogue/wire/map-addresses'
import { replaceDataset } from '@datacentre/database'
import { aBorehole } from '@datacentre/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { smallVersion } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

describe('a list and its layer of the map', () => {
  const parts = smallServer('sqlite')
  const get = (path: string) => parts().server.inject({ url: `/mapviewer/${path}` })
  const version = async (): Promise<string> => (await get('rest/config')).json().dataset.mapVersion
  const { method, path } = boreholes.rest.list
  const list = () => parts().server.inject({ method, url: `/mapviewer${path}` })

  it('tell their version, so that an import between the two calls is seen and both can be had of one [D27.52]', async () => {
    const before = await version()
    expect((await list()).headers[DATASET_VERSION]).toBe(before)
    await replaceDataset(parts().store, { ...smallVersion, checksum: 'next' }, async (writer) => {
      await writer.rows(boreholes, [
        aBorehole({ boreholeDbk: 99, boreholeName: 'AARDENBURG-01' }),
        aBorehole({ boreholeDbk: 100, boreholeName: 'OOSTERVEEN-01' }),
      ])
    })
    await vi.waitFor(async () => expect(await version()).not.toBe(before), { timeout: 30_000 })
    const after = await list()
    const answered = String(after.headers[DATASET_VERSION])
    expect(answered).toBe(await version())
    const { location } = (await get(layerAddress(before, 'boreholes'))).headers
    expect(layerVersion(new URL(String(location), 'http://any/rest/map/x/y').href)).toBe(answered)
    const { keys } = (await get(layerAddress(answered, 'boreholes'))).json() as PackedLayer
    expect(keys).toEqual(after.json().map((row: Record<string, unknown>) => row['boreholeDbk']))
    expect(keys).toEqual([99, 100])
  })
})
