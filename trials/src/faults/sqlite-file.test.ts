import { copyFileSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { answersOf, editionsServed, untilServed, versionServed } from '../product/answers.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { questionsTo } from '../product/questions.ts'
import { importPackage, launchServer, startServer } from '../product/running.ts'
import { expectWholeStore } from '../product/whole-store.ts'

const dataPackage = (edition: string): string => packageIn(inject('packages'), edition)
const known = () => inject('known')

/** A shipped folder with one edition in its store, and beside it a backup of a store with the other, both as version 1. */
async function withBackup() {
  const [folder, elsewhere] = [copyOf(inject('shipped')), copyOf(inject('shipped'))]
  await importPackage({ folder, dataPackage: dataPackage('one') })
  await importPackage({ folder: elsewhere, dataPackage: dataPackage('other') })
  const file = join(folder, 'data', 'datacentre.db')
  return { folder, file, backup: join(elsewhere, 'data', 'datacentre.db') }
}

describe('a SQLite file', () => {
  it('that is replaced under the server is served, though its version has the same number [D39.1]', async () => {
    const { folder, file, backup } = await withBackup()
    const server = await startServer({ folder })
    expect(await editionsServed(server.origin, known())).toEqual(['one'])
    copyFileSync(backup, `${file}.new`)
    for (const log of ['-wal', '-shm']) rmSync(file + log, { force: true })
    renameSync(`${file}.new`, file)
    await expect
      .poll(() => editionsServed(server.origin, known()), { timeout: 60_000, interval: 200 })
      .toEqual(['other'])
    expect(await versionServed(server.origin)).toBe(1)
    await expectWholeStore(`sqlite:${file}`)
    // It is followed from then on, as the one before was.
    await importPackage({ folder, dataPackage: dataPackage('one') })
    await untilServed(server.origin, 2)
    expect(await editionsServed(server.origin, known())).toEqual(['one'])
  })

  it('that is written over under the server is served too [D39.1]', async () => {
    const { folder, file, backup } = await withBackup()
    const server = await startServer({ folder })
    copyFileSync(backup, file)
    await expect
      .poll(() => editionsServed(server.origin, known()), { timeout: 60_000, interval: 200 })
      .toEqual(['other'])
    await expectWholeStore(`sqlite:${file}`)
  })

  it('that is taken away is told, serving goes on, and it is found when it is back [D39.1]', async () => {
    const { folder, file, backup } = await withBackup()
    const server = await startServer({ folder })
    for (const log of ['-wal', '-shm', '']) rmSync(file + log, { force: true })
    await expect.poll(() => server.said(), { timeout: 30_000 }).toContain('ENOENT')
    await pause(3000)
    // By who watches the store, and by who made files of it just then: a line each.
    const told = server
      .said()
      .split('\n')
      .filter((line) => line.includes('ENOENT'))
    expect(told.length).toBeLessThan(3)
    expect(told.map((line) => JSON.parse(line).level)).toEqual(told.map(() => 40))
    expect(await editionsServed(server.origin, known())).toEqual(['one'])
    copyFileSync(backup, file)
    await expect
      .poll(() => editionsServed(server.origin, known()), { timeout: 60_000, interval: 200 })
      .toEqual(['other'])
  })

  it('that is damaged keeps nobody from what was served, running or started again, and is not made worse [D39.2, D39.9]', async () => {
    const { folder, file, backup } = await withBackup()
    const server = await startServer({ folder })
    const before = await answersOf(server.origin)
    const { size } = statSync(file)
    const handle = openSync(file, 'r+')
    for (let at = 0; at < size; at += 4096) writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at)
    await pause(3000)
    expect(await answersOf(server.origin)).toEqual(before)
    await server.kill('SIGTERM')
    const again = await startServer({ folder })
    expect(await answersOf(again.origin)).toEqual(before)
    expect(again.said()).toContain('the store is away')
    const question = (await questionsTo(again.origin)).find(({ fromStore }) => fromStore)
    const refused = await fetch(`${again.origin}${question?.path}`, {
      method: 'POST',
      body: question?.body ?? null,
      headers: { 'content-type': 'application/json' },
    })
    expect(refused.status).toBe(503)
    for (const log of ['-wal', '-shm']) rmSync(file + log, { force: true })
    copyFileSync(backup, file)
    await expect
      .poll(() => editionsServed(again.origin, known()), { timeout: 60_000, interval: 200 })
      .toEqual(['other'])
  })

  it('that is damaged stops a first start with a sentence [D39.2]', async () => {
    const { folder, file } = await withBackup()
    const handle = openSync(file, 'r+')
    writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, 0)
    const server = launchServer({ folder })
    expect((await server.ended).code).toBe(1)
    expect(server.said()).toMatch(/^The database of DATABASE_URL ".*" cannot be used: .*\.$/m)
    expect(server.said()).not.toContain('    at ')
  })
})
