import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyParts } from './copy-parts.ts'

describe('a folder that is shipped', () => {
  let folder = ''
  let before = 0
  beforeEach(() => {
    before = process.umask(0o077)
    folder = mkdtempSync(join(tmpdir(), 'ship-'))
    mkdirSync(join(folder, 'sources', 'server', 'dist'), { recursive: true })
    writeFileSync(join(folder, 'sources', 'server', 'dist', 'server.js'), '')
    writeFileSync(join(folder, 'sources', 'program'), '')
    chmodSync(join(folder, 'sources', 'program'), 0o700)
  })
  afterEach(() => {
    process.umask(before)
    rmSync(folder, { recursive: true, force: true })
  })
  const mode = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8)
  const ship = (parts: readonly string[], into: string) =>
    copyParts(parts, { from: join(folder, 'sources'), into: join(folder, into), empty: ['data'] })

  it('can be read by the user who serves from it, whatever the one who ships keeps to himself [D37.12]', () => {
    ship(['server/dist', 'program'], 'opt/datacentre')
    const modes = ['opt', 'opt/datacentre', 'opt/datacentre/server/dist', 'opt/datacentre/data'].map((path) =>
      mode(path),
    )
    expect(modes).toEqual(['755', '755', '755', '755'])
    expect(mode('opt/datacentre/server/dist/server.js')).toBe('644')
    expect(mode('opt/datacentre/program')).toBe('755')
  })
  it('is not left half when something fails, and a folder that stood there stays [D37.12]', () => {
    expect(() => ship(['program', 'not-there'], 'opt/datacentre')).toThrow('ENOENT')
    expect(existsSync(join(folder, 'opt'))).toBe(false)
    mkdirSync(join(folder, 'empty'))
    expect(() => ship(['program', 'not-there'], 'empty')).toThrow('ENOENT')
    expect(readdirSync(join(folder, 'empty'))).toEqual([])
  })
})
