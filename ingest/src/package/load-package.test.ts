import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, currentVersion, migrate, type Store } from '@datacentre/database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallPackage, type SmallPackage } from '../../testing/small-package.ts'
import { checkPackage } from './check-package.ts'
import { loadPackage, PackageChanged } from './load-package.ts'

const quiet = { onFile: () => {}, onBytes: () => {} }

describe('a package that is changed between the check and the load', () => {
  let store: Store
  let made: SmallPackage
  beforeEach(async () => {
    store = await connect('sqlite::memory:')
    await migrate(store)
    made = await smallPackage({
      'log-documents.csv': 'documentBfileDbk,boreholeDbk,fileName,filePath\n9,2,a.las,files/a.las\n',
      'files/a.las': '~Version',
    })
  })
  afterEach(async () => {
    await store.close()
    await made.remove()
  })

  it.each<[string, (folder: string) => Promise<void>]>([
    ['a table cut off in the middle of a row', (folder) => truncate(join(folder, 'boreholes.csv'), 120)],
    ['a shape cut off', (folder) => truncate(join(folder, 'fields.geojson'), 120)],
    ['a table that is gone', (folder) => rm(join(folder, 'boreholes.csv'))],
    ['another file of a log', (folder) => writeFile(join(folder, 'files/a.las'), '~Another')],
    ['a file of a log that is gone', (folder) => rm(join(folder, 'files/a.las'))],
    ['a descriptor that is gone', (folder) => rm(join(folder, 'datapackage.json'))],
  ])('is refused for %s', async (_what, change) => {
    const checked = await checkPackage(made.folder, { progress: quiet })
    expect([...checked.findings.groups.values()]).toEqual([])
    await change(made.folder)
    await expect(loadPackage(store, checked, quiet)).rejects.toThrow(PackageChanged)
    expect(await currentVersion(store)).toBeNull()
  })
})
