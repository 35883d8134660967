import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { replaceDataset } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMapDataset } from '../../testing/map-dataset.ts'
import { fillSmallDataset, smallVersion } from '../../testing/small-dataset.ts'
import { packedFiles } from './kept/packed-files.ts'
import { readDataset, type ReadDataset } from './read-dataset.ts'
import { tablesServed } from './kept/tables-served.ts'

type Fill = typeof fillSmallDataset

/** What a server holds in memory, read from a store of this kind. */
function snapshotOn(kind: 'sqlite' | 'postgres', fill: Fill): () => ReadDataset {
  const database = freshDatabase(kind)
  let folder = ''
  let read: ReadDataset | null = null
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
    const store = await database.open()
    await replaceDataset(store, smallVersion, fill)
    const onTrouble = (error: unknown) => expect.unreachable(String(error))
    read = await readDataset(store, () => packedFiles({ folder, content: kind, versionId: 1, onTrouble }))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return () => {
    if (read === null) throw new Error('there is a dataset only while the tests run')
    return read
  }
}

/**
 * Every call but those about one object is answered from this, so those need no test on either store: the calls that ask the
 * store at the moment have theirs on both.
 */
describe.each([
  ['registers, figures and details', fillSmallDataset],
  ['shapes on the map', fillMapDataset],
] as const)('both stores, filled with %s', (_, fill) => {
  const sqlite = snapshotOn('sqlite', fill)
  const postgres = snapshotOn('postgres', fill)

  it('give the same rows of every table in the same order', () => {
    const rowsOn = (read: ReadDataset) => tablesServed.map((table) => [table.id, read.rowsOf(table)()])
    expect(rowsOn(postgres())).toEqual(rowsOn(sqlite()))
    expect(tablesServed.some((table) => sqlite().rowsOf(table)().length > 0)).toBe(true)
  })
  it('give the same drawing of every layer', () => {
    const drawnOn = (read: ReadDataset) =>
      mapLayers.map((layer) => {
        const { json, boxes, ground } = read.drawnOf(layer)
        return { name: layer.id, json: json.toString(), boxes, ground: ground() }
      })
    expect(drawnOn(postgres())).toEqual(drawnOn(sqlite()))
  })
})
