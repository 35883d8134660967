import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultUntil, demoCommand } from './demo.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const code = await demoCommand({
    argv,
    environment: {},
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  })
  return { code, out, err }
}

describe('the demo command', () => {
  it('ends two months ago unless told otherwise [D24.2]', () => {
    expect(defaultUntil(new Date('2026-11-15T12:00:00Z'))).toBe('2026-09')
    expect(defaultUntil(new Date('2026-01-31T23:30:00Z'))).toBe('2025-12')
  })
  it('writes a package that records its end month, seed and scale', async () => {
    const dir = join(folder, 'small')
    expect(await run('--scale', '0.02', '--until', '2026-09', '--seed', '7', '--out', dir)).toMatchObject({
      code: 0,
    })
    const descriptor = JSON.parse(await readFile(join(dir, 'datapackage.json'), 'utf8'))
    expect(descriptor).toMatchObject({ figuresUntil: '2026-09', seed: 7, scale: 0.02, demonstration: true })
  })
  it('leaves a folder alone that holds something else', async () => {
    await writeFile(join(folder, 'precious.txt'), 'mine')
    const said = await run('--scale', '0.02', '--out', folder)
    expect(said).toMatchObject({ code: 2, err: expect.stringContaining('holds no datapackage.json') })
    expect(await readFile(join(folder, 'precious.txt'), 'utf8')).toBe('mine')
  })
  it.each([
    [['--scale', '0'], 'scale is "0", but must be above 0 and at most 100'],
    [['--seed', 'x'], 'seed is "x", but must be a whole number'],
    [['--until', '2026-13'], 'until is "2026-13", but must be a month as YYYY-MM'],
    [['--until', '2002-12'], 'until is "2002-12", but must be a month'],
    [['--colour', 'red'], '--colour'],
  ])('refuses %j and says what is allowed', async (argv, sentence) => {
    const said = await run(...argv, '--out', join(folder, 'never'))
    expect(said).toMatchObject({ code: 2, err: expect.stringContaining(sentence) })
  })
  it('asks for a folder, and explains itself with --help', async () => {
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('--out') })
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--until YYYY-MM') })
  })
})
