import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { exportsOf } from '../../testing/exports.ts'
import { smallServer } from '../../testing/small-server.ts'
import type { KeyFault } from '../problems.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

describe('a body', () => {
  const parts = smallServer('sqlite')
  const { read } = exportsOf(parts)
  const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    parts().server.inject({
      method: 'POST',
      url: `/datacenter${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const keysNamed = (count: number, name: string): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, 1])))

  it('with many faults is told twenty of them, how many more there are, and once what is allowed [D16.18]', async () => {
    const answer = await post('/rest/brh/boreholes', keysNamed(150, 'k'))
    const { detail, faults } = answer.json<{ detail: string; faults: KeyFault[] }>()
    expect(answer.statusCode).toBe(400)
    expect(faults).toHaveLength(20)
    expect(detail).toMatch(/; and 130 more$/)
    expect(faults.filter(({ message }) => message.includes('allowed are'))).toHaveLength(1)
    expect(faults[1]).toEqual({ key: 'k1', message: 'is unknown' })
  })
  it('is not repeated at length: names of keys, types and addresses are cut between characters [D16.18]', async () => {
    const long = '\u{1f600}'.repeat(5000)
    const { faults } = (await post('/rest/brh/boreholes', JSON.stringify({ [long]: 1 }))).json<{
      faults: KeyFault[]
    }>()
    expect(faults[0]?.key).toMatch(/^\u{1f600}{49}…$/u)
    const type = await post('/rest/brh/boreholes', 'x', { 'content-type': `text/${'x'.repeat(5000)}` })
    expect(type.statusCode).toBe(415)
    expect(type.body.length).toBeLessThan(500)
    const address = await parts().server.inject({ url: `/datacenter/${'x'.repeat(5000)}` })
    expect(address.body.length).toBeLessThan(500)
  })
  it('of more keys or levels than any call takes is refused before it is parsed [D16.19]', async () => {
    for (const text of [keysNamed(5000, ''), '['.repeat(60 * KILOBYTE)]) {
      const answer = await post('/rest/brh/boreholes', text)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().detail).toMatch(/^body must not (have more|be nested deeper) than/)
    }
  })
  it.each([
    '/rest/brh/boreholes',
    '/rest/prodfigures/field',
    '/rest/prodfigures/field-export',
    '/rest/prodfigures/geothermal-export',
  ])('of more than 64 KB is refused with 413 by %s [D16.16]', async (path) => {
    const answer = await post(path, JSON.stringify({ name: 'x'.repeat(64 * KILOBYTE) }))
    expect([answer.statusCode, answer.json().detail]).toEqual([
      413,
      'The body of this request can be at most 65536 bytes.',
    ])
  })
  it('may be longer only when it is a list of ids [D16.16]', async () => {
    const criteria = await post('/rest/brh/boreholes-export', keysNamed(20_000, 'k'))
    expect([criteria.statusCode, criteria.json().detail]).toEqual([
      413,
      'Only a list of ids can be longer than 65536 bytes.',
    ])
    const ids = JSON.stringify(Array.from({ length: 100_000 }, (_, at) => 5_000_000 + at))
    expect((await post('/rest/brh/boreholes-export', ids)).statusCode).toBe(200)
    const tooLong = Buffer.alloc(16 * MEGABYTE + 1, ' ')
    expect((await post('/rest/brh/boreholes-export', tooLong)).statusCode).toBe(413)
  })
  it('of many ids names the same rows under its name, and as a list [D16.20]', async () => {
    const ids = [...Array.from({ length: 20_000 }, (_, at) => 5_000_000 + at), '3', 2]
    const named = await read('/rest/brh/boreholes-export', { boreholeDbks: ids })
    const listed = await read('/rest/brh/boreholes-export', ids)
    const short = await read('/rest/brh/boreholes-export', [3, 2])
    expect(named.rows).toEqual(short.rows)
    expect(listed.rows).toEqual(short.rows)
  })
  it('of many ids is refused where it stops being a list of ids [D16.20]', async () => {
    const ids = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => at))
    const nested = await post('/rest/smc/lines-export', `${ids.slice(0, -1)},[${'['.repeat(MEGABYTE)}`)
    expect([nested.statusCode, nested.json().faults[0].key]).toEqual([400, 'body'])
    const brokenOff = await post('/rest/smc/lines-export', ids.slice(0, -1))
    expect([brokenOff.statusCode, brokenOff.json().title]).toEqual([400, 'The request body is not JSON'])
  })
  it('that is not UTF-8 is refused, and one in another charset with 415 [D16.21]', async () => {
    const body = Buffer.from('{"yearStart":2023,"yearEnd":2024,"name":"Blå"}', 'latin1')
    const answer = await post('/rest/prodfigures/geothermal', body)
    expect([answer.statusCode, answer.json().title]).toEqual([400, 'The request body is not UTF-8'])
    const declared = await post('/rest/prodfigures/geothermal', body, {
      'content-type': 'application/json; charset=ISO-8859-1',
    })
    expect([declared.statusCode, declared.json().detail]).toEqual([
      415,
      'The charset is iso-8859-1, but JSON must be in utf-8.',
    ])
  })
  it('may name its charset when that is UTF-8, and start with the mark that some programs write', async () => {
    const type = { 'content-type': 'application/json; charset="UTF-8"' }
    expect((await post('/rest/brh/boreholes', '\ufeff{}', type)).statusCode).toBe(200)
  })
  it('that is packed is refused with 415, or without its header as what it is: no text [D16.21]', async () => {
    const packed = gzipSync('{}')
    const declared = await post('/rest/brh/boreholes', packed, { 'content-encoding': 'gzip' })
    expect([declared.statusCode, declared.headers['accept-encoding']]).toEqual([415, 'identity'])
    expect(declared.json().detail).toBe(
      'Content-Encoding is gzip, which is not supported. Send the body uncompressed.',
    )
    const bare = await post('/rest/brh/boreholes', packed)
    expect([bare.statusCode, bare.json().title]).toEqual([400, 'The request body is not UTF-8'])
    const asItIs = await post('/rest/brh/boreholes', '{}', { 'content-encoding': 'identity' })
    expect(asItIs.statusCode).toBe(200)
  })
})
