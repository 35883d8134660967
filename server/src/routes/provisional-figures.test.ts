import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importCommand } from '@datacentre/ingest/command/import/import'
import { describe, expect, it } from 'vitest'
import { columnOf, exportsOf } from '../../testing/exports.ts'
import { smallServer } from '../../testing/small-server.ts'

const files = {
  'fields.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { fieldDbk: 1, fieldName: 'Oost', fieldCode: 'OST', fieldOperator: 'Noordgas' },
        geometry: null,
      },
    ],
  }),
  'field-figures.csv':
    'fieldDbk,name,year,product,productionType,location,operatorNm,jan,jun,jul,sep\n' +
    '1,Oost,2025,Gas,Produced,L,Noordgas,1,2,3,4\n' +
    '1,Oost,2026,Gas,Produced,L,Noordgas,5,6,7,8\n',
  'boreholes.csv': 'boreholeDbk,boreholeName\n2,GT-01\n',
  'geothermal-figures.csv':
    'boreholeDbk,wellName,startDate,h2oProd\n2,GT-01,2026-06,10\n2,GT-01,2026-07,20\n',
}

const resources = Object.keys(files).map((path) => ({ name: path.replace(/\..*$/, ''), path }))

/** A server of a package that says this of its months. */
const serverOf = (said: object) =>
  smallServer('sqlite', 'empty', {
    load: async (databaseUrl) => {
      const folder = await mkdtemp(join(tmpdir(), 'provisional-'))
      const descriptor = { name: 'small', licenses: [{ title: 'CC0' }], ...said, resources }
      const all = { ...files, 'datapackage.json': JSON.stringify(descriptor) }
      for (const [path, content] of Object.entries(all)) await writeFile(join(folder, path), content)
      let told = ''
      const quiet = { write: (text: string) => (told += text) }
      const environment = { DATABASE_URL: databaseUrl }
      const code = await importCommand({ argv: [folder], environment, out: quiet, err: quiet })
      await rm(folder, { recursive: true, force: true })
      if (code !== 0) throw new Error(told)
    },
  })

type Rows = { readonly data: readonly Record<string, unknown>[]; readonly notes?: readonly string[] }

function askOf(parts: ReturnType<typeof serverOf>) {
  const get = (path: string, accept = 'application/json') =>
    parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })
  return {
    get,
    page: async (path: string): Promise<string> =>
      (await get(path, 'text/html')).body.replaceAll('\u00a0', ' '),
    rows: async (path: string): Promise<Rows> => (await get(path)).json(),
  }
}

const asked = 'product=Gas&production=Produced&yearStart=2025&yearEnd=2026'
const note = 'De cijfers vanaf juli 2026 zijn voorlopig: ze kunnen nog veranderen.'

describe('figures that a package calls provisional', () => {
  const parts = serverOf({ figuresUntil: '2026-09', provisionalFrom: '2026-07' })
  const { get, page, rows } = askOf(parts)

  it('are told of in the configuration [D28.41]', async () => {
    expect((await get('/rest/config')).json().dataset).toMatchObject({
      figuresUntil: '2026-09',
      provisionalFrom: '2026-07',
    })
  })
  it('are marked on every page that shows them: in the label of their year and in a note [D28.41]', async () => {
    for (const path of ['/overview/gas-produced', '/fields/1', '/companies/noordgas']) {
      const shown = await page(path)
      expect([path, shown]).toEqual([path, expect.stringContaining(`<p>${note}</p>`)])
      expect([path, shown]).toEqual([path, expect.stringContaining('2026 t/m sep, voorlopig')])
    }
    const embedded = await page('/embed/gas-produced')
    expect(embedded).toContain(`<p>${note}</p>`)
    expect(embedded).toContain('In 2026 (t/m september, voorlopig) produceerde 1 veld')
    expect((await rows('/overview/gas-produced')) as object).toMatchObject({ provisional: note })
    expect((await rows('/overview/gas-produced-fields')) as object).not.toHaveProperty('provisional')
  })
  it('are told of in files: of a month whether it is, of a year from which month [D28.41]', async () => {
    const long = await rows(`/files/field-figures.json?${asked}&form=long`)
    expect(long.notes).toContain(note)
    expect(long.data.map(({ month, provisional }) => [month, provisional])).toEqual([
      ...['2025-01', '2025-06', '2025-07', '2025-09', '2026-01', '2026-06'].map((month) => [month, false]),
      ['2026-07', true],
      ['2026-09', true],
    ])
    const byYear = await rows(`/files/field-figures.json?${asked}&form=series&step=year`)
    const wide = await rows(`/files/field-figures.json?${asked}`)
    for (const { data } of [byYear, wide])
      expect(data.map(({ year, provisionalFrom }) => [Number(year), provisionalFrom])).toEqual([
        [2025, null],
        [2026, '2026-07'],
      ])
    // The figures run to September.
    expect(byYear.data.map(({ until }) => until)).toEqual([null, '2026-09'])
    const byMonth = await rows(`/files/field-figures.json?${asked}&form=series&step=month`)
    expect(byMonth.data.filter(({ provisional }) => provisional === true)).toHaveLength(2)
    for (const form of ['wide', 'long']) {
      const { data } = await rows(`/files/geothermal-figures.json?form=${form}`)
      expect(data.map(({ provisional }) => provisional)).toEqual([false, true])
    }
  })
  it('are told of on both sheets of a spreadsheet [D28.41]', async () => {
    const body = { yearStart: 2025, yearEnd: 2026, product: 'Gas', production: 'Produced' }
    const sheets = await exportsOf(parts).read('/rest/prodfigures/field-export?lang=en', body)
    expect(columnOf(sheets.rows, 'Provisional figures from')).toEqual([null, new Date(Date.UTC(2026, 6, 1))])
    expect(sheets.about.flat()).toContain('Figures from July 2026 are provisional and may still change.')
  })
})

describe('figures of a whole year that a package calls provisional', () => {
  const { page } = askOf(serverOf({ figuresUntil: '2026-09', provisionalFrom: '2025-07' }))

  it('are marked where the largest of that year are ranked', async () => {
    const ranking = await page('/overview/gas-produced-fields')
    expect(ranking).toContain('Grootste gasvelden in 2025 (voorlopig)')
    expect(ranking).toContain('<p>De cijfers vanaf juli 2025 zijn voorlopig: ze kunnen nog veranderen.</p>')
  })
})

describe('figures of which a package does not say that they are provisional', () => {
  const parts = serverOf({ figuresUntil: '2026-09' })
  const { get, page, rows } = askOf(parts)

  it('are shown and written as they were', async () => {
    expect((await get('/rest/config')).json().dataset.provisionalFrom).toBeNull()
    for (const path of ['/overview/gas-produced', '/fields/1', '/companies/noordgas', '/embed/gas-produced'])
      expect([path, await page(path)]).toEqual([path, expect.not.stringContaining('voorlopig')])
    for (const query of [asked, `${asked}&form=long`, `${asked}&form=series`]) {
      const { data } = await rows(`/files/field-figures.json?${query}`)
      for (const row of data) expect(Object.keys(row).join()).not.toContain('provisional')
    }
  })
})
