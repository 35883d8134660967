import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packedFiles } from './packed-files.ts'

describe('compressed answers on disk', () => {
  let folder = ''
  const troubles: unknown[] = []
  const files = (content: string, versionId = 1) =>
    packedFiles({ folder, content, versionId, onTrouble: (error) => troubles.push(error) })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packed-'))
    troubles.length = 0
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('are found again by the same rows', async () => {
    const bytes = Buffer.from('[1,2,3]')
    const made = await files('abc').pack('fields', bytes)
    expect(brotliDecompressSync(made.br)).toEqual(bytes)
    const before = await stat(join(folder, 'abc', 'fields.br'))
    expect((await files('abc').pack('fields', bytes)).br).toEqual(made.br)
    expect((await stat(join(folder, 'abc', 'fields.br'))).mtimeMs).toBe(before.mtimeMs)
  })
  it('that were emptied, cut off or changed are never served, but made anew', async () => {
    const bytes = Buffer.from('[1,2,3]')
    const path = join(folder, 'abc', 'fields.br')
    await files('abc').pack('fields', bytes)
    const whole = await readFile(path)
    for (const damaged of [
      Buffer.alloc(0),
      whole.subarray(0, -1),
      Buffer.concat([whole, Buffer.from('x')]),
    ]) {
      await writeFile(path, damaged)
      expect(brotliDecompressSync((await files('abc').pack('fields', bytes)).br)).toEqual(bytes)
    }
  })
  it('keep rows too, and forget rows that were damaged', async () => {
    const rows = [{ id: 1, name: 'Súdwâld' }]
    await files('abc').keepRows('fields', rows)
    expect((await files('abc').readRows('fields'))?.()).toEqual(rows)
    await writeFile(join(folder, 'abc', 'fields.json'), '[{"id":2}]')
    expect(await files('abc').readRows('fields')).toBeNull()
    expect(await files('def').readRows('fields')).toBeNull()
  })
  it('keep bytes of any kind, none included', async () => {
    const kept = [Buffer.from([1, 2, 3]), Buffer.alloc(0)]
    for (const [at, bytes] of kept.entries()) {
      await files('abc').keepBytes(`layer.${at}`, bytes)
      expect(await files('abc').readBytes(`layer.${at}`)).toEqual(bytes)
    }
    await writeFile(join(folder, 'abc', 'layer.0'), '')
    expect(await files('abc').readBytes('layer.0')).toBeNull()
  })
  it('of rows that no version has are removed', async () => {
    for (const content of ['abc', 'def', 'ghi']) await files(content).pack('fields', Buffer.from('[]'))
    await files('ghi').dropOthers(['def', 'ghi'])
    expect(await readdir(folder)).toEqual(['def', 'ghi'])
  })
  it('stay for a version that can be gone back to, without the files that name its number', async () => {
    for (const [content, versionId] of [
      ['abc', 1],
      ['def', 2],
      ['abc', 3],
    ] as const) {
      await files(content).pack('fields', Buffer.from('[]'))
      const path = files(content, versionId).pathOf('fields.gpkg')
      await mkdir(dirname(path))
      await writeFile(path, `version ${versionId}`)
    }
    await files('abc', 3).dropOthers(['abc', 'def', 'abc'])
    expect(await readdir(join(folder, 'def'))).toEqual(['fields.br', 'fields.gzip'])
    expect(await readdir(join(folder, 'abc'))).toEqual(['fields.br', 'fields.gzip', 'version-3'])
  })
  it('that may not be read are made anew, and the trouble is told: that is not the same as not being there', async () => {
    // Reading a folder is refused to everybody, whereas whoever runs the tests may be allowed any file.
    await mkdir(join(folder, 'abc', 'fields.json'), { recursive: true })
    expect(await files('abc').readRows('fields')).toBeNull()
    expect(troubles).toMatchObject([{ code: 'EISDIR' }])
    await mkdir(join(folder, 'abc', 'whole'))
    expect(await files('abc').isWhole()).toBe(false)
    expect(troubles).toMatchObject([{ code: 'EISDIR' }, { code: 'EISDIR' }])
  })
  it('that cannot be written are made all the same, and the trouble is told', async () => {
    await writeFile(join(folder, 'abc'), 'a file where the folder should be')
    const made = await files('abc').pack('fields', Buffer.from('[]'))
    expect(brotliDecompressSync(made.br).toString()).toBe('[]')
    expect(troubles).toHaveLength(2)
    expect(await readFile(join(folder, 'abc'), 'utf8')).toContain('a file')
  })
})
