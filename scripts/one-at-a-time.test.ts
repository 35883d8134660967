import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('two who want the same do it one after the other', async () => {
  const lock = join(folder, 'both', 'lock')
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    seen.push(`${name} ends`)
  }
  await Promise.all([oneAtATime(lock, work('one')), oneAtATime(lock, work('other'))])
  expect(seen).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

it('who failed, or was killed, does not stand in the way', async () => {
  const lock = join(folder, 'lock')
  await expect(oneAtATime(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(existsSync(lock)).toBe(false)
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  // A number that nobody has, one that this process has by chance, and a file that was cut off.
  for (const left of [String(pid), String(process.pid), '']) {
    writeFileSync(lock, left)
    expect(await oneAtATime(lock, async () => 'done')).toBe('done')
  }
})
