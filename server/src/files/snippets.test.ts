import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filePath } from '@datacentre/catalogue/wire/files'
import { snippetKinds, snippetOf, type SnippetKind } from '@datacentre/catalogue/wording/snippets'
import { isAsked, programFound } from '@datacentre/fixtures/other-programs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../collections/collections.ts'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const run = promisify(execFile)
const parts = smallServer('sqlite', fillFeatures)
let origin = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snippets-'))
  origin = await parts().server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Views of a list and of figures, with what they are narrowed by and how many rows they have. */
const views = [
  { table: 'boreholes', query: '', rows: 3 },
  { table: 'boreholes', query: "?searchByName=o'b", rows: 1 },
  { table: 'boreholes', query: '?onOffshore=OFF&lang=en', rows: 1 },
  { table: 'boreholes', query: '?keys=1,3', rows: 2 },
  { table: 'licences', query: '?searchByName=k06 %26', rows: 1 },
  { table: 'well-figures', query: '?product=Gas&production=Produced&form=long', rows: 12 },
] as const

const snippetIn = (kind: SnippetKind, { table, query }: (typeof views)[number]): string =>
  snippetOf(kind, {
    table,
    hasPlaces: collections.find(({ id }) => id === table)!.geometry !== null,
    addressOf: (format) =>
      `${origin}/datacenter${filePath(table, format)}${encodeURI(query).replaceAll('%25', '%')}`,
  })

const linesOf = (csv: string): number => csv.trimEnd().split('\r\n').length - 1

describe.each(views.map((view) => [view.table + view.query, view] as const))('the view %s', (_name, view) => {
  it('is had by its line of curl', async () => {
    await run('sh', ['-c', snippetIn('curl', view)], { cwd: folder })
    expect(linesOf(await readFile(join(folder, `${view.table}.csv`), 'utf8'))).toBe(view.rows)
  })

  it('stands in its lines for Power Query as an address that answers it', async () => {
    const [, address = ''] = /Web\.Contents\("([^"]*)"\)/.exec(snippetIn('powerQuery', view)) ?? []
    const answer = await fetch(address)
    expect(linesOf(await answer.text())).toBe(view.rows)
  })

  it.runIf(isAsked('pandas'))('is had by its lines of Python', async () => {
    const { stdout } = await run(programFound('pandas') ?? 'python3', ['-c', snippetIn('python', view)])
    expect(stdout.trim()).toBe(`${view.rows} rows`)
  })

  it.runIf(isAsked('R'))('is had by its lines of R', async () => {
    const { stdout } = await run('Rscript', ['-e', snippetIn('r', view)])
    expect(stdout.trim()).toBe(`${view.rows} rows`)
  })

  it.runIf(isAsked('GDAL'))('is read by GDAL from the address that QGIS is given', async () => {
    const [, address = ''] = /addVectorLayer\("([^"]*)"/.exec(snippetIn('qgis', view)) ?? []
    const { stdout } = await run('ogrinfo', ['-ro', '-al', '-so', address])
    expect(stdout).toContain(`Feature Count: ${view.rows}`)
  })
})

it('every program has its lines', () => {
  for (const kind of snippetKinds) expect(snippetIn(kind, views[0]).length).toBeGreaterThan(0)
})
