import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { editionsServed, untilServed, versionServed } from '../product/answers.ts'
import { atEnd } from '../product/at-end.ts'
import { copyOf, temporaryFolder } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { importPackage, launchServer, startImport, startNode, startServer } from '../product/running.ts'
import { expectWholeStore } from '../product/whole-store.ts'

const dataPackage = (edition: string): string => packageIn(inject('packages'), edition)
const known = () => inject('known')

/** A disk of its own in memory; null where this user may not mount one. */
function smallDisk(megabytes: number): string | null {
  const disk = temporaryFolder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
  if (mounted.status !== 0) return null
  atEnd(() => void execFileSync('umount', ['--lazy', disk]))
  return disk
}

/** Takes all room that is left on a disk. */
function fill(disk: string): string {
  const ballast = join(disk, 'ballast')
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'], { stdio: 'ignore' })
  return ballast
}

/** A shipped folder whose `data` lies on a small disk, with one edition in its store. */
async function onSmallDisk(megabytes = 64) {
  const disk = smallDisk(megabytes)
  if (disk === null) return null
  const folder = copyOf(inject('shipped'))
  rmSync(join(folder, 'data'), { recursive: true })
  mkdirSync(join(disk, 'data'))
  symlinkSync(join(disk, 'data'), join(folder, 'data'))
  await importPackage({ folder, dataPackage: dataPackage('one') })
  const file = join(disk, 'data', 'datacentre.db')
  return { folder, disk, file, url: `sqlite:${file}` }
}

const canMount = ((): boolean => {
  const disk = temporaryFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', disk]).status !== 0) return false
  execFileSync('umount', [disk])
  return true
})()

describe('a disk that is full', () => {
  it.runIf(canMount)(
    'during an import: nothing changed, and a sentence says so; with room it goes on [D39.5]',
    async () => {
      const trial = await onSmallDisk()
      if (trial === null) throw new Error('no disk')
      const { folder, disk, url } = trial
      const server = await startServer({ folder })
      const ballast = fill(disk)
      const refused = startImport({ folder, dataPackage: dataPackage('other') })
      expect((await refused.ended).code, refused.said()).toBe(4)
      expect(refused.said()).toContain('The disk of the store is full; the dataset is unchanged')
      expect(refused.said()).not.toContain('    at ')
      expect(await editionsServed(server.origin, known())).toEqual(['one'])
      rmSync(ballast)
      expect((await expectWholeStore(url)).id).toBe(1)
      await importPackage({ folder, dataPackage: dataPackage('other') })
      await untilServed(server.origin, 2)
      expect(await editionsServed(server.origin, known())).toEqual(['other'])
    },
  )

  it.runIf(canMount)(
    'while a version is made ready: the one before is served, the log is not flooded, and with room it comes; a start says so [D39.5]',
    async () => {
      const trial = await onSmallDisk()
      const packed = smallDisk(16)
      if (trial === null || packed === null) throw new Error('no disk')
      const { folder, disk } = trial
      // The store has room and what is kept of it has none, so that the import succeeds and the preparing does not.
      symlinkSync(packed, join(disk, 'data', 'packed'))
      const server = await startServer({ folder })
      expect(await editionsServed(server.origin, known())).toEqual(['one'])
      const ballast = fill(packed)
      await importPackage({ folder, dataPackage: dataPackage('other') })
      await pause(10_000)
      expect(await versionServed(server.origin)).toBe(1)
      expect(await editionsServed(server.origin, known())).toEqual(['one'])
      for (const format of ['gpkg', 'parquet', 'csv']) {
        const file = await fetch(`${server.origin}/datacenter/files/fields.${format}`)
        expect([format, file.status, (await file.arrayBuffer()).byteLength > 1000]).toEqual([
          format,
          200,
          true,
        ])
      }
      expect(server.said()).toContain('ENOSPC')
      expect(
        server
          .said()
          .split('\n')
          .filter((line) => line.startsWith('{')).length,
      ).toBeLessThan(20)
      rmSync(ballast)
      await untilServed(server.origin, 2)
      expect(await editionsServed(server.origin, known())).toEqual(['other'])
      await server.kill('SIGTERM')
      rmSync(join(disk, 'data', 'packed'))
      const tiny = smallDisk(1)
      if (tiny === null) throw new Error('no disk')
      symlinkSync(tiny, join(disk, 'data', 'packed'))
      fill(tiny)
      const stopped = launchServer({ folder })
      expect((await stopped.ended).code).toBe(1)
      expect(stopped.said()).toMatch(
        /^The disk of .* is full, so the dataset cannot be made ready: make room there\.$/m,
      )
    },
  )

  it.runIf(canMount)(
    'at a start, with a new version in the store: what was served last is, the log says why, and with room the new one comes [D39.5]',
    async () => {
      const trial = await onSmallDisk()
      const packed = smallDisk(16)
      if (trial === null || packed === null) throw new Error('no disk')
      const { folder, disk } = trial
      symlinkSync(packed, join(disk, 'data', 'packed'))
      const before = await startServer({ folder })
      expect(await editionsServed(before.origin, known())).toEqual(['one'])
      await before.kill('SIGTERM')
      const ballast = fill(packed)
      await importPackage({ folder, dataPackage: dataPackage('other') })
      const server = await startServer({ folder })
      expect(await versionServed(server.origin)).toBe(1)
      expect(await editionsServed(server.origin, known())).toEqual(['one'])
      expect(server.said()).toContain('the disk is full: what was served last is served until there is room')
      rmSync(ballast)
      await untilServed(server.origin, 2)
      expect(await editionsServed(server.origin, known())).toEqual(['other'])
    },
  )

  it.runIf(canMount)(
    'during an export: the command says so, and no package stands that is not whole [D39.5]',
    async () => {
      const trial = await onSmallDisk()
      const target = smallDisk(1)
      if (trial === null || target === null) throw new Error('no disk')
      const out = join(target, 'package')
      const argv = [join('ingest', 'dist', 'export-command.js'), '--out', out]
      const refused = startNode({ argv, folder: trial.folder })
      const { code } = await refused.ended
      expect(code, refused.said()).not.toBe(0)
      expect(refused.said()).not.toContain('    at ')
      expect(existsSync(join(out, 'datapackage.json'))).toBe(false)
      await expectWholeStore(trial.url)
    },
  )
})

describe('a limit on the length of a file, as a quota sets it', () => {
  it('during an import: nothing changed, and a sentence says so [D39.5]', async () => {
    const folder = copyOf(inject('shipped'))
    await importPackage({ folder, dataPackage: dataPackage('one') })
    const url = `sqlite:${join(folder, 'data', 'datacentre.db')}`
    // In blocks of 1024 bytes: less than the log of a load takes.
    const refused = startImport({
      folder,
      dataPackage: dataPackage('other'),
      under: ['bash', '-c', 'trap "" XFSZ; ulimit -f 512; exec "$0" "$@"'],
    })
    expect((await refused.ended).code, refused.said()).toBe(3)
    expect(refused.said()).toContain(
      'The store could not be written (disk I/O error); the dataset is unchanged',
    )
    expect(refused.said()).not.toContain('    at ')
    expect((await expectWholeStore(url)).id).toBe(1)
  })
})
