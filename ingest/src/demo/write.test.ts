import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@datacentre/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoOptions } from './country.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { writeDemo } from './write.ts'

const options: DemoOptions = { seed: 7, until: '2025-03', scale: 0.05 }
let folder = ''
const inFolder = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  await writeDemo(inFolder('one'), options)
})
afterAll(() => rm(folder, { recursive: true }))

/** A checksum over the names and the bytes of all files. */
async function checksumOf(name: string): Promise<string> {
  const hash = createHash('sha256')
  const files = await readdir(inFolder(name), { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.toSorted()) {
    hash.update(path.slice(inFolder(name).length))
    hash.update(await readFile(path))
  }
  return hash.digest('hex')
}

describe('the demonstration package', () => {
  it('is the same to the byte for the same arguments [D24.1]', async () => {
    await writeDemo(inFolder('two'), options)
    expect(await checksumOf('two')).toBe(await checksumOf('one'))
  })

  it.each([{ seed: 8 }, { until: '2025-04' }, { scale: 0.06 }])(
    'is another for %o [D24.1]',
    async (change) => {
      await writeDemo(inFolder('other'), { ...options, ...change })
      expect(await checksumOf('other')).not.toBe(await checksumOf('one'))
    },
  )

  it('describes every table of the catalogue, with size and checksum of its file [D25.1]', async () => {
    const descriptor = JSON.parse(await readFile(inFolder('one/datapackage.json'), 'utf8'))
    expect(descriptor).toMatchObject({
      demonstration: true,
      figuresUntil: '2025-03',
      seed: 7,
      scale: 0.05,
      created: '2025-03-31T00:00:00.000Z',
    })
    expect(descriptor.resources.map(({ name }: { name: string }) => name)).toEqual(tables.map(({ id }) => id))
    const hashes = await Promise.all(
      descriptor.resources.map(async ({ path }: { path: string }) => {
        const bytes = await readFile(inFolder(`one/${path}`))
        return { bytes: bytes.length, hash: `sha256:${createHash('sha256').update(bytes).digest('hex')}` }
      }),
    )
    expect(descriptor.resources).toMatchObject(hashes)
  })

  it('writes days, months, names and empty values as the data package says', async () => {
    const [header = '', first = ''] = (await readFile(inFolder('one/boreholes.csv'), 'utf8')).split('\n')
    expect(header.split(',').slice(0, 3)).toEqual(['boreholeDbk', 'boreholeName', 'shortName'])
    expect(first).toMatch(/,\d{4}-\d{2}-\d{2},/)
    expect(await readFile(inFolder('one/geothermal-figures.csv'), 'utf8')).toMatch(/,\d{4}-\d{2},/)
    const [opening, feature = ''] = (await readFile(inFolder('one/licences.geojson'), 'utf8')).split('\n')
    expect(opening).toBe('{"type":"FeatureCollection","features":[')
    const { properties } = JSON.parse(feature.replace(/,$/, ''))
    expect(Array.isArray(properties.licensees)).toBe(true)
  })

  it('replaces an older package and leaves nothing beside it', async () => {
    await writeDemo(inFolder('one'), options)
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('refuses a folder that holds something else, in one sentence', async () => {
    await mkdir(inFolder('letters'))
    await writeFile(inFolder('letters/dear.txt'), 'Dear reader')
    const refusal = writeDemo(inFolder('letters'), options)
    await expect(refusal).rejects.toThrow(TargetNotAllowed)
    await expect(refusal).rejects.toThrow(
      /^[^.]+letters is not empty and holds no datapackage\.json, so it is left as it is\.$/,
    )
    expect(await readdir(inFolder('letters'))).toEqual(['dear.txt'])
  })

  it('tells how far it is', async () => {
    const seen = new Map<string, number>()
    await writeDemo(inFolder('two'), options, { onProgress: ({ table, rows }) => seen.set(table, rows) })
    expect(seen.get('boreholes')).toBe(Math.round(6740 * 0.05))
    expect([...seen.keys()]).toEqual([...tables.map(({ id }) => id), 'files'])
  })
})
