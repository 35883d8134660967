import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectStore, currentVersion } from '@datacentre/database'
import { expect, inject, it } from 'vitest'
import { untilServed, withoutVersion, type Answers } from '../product/answers.ts'
import { cpuMsWithEnded } from '../product/cpu-time.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { trialPostgres } from '../product/postgres.ts'
import { importPackage, startServer } from '../product/running.ts'

const dataPackage = (edition: string): string => packageIn(inject('packages'), edition)

/** What two servers may take from the end of an import until both serve it. */
const SWITCH_MS = 5000

it('a new version reaches two servers within five seconds [D39.3]', async () => {
  const { url } = await trialPostgres()
  const environment = { DATABASE_URL: url }
  const folders = [copyOf(inject('shipped')), copyOf(inject('shipped'))]
  const [folder = ''] = folders
  await importPackage({ folder, environment, dataPackage: dataPackage('one') })
  const servers = await Promise.all(folders.map((one) => startServer({ folder: one, environment })))
  const store = await connectStore(url)
  const took: number[] = []
  /** What the server that had most to do for it took of its core. */
  const worked: number[] = []
  for (const [nr, edition] of (['other', 'one', 'other'] as const).entries()) {
    // The import goes on after its commit, to tell what the rules of quality find: time is counted from the commit on.
    const imported = importPackage({ folder, environment, dataPackage: dataPackage(edition) })
    while ((await currentVersion(store))?.id !== nr + 2) await pause(10)
    const committed = performance.now()
    const used = servers.map(({ pid }) => cpuMsWithEnded(pid))
    await Promise.all(servers.map(({ origin }) => untilServed(origin, nr + 2)))
    took.push(performance.now() - committed)
    worked.push(Math.max(...servers.map(({ pid }, at) => cpuMsWithEnded(pid) - used[at]!)))
    await imported
  }
  await store.close()
  console.log(
    `both served a new version ${took.map(Math.round).join(', ')} ms after its commit, of which they worked at most ${worked.join(', ')} ms`,
  )
  // Beside other work a switch takes as long as that lets it: then what counts is what it takes of a core.
  for (const [at, ms] of took.entries()) expect(Math.min(ms, worked[at]!)).toBeLessThan(SWITCH_MS)
})

/** Reads an answer slowly, a piece at a time, and gives its body. */
async function readSlowly(origin: string, path: string, method: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket: Socket = connect({ host: hostname, port: Number(port) })
  socket.write(
    `${method} /datacenter${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  )
  const pieces: Buffer[] = []
  for await (const piece of socket) {
    pieces.push(piece as Buffer)
    await pause(30)
  }
  const answer = Buffer.concat(pieces)
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.subarray(0, end).toString()
  expect(head).toMatch(/^HTTP\/1\.1 200/)
  const body = answer.subarray(end + 4)
  return /transfer-encoding: chunked/i.test(head) ? unchunked(body) : body.toString()
}

function unchunked(body: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, line).toString(), 16)
    // What was cut has no last chunk.
    if (Number.isNaN(length)) throw new Error('the answer was cut')
    if (length === 0) return Buffer.concat(parts).toString()
    parts.push(body.subarray(line + 2, line + 2 + length))
    at = line + 2 + length + 2
  }
}

const hashOf = (text: string): string =>
  createHash('sha256').update(withoutVersion(text)).digest('hex').slice(0, 16)

it('every file and list that streams while versions change is whole and of one version [D39.10]', async () => {
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, dataPackage: dataPackage('one') })
  const server = await startServer({ folder })
  const known = inject('known')
  const asked: readonly [keyof Answers, string, string][] = [
    ['boreholesFile', '/files/boreholes.csv', 'GET'],
    ['lines', '/rest/smc/lines', 'GET'],
    ['boreholes', '/rest/brh/boreholes', 'POST'],
  ]
  const seen = { one: 0, other: 0 }
  const life = { reading: true }
  const read = async (nr: number): Promise<void> => {
    while (life.reading) {
      const [name, path, method] = asked[nr % asked.length]!
      const hash = hashOf(await readSlowly(server.origin, path, method))
      const edition = (['one', 'other'] as const).find((one) => known[one][name] === hash)
      expect(edition, `${path} is of no edition`).toBeDefined()
      if (edition !== undefined) seen[edition] += 1
    }
  }
  const readers = Promise.all(Array.from({ length: 12 }, (_, nr) => read(nr)))
  for (const [nr, edition] of (['other', 'one', 'other'] as const).entries()) {
    await importPackage({ folder, dataPackage: dataPackage(edition) })
    await untilServed(server.origin, nr + 2)
    await pause(500)
  }
  life.reading = false
  await readers
  console.log(`${seen.one} answers of one edition and ${seen.other} of the other, none of both`)
  expect(Math.min(seen.one, seen.other)).toBeGreaterThan(0)
})

it('sixty spreadsheets under way at SIGTERM come whole or are told to come back, and none is cut [D39.3]', async () => {
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, dataPackage: dataPackage('one') })
  const server = await startServer({ folder })
  const ask = async (): Promise<string> => {
    try {
      const answer = await fetch(`${server.origin}/datacenter/files/boreholes.xlsx?lang=en`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status === 503) return 'told to come back'
      // The end of a zip is its directory.
      return answer.status === 200 && bytes.lastIndexOf('PK\u0005\u0006') > 0
        ? 'whole'
        : `cut (${answer.status})`
    } catch (error) {
      return `cut (${String(error)})`
    }
  }
  const answers = Array.from({ length: 60 }, ask)
  await pause(100)
  const stopped = server.kill('SIGTERM')
  const came = await Promise.all(answers)
  await stopped
  const count = (what: string): number => came.filter((one) => one === what).length
  console.log(`${count('whole')} whole, ${count('told to come back')} told to come back`)
  expect(came.filter((one) => one.startsWith('cut'))).toEqual([])
})
