import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { editionsServed, untilServed } from '../product/answers.ts'
import { copyOf, editions } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { importPackage, launchServer, startImport, startServer, untilReady } from '../product/running.ts'
import { randomFrom } from '../product/seed.ts'
import { expectWholeStore } from '../product/whole-store.ts'

const KILLS = Number(process.env['KILLS'] ?? 50)

/** Who is killed, and whether the server has just been started then. */
const VICTIMS = ['importer', 'server', 'starting server', 'both'] as const

it(`server and importer may be killed ${KILLS} times at any moment: the store is whole, of one version, and served by the next start [D39.4]`, async () => {
  const random = randomFrom(inject('seed'))
  const packageOf = (edition: string) => packageIn(inject('packages'), edition)
  const known = inject('known')
  const folder = copyOf(inject('shipped'))
  const databaseUrl = `sqlite:${join(folder, 'data', 'datacentre.db')}`
  const began = performance.now()
  await importPackage({ folder, dataPackage: packageOf('one') })
  /** How long an import takes here: moments are chosen from a little more. */
  const importMs = performance.now() - began
  let server = await startServer({ folder })
  const startsMs: number[] = []
  const left = { committed: 0, 'rolled back': 0 }
  for (let kill = 1; kill <= KILLS; kill++) {
    const victim = VICTIMS[Math.floor(random() * VICTIMS.length)]!
    const edition = editions[kill % 2]!
    const before = (await expectWholeStore(databaseUrl)).id
    if (victim === 'starting server') await server.kill('SIGKILL')
    const importer = startImport({ folder, dataPackage: packageOf(edition) })
    const starting = victim === 'starting server' ? launchServer({ folder }) : server
    await pause(random() * importMs * 1.3)
    if (victim !== 'importer') await starting.kill('SIGKILL')
    if (victim === 'importer' || victim === 'both') await importer.kill('SIGKILL')
    // An import is unhurt by what happens to a server.
    else expect((await importer.ended).code, importer.said()).toBe(0)
    const { id } = await expectWholeStore(databaseUrl)
    left[id > before ? 'committed' : 'rolled back'] += 1
    if (victim !== 'importer') {
      const start = performance.now()
      server = await untilReady(launchServer({ folder }))
      startsMs.push(performance.now() - start)
    }
    await untilServed(server.origin, id)
    const served = await editionsServed(server.origin, known)
    const possible = victim === 'importer' || victim === 'both' ? editions : [edition]
    expect(possible, `kill ${kill}, of the ${victim}`).toContain(served.join())
  }
  const slowest = Math.round(Math.max(...startsMs))
  console.log(
    `${KILLS} kills: ${left.committed} imports were committed, ${left['rolled back']} left no trace; ${startsMs.length} starts, the slowest ${slowest} ms`,
  )
})
