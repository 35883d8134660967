import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAsWritten, noteChecksum } from './file-checksum.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checksum-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a kept file is what was written, or is made anew: changed, cut, without its checksum or gone [D39.9]', async () => {
  const path = join(folder, 'file')
  expect(await isAsWritten(path)).toBe(false)
  await writeFile(path, 'whole')
  expect(await isAsWritten(path)).toBe(false)
  await noteChecksum(path, path)
  expect([await isAsWritten(path), await isAsWritten(path)]).toEqual([true, true])
  for (const damaged of ['whale', 'who', '']) {
    await writeFile(path, damaged)
    expect(await isAsWritten(path)).toBe(false)
  }
  await writeFile(path, 'whole')
  expect(await isAsWritten(path)).toBe(true)
})
