import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused } from '../../../testing/expect-refused.ts'
import { faultyDescriptors } from '../../../testing/faulty-descriptors.ts'
import { faultyGeojson } from '../../../testing/faulty-geojson.ts'
import { faultyTables } from '../../../testing/faulty-tables.ts'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run } from '../../../testing/run-import.ts'

const aPackage = packageMaker()

// A fault is found before the store is written to: on which store makes no difference.
describe('the import command', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  beforeAll(async () => {
    store = await database.open()
    await run([await aPackage()], database.url)
  })

  it.each([...faultyTables, ...faultyGeojson, ...faultyDescriptors])(
    'refuses %s, says where, and leaves the old data whole [D25.1-3, D25.5, D25.15]',
    async (_what, changes, expected) => {
      const said = await expectRefused({ url: database.url, store, folder: await aPackage(changes) })
      expect(said).toMatch(expected)
    },
  )
  it('says of a folder that is not there that it does not exist', async () => {
    const { code, err } = await run(['/nonexistent'], database.url)
    expect(code).toBe(1)
    expect(err).toContain('datapackage.json: cannot be read: the folder /nonexistent does not exist')
    const empty = await mkdtemp(join(tmpdir(), 'no-package-'))
    expect((await run([empty], database.url)).err).toContain(
      'cannot be read: a data package is a folder that holds a datapackage.json',
    )
    await rm(empty, { recursive: true })
  })
})
