import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeLists } from '@datacentre/catalogue/codes/index'
import { definitionOf } from '@datacentre/catalogue/definitions/index'
import { tables } from '@datacentre/catalogue/tables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run, type Said } from '../../testing/run-import.ts'

type Descriptor = { resources: { name: string; path: string; schema: { fields: { title: string }[] } }[] }

/** Root may write anywhere; only it can become somebody else. */
async function asNobody<Result>(work: () => Promise<Result>): Promise<Result> {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

describe('the template of a data package', () => {
  let folder = ''
  let said: Said
  const inFolder = (...path: string[]) => join(folder, 'template', ...path)
  const read = (...path: string[]) => readFile(inFolder(...path), 'utf8')
  const descriptor = async (): Promise<Descriptor> => JSON.parse(await read('datapackage.json'))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'template-'))
    said = await run(['--template', inFolder()], 'sqlite::memory:')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has every table with every column, its title, and no row', async () => {
    expect(said).toMatchObject({ code: 0, err: '' })
    const { resources } = await descriptor()
    expect(resources.map(({ name }) => name)).toEqual([...tables.map(({ id }) => id), 'codes'])
    for (const { schema } of resources)
      expect(schema.fields.every(({ title }) => title.length > 0)).toBe(true)
    expect(await read('boreholes.csv')).toMatch(/^boreholeDbk,boreholeName,[^\n]+\n$/)
    expect(JSON.parse(await read('fields.geojson'))).toEqual({ type: 'FeatureCollection', features: [] })
  })
  it('has a table for codes of your own', async () => {
    expect(await read('codes.csv')).toBe('list,code,nl,en,definition,sameAs\n')
  })
  it('is imported as it is, without a row', async () => {
    const { code, out, err } = await run(['--check', inFolder()], 'sqlite::memory:')
    expect(err).not.toContain('fault')
    expect(code).toBe(0)
    expect(out).toContain(`checked 0 rows in ${tables.length} tables:`)
  })
  it('has every code with its texts and what it means in both languages', async () => {
    const lines = (await read('code-lists.csv')).trimEnd().split('\n')
    expect(lines).toHaveLength(1 + Object.values(codeLists).flat().length)
    expect(lines[0]).toBe('list,code,nl,en,definitionNl,definitionEn')
    const { nl, en } = definitionOf('facilityStatus', 'USE')!
    expect(lines).toContain(`facilityStatus,USE,In gebruik,In use,${nl},${en}`)
  })
  it('is left as it is when it is written again', async () => {
    const before = await readdir(inFolder())
    const { code, err } = await run(['--template', inFolder()], 'sqlite::memory:')
    expect(code).toBe(2)
    expect(err).toContain('is not empty, so it is left as it is')
    expect(await readdir(inFolder())).toEqual(before)
  })
  it('is told in a sentence where this user may not write it', async () => {
    const locked = join(folder, 'locked')
    await mkdir(locked)
    await chmod(folder, 0o755)
    await chmod(locked, 0o555)
    const { code, err } = await asNobody(() =>
      run(['--template', join(locked, 'template')], 'sqlite::memory:'),
    )
    expect({ code, err }).toEqual({
      code: 2,
      err: `${join(locked, 'template')} cannot be used: permission denied.\n`,
    })
  })
  it('has an example of a code of your own that other tables can use', async () => {
    const whole = await descriptor()
    const both = await mkdtemp(join(folder, 'codes-'))
    const resources = whole.resources.filter(({ name }) => name === 'codes' || name === 'boreholes')
    await writeFile(join(both, 'codes.csv'), await read('examples', 'codes.csv'))
    await writeFile(join(both, 'boreholes.csv'), 'boreholeDbk,boreholeName,resultCode\n1,A-01,HELIUM\n')
    await writeFile(join(both, 'datapackage.json'), JSON.stringify({ ...whole, resources }))
    const { code, err } = await run(['--check', both], 'sqlite::memory:')
    expect(err).not.toContain('HELIUM')
    expect(code).toBe(0)
  })
  it.each(tables.map(({ id }) => id))('has an example of %s that can be imported alone', async (id) => {
    const whole = await descriptor()
    const [resource] = whole.resources.filter(({ name }) => name === id)
    const alone = await mkdtemp(join(folder, 'alone-'))
    await writeFile(join(alone, resource!.path), await read('examples', resource!.path))
    await writeFile(join(alone, 'datapackage.json'), JSON.stringify({ ...whole, resources: [resource] }))
    const { code, out, err } = await run(['--check', alone], 'sqlite::memory:')
    expect(err).not.toContain('fault')
    expect(code).toBe(0)
    expect(out).toContain('checked 1 row in 1 table:')
  })
})
