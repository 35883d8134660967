import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { documentGroup } from '@datacentre/catalogue/codes/documents'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import readXlsx, { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

type Row = Readonly<Record<string, unknown>>

/** Each test does what a program does that people wrote for the national service, with only another host. */
describe('a program that was written for the national service', () => {
  const parts = smallServer('sqlite')
  const json = { 'content-type': 'application/json' }
  const post = (path: string, body?: unknown) =>
    parts().server.inject({
      method: 'POST',
      url: `/nlog-mapviewer/rest/${path}`,
      ...(body !== undefined && { headers: json, payload: JSON.stringify(body) }),
    })
  const get = (url: string) => parts().server.inject({ url })
  /** Programs read whatever comes as JSON; nothing is an empty answer to them only with 204. */
  const listOf = async (path: string, body?: unknown): Promise<readonly Row[]> =>
    JSON.parse((await post(path, body)).body)
  const everyBorehole = async (): Promise<readonly Row[]> => listOf('brh/boreholes')

  it('opens the overview and then asks for the list with neither body nor type', async () => {
    expect((await get('/datacenter/brh-overview')).statusCode).toBe(200)
    const list = await everyBorehole()
    expect(list.length).toBeGreaterThan(0)
    expect(await listOf('brh/boreholes', {})).toEqual(list)
    const empty = await parts().server.inject({
      method: 'POST',
      url: '/nlog-mapviewer/rest/brh/boreholes',
      headers: json,
    })
    expect(empty.json()).toEqual(list)
  })
  it('downloads every document that is not lost, of every borehole [D20.6]', async () => {
    let downloaded = 0
    for (const { boreholeDbk } of await everyBorehole()) {
      for (const document of await listOf('brh/documents', boreholeDbk)) {
        expect([document['hasBfile'], document['lost']]).toEqual([true, false])
        const file = await get(`/brh-web/rest/brh/document/${String(document['assetBfileDbk'])}`)
        expect([file.statusCode, file.rawPayload.length > 0]).toEqual([200, true])
        downloaded += 1
      }
    }
    expect(downloaded).toBeGreaterThan(0)
  })
  it('sorts the logs of every borehole by their group, and downloads all [D20.5, D20.6]', async () => {
    let downloaded = 0
    for (const { boreholeDbk } of await everyBorehole()) {
      for (const log of await listOf('brh/logdocuments', boreholeDbk)) {
        expect(documentGroup).toContain(log['documentGroup'])
        const file = await get(`/brh-web/rest/brh/logdocument/${String(log['documentBfileDbk'])}`)
        // What lies elsewhere is reached by a redirect, which programs follow.
        expect(file.statusCode).toBe(log['fileAddress'] === null ? 200 : 302)
        downloaded += 1
      }
    }
    expect(downloaded).toBeGreaterThan(0)
  })
  it.each(['measurements', 'coreruns', 'photos'])(
    'asks for %s and takes 204 for none [D20.7]',
    async (resource) => {
      for (const { boreholeDbk } of await everyBorehole())
        expect((await post(`brh/${resource}`, boreholeDbk)).statusCode).toBe(204)
    },
  )

  const [years, gas] = [
    { yearStart: 2024, yearEnd: 2025 },
    { product: 'Gas', production: 'Produced' },
  ]
  const spreadsheets = [
    ...registers.map(({ id, rest }) => ({
      path: rest.export.path,
      body: [] as unknown,
      titleIn: (language: Language) => speak(language)(`register.${id}.title`),
    })),
    ...productionScreens.map(({ id, rest, kind }) => ({
      path: rest.export.path,
      body:
        kind === 'monthly' ? years : { ...years, ...gas, ...(id === 'facility' && { production: 'Flared' }) },
      titleIn: (language: Language) => speak(language)(`production.${id}.short`),
    })),
  ]
  const bytesOf = async (url: string, payload: unknown): Promise<Buffer> =>
    (await parts().server.inject({ method: 'POST', url, headers: json, payload: JSON.stringify(payload) }))
      .rawPayload

  it.each(spreadsheets)('reads Sheet0 of $path [D23.13]', async ({ path, body }) => {
    for (const prefix of ['/nlog-mapviewer', '/brh-web']) {
      const rows = await readSheet(await bytesOf(prefix + path, body), 'Sheet0')
      expect(rows.length).toBeGreaterThan(0)
    }
  })
  it.each(spreadsheets)(
    'leaves $path its name in the language of whoever asks elsewhere [D23.13]',
    async (one) => {
      const { path, body, titleIn } = one
      for (const prefix of ['/datacenter', '/mapviewer'])
        for (const language of ['nl', 'en'] as const) {
          const sheets = await readXlsx(await bytesOf(`${prefix}${path}?lang=${language}`, body))
          expect(sheets[0]?.sheet).toBe(titleIn(language).slice(0, 31))
        }
    },
  )
})
