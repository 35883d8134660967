import { replaceDataset } from '@datacentre/database'
import { describe, expect, it, vi } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { readWorkbook } from '../../testing/read-workbook.ts'
import { smallVersion } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'
import { tables } from '@datacentre/catalogue/tables'
import { codeLists } from '@datacentre/catalogue/codes/index'

const parts = smallServer('sqlite', fillFeatures)
const withDetails = smallServer('sqlite')
const get = (path: string, accept = 'application/json') =>
  parts().server.inject({ url: `/datacenter${path}`, headers: { host: 'data.example.org', accept } })

type Use = { table: string; column: string; rows: number; href: string | null }
type List = {
  list: string
  codes: { code: string; nl: string; en: string; definition: unknown; uses: Use[] }[]
}

describe('the code book', () => {
  it('has every code of every list with its names, its meaning and the rows that have it', async () => {
    const lists: List[] = (await get('/codes')).json()
    expect(lists.map(({ list }) => list)).toEqual(Object.keys(codeLists))
    const gas = lists.find(({ list }) => list === 'boreholeResult')?.codes.find(({ code }) => code === 'GAS')
    expect(gas).toMatchObject({
      nl: 'Gas',
      en: 'Gas',
      definition: { nl: expect.stringMatching(/\.$/), en: expect.stringMatching(/\.$/) },
      uses: [{ table: 'boreholes', column: 'resultCode', rows: 1 }],
    })
    const { href } = gas!.uses[0]!
    const rows = await parts().server.inject(href!.replace('http://data.example.org', ''))
    expect(rows.json()).toMatchObject({ numberMatched: 1 })
  })
  it('counts the rows of details too, which are shown with their object only', async () => {
    const lists: List[] = (await withDetails().server.inject('/datacenter/codes')).json()
    const uses = lists.flatMap(({ codes }) =>
      codes.flatMap((code) => code.uses.map((use) => ({ ...use, code }))),
    )
    const lost = uses.find(({ table, column }) => table === 'documents' && column === 'lost')
    expect(lost).toMatchObject({ code: { code: 'J' }, rows: 1, href: null })
  })
  it('leaves no code of the data out', async () => {
    const lists: List[] = (await get('/codes')).json()
    const known = new Set(lists.flatMap(({ list, codes }) => codes.map(({ code }) => `${list}.${code}`)))
    const { features } = (
      await parts().server.inject('/datacenter/api/v1/collections/boreholes/items')
    ).json<{ features: { properties: Record<string, string | null> }[] }>()
    const results = features.flatMap(({ properties }) => properties['resultCode'] ?? [])
    expect(results).not.toEqual([])
    expect(results.filter((code) => !known.has(`boreholeResult.${code}`))).toEqual([])
  })
  it('is a page in both languages, with a place for each list', async () => {
    for (const language of ['nl', 'en']) {
      const { body, headers } = await get(`/codes?lang=${language}`, 'text/html')
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain(`<html lang="${language}">`)
      for (const list of Object.keys(codeLists)) expect(body).toContain(`id="${list}"`)
      const titles = [...body.matchAll(/<h2 id="\w+">([^<]*)</g)].map(([, title]) => title)
      expect(titles).toHaveLength(Object.keys(codeLists).length)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })
  it('is a spreadsheet with a row for each code', async () => {
    const lists: List[] = (await get('/codes')).json()
    const answer = await get('/codes?f=xlsx')
    expect(answer.headers['content-disposition']).toContain('codes.xlsx')
    const { rows } = await readWorkbook(answer.rawPayload)
    expect(rows).toHaveLength(1 + lists.flatMap(({ codes }) => codes).length)
  })
})

describe('the dictionary of columns', () => {
  it('has every column of every table with its title, meaning, unit and codes', async () => {
    const listed = (await get('/columns')).json<
      { table: string; columns: { column: string; unit: unknown }[] }[]
    >()
    expect(listed.map(({ table }) => table)).toEqual(tables.map(({ id }) => id))
    expect(listed.flatMap(({ columns }) => columns)).toHaveLength(
      tables.flatMap(({ columns }) => [...columns]).length,
    )
    const depth = listed[0]?.columns.find(({ column }) => column === 'endAhDepthInMeters')
    expect(depth).toMatchObject({
      unit: { nl: 'm', en: 'm' },
      meaning: { nl: expect.stringMatching(/\.$/), en: expect.stringMatching(/\.$/) },
      refersTo: null,
    })
  })
  it('is a page and a spreadsheet too', async () => {
    const { body } = await get('/columns?lang=en', 'text/html')
    expect(body).toContain('<h1>Columns</h1>')
    expect((await get('/columns?f=xlsx')).statusCode).toBe(200)
  })
  it('refuses what it does not know, with what is allowed', async () => {
    for (const [query, said] of [
      ['f=pdf', 'f must be one of json, html, xlsx'],
      ['colour=red', 'colour is not known; known are f, lang'],
    ]) {
      const answer = await get(`/columns?${query}`)
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        400,
        expect.stringContaining(said!),
      ])
    }
  })
})

describe('a code that the newest dataset lists no more', () => {
  it('stays in the book with its name, marked as retired', async () => {
    const inLanguage = (title: string) => ({ title, licence: null, sources: [] })
    const { store } = parts()
    const withCode = {
      nl: { ...inLanguage('Met'), codes: { 'boreholeResult.TEER': 'Teer' } },
      en: { ...inLanguage('With'), codes: { 'boreholeResult.TEER': 'Tar' } },
    }
    const versions = [
      { ...smallVersion, checksum: 'with', texts: withCode },
      {
        ...smallVersion,
        checksum: 'without',
        texts: { nl: inLanguage('Zonder'), en: inLanguage('Without') },
      },
    ]
    const codes = async () =>
      (await get('/codes'))
        .json<(List & { codes: { isRetired: boolean }[] })[]>()
        .find(({ list }) => list === 'boreholeResult')!.codes
    for (const [at, version] of versions.entries()) {
      await replaceDataset(store, version, fillFeatures)
      await vi.waitFor(
        async () =>
          expect((await codes()).find(({ code }) => code === 'TEER')).toMatchObject({
            nl: 'Teer',
            en: 'Tar',
            isRetired: at === 1,
          }),
        { timeout: 30_000 },
      )
    }
    expect((await get('/codes?lang=en', 'text/html')).body).toContain('Tar (retired)')
  })
})
