import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { editionsServed } from '../product/answers.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { importPackage, startServer } from '../product/running.ts'
import { randomFrom } from '../product/seed.ts'

/** What a disk, a copy or a person may do to a file. */
const damages: readonly ((path: string, random: () => number) => void)[] = [
  (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  (path) => truncateSync(path, 0),
  (path, random) => {
    const bytes = readFileSync(path)
    if (bytes.length === 0) return
    const at = Math.floor(random() * bytes.length)
    bytes[at] = bytes[at]! ^ (1 << Math.floor(random() * 8))
    writeFileSync(path, bytes)
  },
  (path) => writeFileSync(path, '{"not": "what was written"}'),
]

const FEATURES = '/datacenter/api/v1/collections/boreholes/items?limit=1000&f=json'
const FILES = ['/datacenter/files/fields.parquet', '/datacenter/files/licences.gpkg']

it('kept files that were damaged are made anew, and nothing of them is ever served [D39.9]', async () => {
  const random = randomFrom(inject('seed'))
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, dataPackage: packageIn(inject('packages'), 'one') })
  let server = await startServer({ folder })
  /** Features as text without when they were asked, files by their first and last bytes. */
  const whole = async (): Promise<readonly string[]> => {
    const features = await (await fetch(`${server.origin}${FEATURES}`)).text()
    const magic: string[] = []
    for (const path of FILES) {
      const answer = await fetch(`${server.origin}${path}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      magic.push(
        `${answer.status} ${bytes.subarray(0, 4)} ${path.endsWith('parquet') ? bytes.subarray(-4) : bytes.length % 4096}`,
      )
    }
    return [features.replaceAll(/"timeStamp":"[^"]*"/g, '').replaceAll(server.origin, ''), ...magic]
  }
  const before = await whole()
  expect(before[1]).toBe('200 PAR1 PAR1')
  expect(before[2]).toBe('200 SQLi 0')
  const packed = join(folder, 'data', 'packed')
  for (let round = 1; round <= 4; round++) {
    await server.kill('SIGTERM')
    const files = readdirSync(packed, { recursive: true, encoding: 'utf8' })
      .map((name) => join(packed, name))
      .filter((path) => statSync(path).isFile() && !path.endsWith('.store'))
    const damaged = files.filter(() => random() < 0.5)
    for (const path of damaged) damages[Math.floor(random() * damages.length)]!(path, random)
    server = await startServer({ folder })
    expect(await editionsServed(server.origin, inject('known')), `round ${round}`).toEqual(['one'])
    expect(await whole(), `round ${round}`).toEqual(before)
    console.log(`round ${round}: ${damaged.length} of ${files.length} kept files were damaged`)
  }
})
