import fc from 'fast-check'
import { againstSchema, fromSchema } from './from-schema.ts'
import type { KnownCall } from './known-addresses.ts'
import { encodeAnyway, oddInAddress, oddJson } from './odd-values.ts'
import type { Question } from './question.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

/** Headers that others send, right or wrong. */
const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { accept: 'text/html' },
      { accept: 'application/json;q=nonsense' },
      { accept: '*/*;q=0' },
      { 'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0' },
      { 'accept-encoding': 'x'.repeat(2000) },
      { 'accept-language': 'xx-\u00ff,,,;q=9' },
      { 'if-none-match': '"' },
      { 'if-none-match': '*' },
      { 'if-modified-since': 'yesterday' },
      { range: 'bytes=5-1' },
      { range: 'bytes=0-0,1-1,2-2' },
      { cookie: 'XSRF-TOKEN=%; =; ;;' },
      { 'x-forwarded-host': '<script>' },
      { 'x-request-id': '\u00e9'.repeat(300) },
      { origin: 'null' },
      { authorization: 'Basic !!!' },
      { 'content-type': 'multipart/form-data' },
    ),
  },
)

/** The body of a call: as its schema says, against it, or no JSON at all, in any clothes. */
const bodyOf = ({ body }: KnownCall): fc.Arbitrary<Pick<Question, 'body' | 'headers'>> => {
  const asJson = (value: unknown) => ({ body: JSON.stringify(value) ?? '', headers: JSON_TYPE })
  const schema = body ?? {}
  return fc.oneof(
    { weight: 4, arbitrary: fromSchema(schema).map(asJson) },
    { weight: 4, arbitrary: againstSchema(schema).map(asJson) },
    { weight: 2, arbitrary: oddJson.map((text) => ({ body: text, headers: JSON_TYPE })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.uint8Array({ maxLength: 200 }),
          fc.constantFrom(
            'application/json',
            'application/json; charset=utf-16',
            'text/plain',
            'application/x-www-form-urlencoded',
            'nonsense',
            '',
          ),
        )
        .map(([bytes, type]) => ({ body: Buffer.from(bytes), headers: { 'content-type': type } })),
    },
    {
      weight: 1,
      arbitrary: fc.constant({ body: '[]', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }),
    },
  )
}

/** A request of a described call, with values for its path and query that its schema has or not. */
export function callQuestions(call: KnownCall): fc.Arbitrary<Question> {
  const { path, method, inPath, inQuery } = call
  const queryOf = (name: string) =>
    fc.oneof(
      oddInAddress,
      fromSchema(inQuery[name] ?? {}).map((value) => encodeAnyway(String(value))),
    )
  const inAddress = fc.record(Object.fromEntries(inPath.map((name) => [name, oddInAddress])))
  const query = fc.record(Object.fromEntries(Object.keys(inQuery).map((name) => [name, queryOf(name)])), {
    requiredKeys: [],
  })
  const unknown = fc.option(oddInAddress, { freq: 5 })
  return fc
    .tuple(inAddress, query, unknown, method === 'POST' ? bodyOf(call) : fc.constant(null), headers)
    .map(([values, asked, other, sent, more]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')
      const search = Object.entries(asked).map(([name, value]) => `${name}=${value}`)
      if (other !== null) search.push(`unknown=${other}`)
      return {
        method,
        url: filled + (search.length === 0 ? '' : `?${search.join('&')}`),
        headers: { ...more, ...sent?.headers },
        ...(sent?.body !== undefined && { body: sent.body }),
        of: `${method} ${path}`,
      }
    })
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const

/** A variant of an address that a page leads to: one of its parameters, a part of its path, or its method is another. */
export function pageQuestions(address: string): fc.Arbitrary<Question> {
  const [path = '', search = ''] = address.split('?')
  const pairs = search === '' ? [] : search.split('&')
  const parts = path.split('/')
  return fc
    .tuple(
      fc.constantFrom('parameter', 'part', 'unknown', 'twice', 'method', 'as it is'),
      oddInAddress,
      fc.nat(),
      fc.constantFrom(...METHODS),
      headers,
    )
    .map(([change, value, at, method, more]): Question => {
      const plain = { method: 'GET' as const, headers: more, of: address }
      const nr = at % Math.max(1, pairs.length)
      const name = pairs[nr]?.split('=')[0]
      if (change === 'parameter' && name !== undefined)
        return { ...plain, url: `${path}?${pairs.with(nr, `${name}=${value}`).join('&')}`, parameter: name }
      if (change === 'twice' && name !== undefined)
        return { ...plain, url: `${path}?${[...pairs, `${name}=${value}`].join('&')}`, parameter: name }
      if (change === 'part')
        return { ...plain, url: parts.with(2 + (at % Math.max(1, parts.length - 2)), value).join('/') || '/' }
      if (change === 'method') return { ...plain, method, url: address }
      if (change === 'unknown')
        return { ...plain, url: `${address}${search === '' ? '?' : '&'}qqq=${value}`, parameter: 'qqq' }
      return { ...plain, url: address }
    })
}
