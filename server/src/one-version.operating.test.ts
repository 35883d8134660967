import { boreholes, licences } from '@datacentre/catalogue'
import { logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { replaceDataset, type DatasetWriter } from '@datacentre/database'
import { storeKinds } from '@datacentre/database/testing/stores'
import { aBorehole, aLicence } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it, vi } from 'vitest'
import { smallVersion } from '../testing/small-dataset.ts'
import { smallServer } from '../testing/small-server.ts'

/** A dataset of which every part tells the edition it belongs to. */
const edition = (nr: number) => async (writer: DatasetWriter) => {
  const [west, south] = [5 + nr / 10, 52]
  const corners = [
    [west, south],
    [west + 0.1, south],
    [west, south + 0.1],
    [west, south],
  ]
  await writer.rows(boreholes, [aBorehole({ boreholeDbk: 7, boreholeName: `HOLE ${nr}` })])
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'A', licenceName: `LICENCE ${nr}` }),
      geometry: { type: 'Polygon', coordinates: [corners] },
    },
  ])
  const ofHole = { boreholeDbk: 7, interpretationNr: 1 }
  await writer.rows(stratInterpretations, [{ ...emptyRow(stratInterpretations.columns), ...ofHole }])
  await writer.rows(stratIntervals, [
    { ...emptyRow(stratIntervals.columns), ...ofHole, intervalNr: 1, bottomDepth: nr },
  ])
  const log = { documentBfileDbk: 81, boreholeDbk: 7, fileName: `log-${nr}.las`, filePath: 'files/a.las' }
  await writer.rows(logDocuments, [{ ...emptyRow(logDocuments.columns), ...log }])
  await writer.file('files/a.las', Buffer.from(`log of edition ${nr}`))
}

describe.each(storeKinds)('after an import on %s', (kind) => {
  /** Holds the preparation of a version, as that of a national dataset takes seconds. */
  let mayPrepare = Promise.resolve()
  const parts = smallServer(kind, edition(1), { prepare: () => mayPrepare })

  /** The edition that each part of the answers belongs to. */
  async function editions() {
    const { server } = parts()
    const get = (url: string) => server.inject({ url: `/datacenter${url}` })
    const post = (call: string) =>
      server.inject({
        method: 'POST',
        url: `/datacenter/rest/brh/${call}`,
        headers: { 'content-type': 'application/json' },
        payload: '7',
      })
    const object = (await get('/rest/objects/licences/A')).json()
    const layers = (await post('stratinterpretations')).json()
    const [log] = (await post('logdocuments')).json()
    const file = await get('/rest/brh/logdocument/81')
    const within = async (nr: number) =>
      (await get(`/rest/map/licences/within?bbox=${5.01 + nr / 10},52.01,${5.02 + nr / 10},52.02`)).json()
    return {
      ready: (await server.inject({ url: '/readyz' })).json().version,
      row: Number(object.row.licenceName.slice(-1)),
      geometry: Math.round((object.geometry.coordinates[0][0][0] - 5) * 10),
      borehole: Number(layers.boreholeName.slice(-1)),
      stratigraphy: layers.stratIntprts[0].stratIntvals[0].bottomDepth,
      log: Number(log.fileName.slice(4, 5)),
      file: Number(file.payload.slice(-1)),
      window: [(await within(1)).length, (await within(2)).length],
    }
  }
  const whole = (nr: number) => ({
    ready: nr,
    row: nr,
    geometry: nr,
    borehole: nr,
    stratigraphy: nr,
    log: nr,
    file: nr,
    window: nr === 1 ? [1, 0] : [0, 1],
  })

  it('every answer is of the version that is served, until all are of the new one [D25.12]', async () => {
    let prepared = (): void => {}
    mayPrepare = new Promise((resolve) => {
      prepared = resolve
    })
    expect(await editions()).toEqual(whole(1))
    await replaceDataset(parts().store, { ...smallVersion, checksum: '2' }, edition(2))
    expect(await editions()).toEqual(whole(1))
    prepared()
    await vi.waitFor(() => expect(parts().snapshots.snapshot()?.version.id).toBe(2), { timeout: 20_000 })
    expect(await editions()).toEqual(whole(2))
  })
})
