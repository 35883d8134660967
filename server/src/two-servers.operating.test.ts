import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceDataset } from '@datacentre/database'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fillSmallDataset, smallVersion } from '../testing/small-dataset.ts'
import { followDataset, type StandingSnapshot } from './snapshot/standing-snapshot.ts'

describe.each(storeKinds)('two servers on one %s', (kind) => {
  const database = freshDatabase(kind)
  const servers: StandingSnapshot[] = []
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'two-'))
    await database.open()
    for (const name of ['one', 'other']) {
      const store = await database.connect()
      servers.push(
        await followDataset({ store, folder: join(folder, name), onBuilt: () => {}, onTrouble: () => {} }),
      )
    }
  })
  afterAll(async () => {
    for (const server of servers) server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('both serve a new version soon after an import, without being told', async () => {
    const importer = await database.connect()
    for (const version of [1, 2, 3]) {
      await replaceDataset(importer, { ...smallVersion, checksum: String(version) }, fillSmallDataset)
      await vi.waitFor(
        () => expect(servers.map((server) => server.snapshot()?.version.id)).toEqual([version, version]),
        { timeout: 30_000, interval: 50 },
      )
    }
  })
})
