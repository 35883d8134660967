import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { boreholes, registers } from '@datacentre/catalogue'
import { boreholePurpose } from '@datacentre/catalogue/codes/boreholes'
import { texts } from '@datacentre/catalogue/texts/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import { isListed } from '@datacentre/catalogue/wire/bodies/row-schema'
import type { InjectOptions } from 'fastify'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { someBoreholes } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const prefixes = ['/datacenter', '/mapviewer', '/nlog-mapviewer', '/brh-web']
const json = { 'content-type': 'application/json' }

/** A body that each call takes. */
function bodyFor(id: string): object | string | undefined {
  if (id === 'borehole-details') return [2569923610]
  if (id.startsWith('borehole-')) return '2569923610'
  if (id.endsWith('-export') && !id.includes('figures')) return []
  if (!id.includes('figures')) return undefined
  const years = { yearStart: 2024, yearEnd: 2025 }
  if (id.startsWith('geothermal')) return years
  return { ...years, product: 'Gas', production: id.startsWith('facility') ? 'Flared' : 'Produced' }
}

/** An address that each call answers. */
const addressOf = ({ id, path }: Call): string =>
  path
    .replace(':lang', 'nl')
    .replace(':version/:layer', 'old/fields')
    .replace(':layer/:id', 'fields/OVN')
    .replace(':layer/within', 'boreholes/within?bbox=5,52,6,53')
    .replace('findings/:layer', 'findings/fields')
    .replace(':text', 'k12')
    .replace(':name', 'licence')
    .replace(':id', id === 'log-file' ? '81' : '71')

describe('the calls', () => {
  const parts = smallServer('sqlite')
  const ask = (options: InjectOptions) => parts().server.inject(options)
  const post = (url: string, payload?: string | object, headers: Record<string, string> = json) =>
    ask({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) })

  it('answer under every prefix, and as their schemas say [S7.9, S7.13, S7.22, S7.24-27, D1.1, D22.2]', async () => {
    for (const prefix of prefixes) {
      for (const call of calls) {
        const url = prefix + addressOf(call)
        const payload = bodyFor(call.id)
        const asked = await ask({ method: call.method, url, ...(payload && { payload, headers: json }) })
        const answer =
          asked.statusCode === 302
            ? await ask({ url: new URL(asked.headers.location!, `http://host${url}`).pathname })
            : asked
        const isEmpty = 'always204' in call.answer
        expect([url, answer.statusCode]).toEqual([url, isEmpty ? 204 : 200])
        if (isEmpty) continue
        const type = String(answer.headers['content-type'])
        const fits =
          'json' in call.answer
            ? Value.Check(call.answer.json, answer.json())
            : type.includes(
                'spreadsheet' in call.answer ? 'spreadsheetml' : (call.answer.type ?? 'text/plain'),
              )
        expect([url, fits]).toEqual([url, true])
      }
    }
  })
  it('give a register as a bare array of its listed columns [S7.6, D16.1, D20.1, D20.2]', async () => {
    const list = (await post('/datacenter/rest/brh/boreholes')).json()
    expect(list).toHaveLength(3)
    expect(Object.keys(list[0])).toEqual(boreholes.columns.filter(isListed).map((column) => column.key))
    expect(list.find((row: { boreholeDbk: number }) => row.boreholeDbk === 2)).toMatchObject({
      boreholeName: someBoreholes[1]?.boreholeName,
      startDate: Date.UTC(1850, 1, 3),
      endDate: null,
    })
  })
  it('give licensees as a list and survey objects with id and name first [S3.9, S7.13, S7.27]', async () => {
    expect((await post('/datacenter/rest/lic/overview')).json()[0].licensees).toEqual([
      'Noordgas, Delfzijl',
      'Warmte',
    ])
    const survey = (await ask({ url: '/datacenter/rest/smc/3d/surveys' })).json()[0]
    expect(Object.keys(survey).slice(0, 2)).toEqual(['id', 'name'])
  })
  it('take no body and no Content-Type, an empty JSON body, and {} [S7.6, D16.13]', async () => {
    for (const headers of [{}, json]) {
      expect((await post('/datacenter/rest/brh/boreholes', undefined, headers)).json()).toHaveLength(3)
    }
    expect((await post('/datacenter/rest/brh/boreholes', '')).json()).toHaveLength(3)
    expect((await post('/datacenter/rest/brh/boreholes', '{}')).json()).toHaveLength(3)
    expect((await post('/datacenter/rest/brh/boreholes', '{}', {})).json()).toHaveLength(3)
  })
  it('answer a script that first fetches the page and returns its cookie [D17.1, D17.5]', async () => {
    const page = await ask({ url: '/datacenter/brh-overview' })
    expect(page.statusCode).toBe(200)
    const cookie = String(page.headers['set-cookie'])
    expect(cookie).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/)
    const answer = await post('/datacenter/rest/brh/boreholes', undefined, { cookie: cookie.split(';')[0]! })
    expect(answer.statusCode).toBe(200)
  })
  it('refuse a call only when cookie and header differ, or a browser says that another site sends our cookie [D17.3-5]', async () => {
    const url = '/datacenter/rest/brh/boreholes'
    const token = { cookie: 'a=b; XSRF-TOKEN=one' }
    expect((await post(url, undefined, { ...token, 'x-xsrf-token': 'one' })).statusCode).toBe(200)
    expect((await post(url, undefined, { 'x-xsrf-token': 'one' })).statusCode).toBe(200)
    expect((await post(url, undefined, { ...token, 'x-xsrf-token': 'two' })).statusCode).toBe(403)
    expect((await post(url, undefined, { ...token, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const withHeader = { ...token, 'x-xsrf-token': 'one', 'sec-fetch-site': 'cross-site' }
    expect((await post(url, undefined, withHeader)).statusCode).toBe(403)
    expect((await post(url, undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200)
    expect(
      (await post(url, undefined, { cookie: 'other=1', 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(200)
    expect((await post(url, undefined, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })
  it('answer the rows equal to the columns and values in the body [D16.14]', async () => {
    const equal = await post('/datacenter/rest/brh/boreholes', { onOffshore: 'OFF', resultCode: null })
    expect(equal.json().map((row: { boreholeName: string }) => row.boreholeName)).toEqual(['K2-01'])
  })
  it('name an unknown key, and what is allowed [D16.2, D16.11]', async () => {
    const answer = await post('/datacenter/rest/brh/boreholes', { colour: 'red' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status: 400, faults: [{ key: 'colour' }] })
    expect(answer.json().detail).toMatch(/^colour is unknown; allowed are boreholeDbk, boreholeName/)
  })
  it('name an unknown key where no keys are allowed, and say so [D16.17]', async () => {
    const answer = await post('/datacenter/rest/brh/purposes', { x: 1 })
    expect([answer.statusCode, answer.json().faults]).toEqual([
      400,
      [{ key: 'x', message: 'is unknown; no keys are allowed' }],
    ])
  })
  it('are refused as problems whatever the caller accepts [D16.10]', async () => {
    const answer = await post(
      '/datacenter/rest/brh/boreholes',
      { colour: 'red' },
      { ...json, accept: 'text/html' },
    )
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
  })
  it('refuse forms with 415, broken JSON with 400 and long bodies with 413 [D16.12, D16.16]', async () => {
    const form = await post('/datacenter/rest/brh/boreholes', 'a=b', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([form.statusCode, form.json().detail]).toEqual([
      415,
      expect.stringContaining('must be application/json'),
    ])
    expect((await post('/datacenter/rest/brh/boreholes', '{"a":')).statusCode).toBe(400)
    const long = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => id))
    expect((await post('/datacenter/rest/brh/boreholes', long)).statusCode).toBe(413)
    expect((await post('/datacenter/rest/brh/boreholes-export', long)).statusCode).toBe(200)
    expect(
      (await post('/datacenter/rest/brh/boreholes-export', `[${'1,'.repeat(9_000_000)}1]`)).statusCode,
    ).toBe(413)
  })
  it('answer 404 and 405 in kind', async () => {
    const missing = await ask({ url: '/datacenter/rest/nothing' })
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('problem+json'),
    ])
    const wrong = await ask({ url: '/datacenter/rest/brh/boreholes' })
    expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST'])
    expect(wrong.json().detail).toBe('GET is not allowed here. Allowed: POST.')
    expect((await ask({ method: 'DELETE', url: '/datacenter/rest/smc/lines' })).headers['allow']).toBe(
      'GET, HEAD',
    )
  })
  it('compress as the caller asks', async () => {
    const asked = async (accepted: string) =>
      post('/datacenter/rest/brh/boreholes', undefined, { 'accept-encoding': accepted })
    const plain = (await asked('')).rawPayload
    const brotli = await asked('gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain)
    const zipped = await asked('gzip')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain)
    expect((await asked('br;q=0, gzip;q=0.5')).headers['content-encoding']).toBe('gzip')
    expect((await asked('identity')).headers['content-encoding']).toBeUndefined()
    expect(zipped.headers['vary']).toBe('accept-encoding')
  })
  it('answer 304 to who has it already, and HEAD without a body', async () => {
    const first = await ask({ url: '/datacenter/rest/smc/lines' })
    const etag = String(first.headers['etag'])
    const again = await ask({ url: '/datacenter/rest/smc/lines', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await ask({ method: 'HEAD', url: '/datacenter/rest/smc/lines' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(first.rawPayload.length),
    ])
  })
  it('give the purposes in the asked language [S3.3, S7.7, D18.2]', async () => {
    const purposes = async (query: string) => (await post(`/datacenter/rest/brh/purposes${query}`)).json()
    expect(await purposes('')).toHaveLength(boreholePurpose.length)
    expect(await purposes('?lang=en')).toContainEqual({
      code: 'DEV-C',
      description: texts.en['boreholePurpose.DEV-C'],
    })
    expect(await purposes('')).toContainEqual({
      code: 'DEV-C',
      description: texts.nl['boreholePurpose.DEV-C'],
    })
  })
  it('give the operators of fields with code and description, and the names of licensed areas [S3.11, S7.10, S7.11]', async () => {
    expect((await post('/datacenter/rest/field/operators')).json()).toEqual([
      { code: 'NGS', description: 'Noordgas' },
      { code: 'WZO', description: 'Westolie' },
    ])
    expect((await post('/datacenter/rest/field/licenses')).json()).toEqual(['DRENTHE II', 'K06 & L07'])
  })
  it('give every text of a language, and 404 for another [S7.5]', async () => {
    expect((await ask({ url: '/datacenter/i18n/en.json' })).json()).toEqual(texts.en)
    expect((await ask({ url: '/datacenter/i18n/nl.json' })).json()['calendar.monthNames.Oct']).toBe('Okt')
    expect((await ask({ url: '/datacenter/i18n/de.json' })).statusCode).toBe(404)
  })
  it.each(['/datacenter/', '/datacenter/prodfigures/fields', '/mapviewer/', '/mapviewer/brh/2/'])(
    'give the texts relative to the page at %s [S7.5]',
    async (page) => {
      const { body } = await ask({ url: page, headers: { accept: 'text/html' } })
      const [, base = ''] = /<base href="([^"]*)"/.exec(body) ?? []
      const { pathname } = new URL('./i18n/en.json', new URL(base, `http://localhost${page}`))
      const answer = await ask({ url: pathname })
      expect([pathname, answer.statusCode]).toEqual([pathname, 200])
      expect(answer.json()).toEqual(texts.en)
    },
  )
  it('give the feature flags as a flat map [S3.33, S7.4]', async () => {
    expect((await ask({ url: '/datacenter/rest/config/features' })).json()).toEqual({
      'dc.feature.service.sortEnabled': 'true',
      'dc.feature.service.seismicFeature': 'true',
      'dc.feature.service.geothermalFiguresFeature': 'true',
    })
  })
  it('go on from the snapshot when the store is gone', async () => {
    await parts().store.close()
    for (const register of registers) {
      const { method, path } = register.rest.list
      expect((await ask({ method, url: `/datacenter${path}` })).statusCode).toBe(200)
      expect((await post(`/datacenter${register.rest.export.path}`, [])).statusCode).toBe(200)
    }
    const figures = await post('/datacenter/rest/prodfigures/field', bodyFor('field-figures'))
    expect(figures.json()).toHaveLength(3)
  })
})
