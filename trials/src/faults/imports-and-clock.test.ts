import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { editionsServed, untilServed } from '../product/answers.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { trialPostgres } from '../product/postgres.ts'
import { importPackage, startImport, startServer, type Environment } from '../product/running.ts'
import { expectWholeStore } from '../product/whole-store.ts'

const dataPackage = (edition: string): string => packageIn(inject('packages'), edition)
const known = () => inject('known')

it.each(['SQLite', 'PostgreSQL'])(
  'of two imports at once into %s one loads, the other says that it may not, or both load in turn [D39.7]',
  async (kind) => {
    const folder = copyOf(inject('shipped'))
    const file = join(folder, 'data', 'datacentre.db')
    const url = kind === 'SQLite' ? `sqlite:${file}` : (await trialPostgres()).url
    const environment: Environment = { DATABASE_URL: url }
    await importPackage({ folder, environment, dataPackage: dataPackage('one') })
    const server = await startServer({ folder, environment })
    const codes: (number | null)[] = []
    let version = 1
    for (let times = 0; times < 3; times++) {
      const edition = times % 2 === 0 ? 'other' : 'one'
      const both = [1, 2, 3].map(() =>
        startImport({ folder, environment, dataPackage: dataPackage(edition) }),
      )
      for (const running of both) {
        const { code } = await running.ended
        codes.push(code)
        expect([0, 3], running.said()).toContain(code)
        if (code === 3) expect(running.said()).toMatch(/dataset is unchanged|it stands\. Try again/)
        expect(running.said()).not.toContain('    at ')
      }
      const { id } = await expectWholeStore(url)
      // The same package a second time changes nothing.
      expect(id).toBe(version + 1)
      version = id
      await untilServed(server.origin, id)
      expect(await editionsServed(server.origin, known())).toEqual([edition])
    }
    console.log(`${kind}: ended with ${codes.join(', ')}`)
  },
)

/** Of the Debian package libfaketime. */
const LIBRARY = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
]
const library = LIBRARY.find((path) => existsSync(path))

it.runIf(library !== undefined)(
  'a clock that jumps years to and fro keeps nobody from serving and importing; the last import stands [D39.8]',
  async () => {
    const folder = copyOf(inject('shipped'))
    const clock = { LD_PRELOAD: library ?? '', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
    const at = (offset: string): Environment => ({ ...clock, FAKETIME: offset })
    // A clock that is set while the server runs: the library reads the offset from the file each time.
    const hand = join(folder, 'clock')
    const setClock = (offset: string): void => writeFileSync(hand, offset)
    setClock('+0')
    const settable = { ...clock, FAKETIME_TIMESTAMP_FILE: hand, FAKETIME_NO_CACHE: '1' }
    await importPackage({ folder, dataPackage: dataPackage('one') })
    const servers = [await startServer({ folder }), await startServer({ folder, environment: settable })]
    let version = 1
    for (const [nr, offset] of ['+5y', '-20y', '+0', '-1d'].entries()) {
      const edition = nr % 2 === 0 ? 'other' : 'one'
      await importPackage({ folder, environment: at(offset), dataPackage: dataPackage(edition) })
      // The other way than the one that imports.
      setClock(offset.startsWith('+') ? '-9y' : '+9y')
      version += 1
      for (const server of servers) {
        await untilServed(server.origin, version)
        expect(await editionsServed(server.origin, known())).toEqual([edition])
        expect((await fetch(`${server.admin}/healthz`)).status).toBe(200)
        const page = await fetch(`${server.origin}/datacenter/changes`, { headers: { accept: 'text/html' } })
        expect(page.status).toBe(200)
      }
    }
    await expectWholeStore(`sqlite:${join(folder, 'data', 'datacentre.db')}`)
  },
)
