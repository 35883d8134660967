import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keepFilesInChild, prepareInChild } from './prepare-in-child.ts'

const folder = mkdtempSync(join(tmpdir(), 'child-'))
afterAll(() => rmSync(folder, { recursive: true }))

let scripts = 0
const scriptOf = (source: string): string => {
  const path = join(folder, `${(scripts += 1)}.mjs`)
  writeFileSync(path, source)
  return path
}

describe('work in a process of its own', () => {
  it('that fails is told in one sentence, with what was thrown and what is done instead', async () => {
    const failing = scriptOf(`throw new TypeError('the store is away')`)
    await expect(keepFilesInChild(failing)()).rejects.toThrow(
      /^making the files of whole tables ended with 1 \(TypeError: the store is away\); it is done here instead$/,
    )
  })
  it('that ends without a word, or by a signal, is told too', async () => {
    await expect(prepareInChild(scriptOf('process.exit(3)'))()).rejects.toThrow(
      /^preparing the dataset ended with 3; it is done here instead$/,
    )
    await expect(prepareInChild(scriptOf(`process.kill(process.pid, 'SIGKILL')`))()).rejects.toThrow(
      /^preparing the dataset ended with SIGKILL; it is done here instead$/,
    )
  })
  it('that ends well is done', async () => {
    await expect(prepareInChild(scriptOf(''))()).resolves.toBeUndefined()
  })
})
