import { gunzipSync } from 'node:zlib'
import { storeKinds } from '@datacentre/database/testing/stores'
import { describe, expect, it } from 'vitest'
import { LAS } from '../../../testing/small-details.ts'
import { smallServer } from '../../../testing/small-server.ts'

describe.each(storeKinds)('the files of a borehole on %s', (kind) => {
  const parts = smallServer(kind)
  const get = (path: string, headers: Record<string, string> = {}) =>
    parts().server.inject({ url: `/brh-web/rest/brh/${path}`, headers })

  it('come with their type, their size and the name to save them under [D27.34]', async () => {
    const log = await get('logdocument/81')
    expect(log.statusCode).toBe(200)
    expect(log.rawPayload).toEqual(LAS)
    expect(log.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': String(LAS.length),
      'content-disposition': expect.stringContaining('attachment; filename="K12-B-01_CMP.las"'),
      'x-content-type-options': 'nosniff',
    })
  })
  it('have names that every system can keep, with and without diacritics', async () => {
    expect((await get('document/71')).headers['content-disposition']).toBe(
      `attachment; filename="Eindrapport _Sudwald_ 1_2.asc"; filename*=UTF-8''Eindrapport%20_S%C3%BAdw%C3%A2ld_%201_2.asc`,
    )
  })
  it('are passed on packed to who takes gzip', async () => {
    const packed = await get('logdocument/81', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length).toBeLessThan(LAS.length / 4)
    expect(gunzipSync(packed.rawPayload)).toEqual(LAS)
  })
  it('that are kept elsewhere lead there [D25.23]', async () => {
    const { statusCode, headers } = await get('logdocument/83')
    expect([statusCode, headers['location']]).toEqual([302, 'https://files.example.org/logs/83.las?a=1&b=2'])
  })
  it.each([
    'document/72',
    'document/73',
    'logdocument/82',
    'document/81',
    'document/999',
    'logdocument/71',
    'logdocument/abc',
    'document/-1',
  ])('are told to be missing at %s', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
    expect(answer.json().title).toBe('File not found')
  })
})
