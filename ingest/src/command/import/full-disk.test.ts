import { boreholes } from '@datacentre/catalogue'
import { readRows } from '@datacentre/database'
import { fillDisk } from '@datacentre/database/testing/full-disk'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { describe, expect, it, onTestFinished } from 'vitest'
import { run } from '../../../testing/run-import.ts'
import { smallPackage } from '../../../testing/small-package.ts'

const OTHER = { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,other\n' }

describe('the import command on a PostgreSQL whose disk is full', () => {
  const database = freshDatabase('postgres')
  it('says so in one sentence with its own exit code, and leaves the old data whole [D25.14]', async () => {
    const store = await database.open()
    const [small, other] = [await smallPackage(), await smallPackage(OTHER)]
    onTestFinished(small.remove)
    onTestFinished(other.remove)
    await run([small.folder], database.url)
    const before = await readRows(await standing(store), boreholes)
    await fillDisk(store)
    expect(await run([other.folder, '--allow-loss'], database.url)).toMatchObject({
      code: 4,
      err: expect.stringMatching(
        /^(warning: .*\n)*The disk of the store is full; the dataset is unchanged\. Make room and try again\.\n$/,
      ),
    })
    expect(await readRows(await standing(store), boreholes)).toEqual(before)
  })
})
