import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWholeFolder } from './whole-folder.ts'

describe('what a stopped process left of a package that it wrote', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'whole-folder-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const left = async (name: string): Promise<string> => {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'boreholes.csv'), 'half of it')
    return name
  }
  const write = () =>
    writeWholeFolder(join(folder, 'demonstration'), (draft) =>
      writeFile(join(draft, 'datapackage.json'), '{}'),
    )
  const endedProcess = async (): Promise<number> => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(child, 'exit')
    return child.pid ?? 0
  }

  it('is removed when the package is written again, and nothing else is', async () => {
    const here = hostname()
    const ended = await endedProcess()
    await left(`.demonstration-${ended}@${here}-aB3dE6`)
    await left(`.demonstration-${process.pid}@${here}-aB3dE6`)
    await left('demonstration')
    await writeFile(join(folder, 'demonstration', 'datapackage.json'), '{}')
    await left(`.demonstration-${ended}@${here}-aB3dE6-old`)
    const elsewhereLongAgo = await left(`.demonstration-${ended}@another-host-aB3dE6`)
    await utimes(join(folder, elsewhereLongAgo), 0, 0)
    const kept = [
      await left(`.demonstration-${process.ppid}@${here}-aB3dE6`),
      await left(`.demonstration-${ended}@another-host-fG7hI8`),
      await left(`.demonstration-2-${ended}@${here}-aB3dE6`),
      await left('.demonstration-backup'),
    ]
    await write()
    expect((await readdir(folder)).toSorted()).toEqual([...kept, 'demonstration'].toSorted())
  })
  it('is the package again where that was put aside and nothing had taken its place', async () => {
    await left(`.demonstration-${await endedProcess()}@${hostname()}-aB3dE6-old`)
    const failed = writeWholeFolder(join(folder, 'demonstration'), () => Promise.reject(new Error('no room')))
    await expect(failed).rejects.toThrow('no room')
    expect(await readdir(folder)).toEqual(['demonstration'])
    expect(await readdir(join(folder, 'demonstration'))).toEqual(['boreholes.csv'])
  })
  it('is kept while this process writes it', async () => {
    await writeWholeFolder(join(folder, 'demonstration'), async (draft) => {
      await write()
      await writeFile(join(draft, 'datapackage.json'), '{"name":"later"}')
    })
    expect(await readdir(folder)).toEqual(['demonstration'])
  })
})
