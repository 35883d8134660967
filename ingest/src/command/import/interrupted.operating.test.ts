import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boreholes } from '@datacentre/catalogue'
import { currentVersion, readRows, type Store } from '@datacentre/database'
import { inOwnProcess } from '@datacentre/database/testing/own-process'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPackage } from '../../../testing/small-package.ts'
import { writeDemo } from '../../demo/write.ts'
import { importCommand } from './import.ts'

const command = join(import.meta.dirname, '..', '..', 'import-command.ts')
let folder = ''
const large = () => join(folder, 'large')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interrupted-'))
  await writeDemo(large(), { seed: 1, until: '2026-09', scale: 0.05 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(dir: string, databaseUrl: string): Promise<{ code: number; err: string }> {
  let err = ''
  const code = await importCommand({
    argv: [dir, '--allow-loss'],
    environment: { DATABASE_URL: databaseUrl },
    out: { write: () => {} },
    err: { write: (text) => (err += text) },
  })
  return { code, err }
}

/** Starts an import in a process of its own and waits until it loads a table. */
async function importThatLoads(databaseUrl: string, table: string): Promise<ChildProcess> {
  const child = await inOwnProcess(command, [large(), '--allow-loss'], { DATABASE_URL: databaseUrl })
  await new Promise<void>((resolve) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(`loading ${table}`)) resolve()
    })
  })
  return child
}

describe.each(storeKinds)('an import on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
    const small = await smallPackage()
    await run(small.folder, database.url)
    await small.remove()
  })
  const names = async () => (await readRows(await standing(store), boreholes)).map((row) => row.boreholeName)
  const old = ['K12-06', "'t Zandt, noord-01"]

  it('that is killed in the middle leaves the old data whole', async () => {
    const child = await importThatLoads(database.url, 'well-figures.csv')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await names()).toEqual(old)
    expect((await currentVersion(store))?.id).toBe(1)
  })
  it('refuses to start while another is under way, and says so; the other one goes on', async () => {
    const other = await smallPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName\n1,other\n' })
    const child = await importThatLoads(database.url, 'boreholes.csv')
    // It would be done before the other one began, on a quick machine.
    child.kill('SIGSTOP')
    const second = await run(other.folder, database.url).finally(() => child.kill('SIGCONT'))
    await other.remove()
    expect(second.code).toBe(3)
    expect(second.err).toContain('Another import is under way; the dataset is unchanged')
    expect((await once(child, 'exit'))[0]).toBe(0)
    expect(await names()).toHaveLength(337)
  })
  it('runs again after all that, and finds its package loaded', async () => {
    expect((await run(large(), database.url)).code).toBe(0)
    expect(await names()).toHaveLength(337)
  })
})
