import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cachedOnDisk, writeCachedFile } from './cached-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'bytes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const list = Buffer.from(`[${'{"name":"Oosterveen"},'.repeat(5000)}null]`)

it('gives what was written in slices, also when the file is removed with its version meanwhile', async () => {
  const path = join(folder, 'list.json')
  await writeCachedFile(path, list)
  const kept = await cachedOnDisk(path, list)
  rmSync(path)
  const slices = [...kept!.slices()]
  expect(slices.length).toBeGreaterThan(2)
  expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(16 * 1024)
  expect(Buffer.concat(slices).equals(list)).toBe(true)
  expect([kept!.toString(), kept!.length]).toEqual([list.toString(), list.length])
})
it('gives nothing where no file is, or one of other content that could not be written anew', async () => {
  const path = join(folder, 'short.json')
  writeFileSync(path, 'short')
  expect(await cachedOnDisk(path, list)).toBeNull()
  expect(await cachedOnDisk(join(folder, 'none.json'), list)).toBeNull()
  const other = Buffer.from(list.toString().replaceAll('Ooster', 'Wester'))
  await writeCachedFile(path, other)
  expect(await cachedOnDisk(path, list)).toBeNull()
})
