import { describe, expect, it } from 'vitest'
import { BodyRefused } from './body-refused.ts'
import { IdScanner } from './id-scanner.ts'

/** Scans a body in pieces of so many bytes, after the first that must show what it is. */
function scan(text: string | Buffer, pieceBytes = 7): (string | number)[] | null {
  const ids: (string | number)[] = []
  const bytes = Buffer.from(text)
  const start = Math.min(bytes.length, 20)
  const scanner = IdScanner.of(bytes.subarray(0, start), (id) => ids.push(id))
  if (scanner === null) return null
  for (let at = start; at < bytes.length; at += pieceBytes) scanner.write(bytes.subarray(at, at + pieceBytes))
  scanner.end()
  return ids
}

function refusalOf(text: string | Buffer): string {
  try {
    scan(text)
  } catch (error) {
    if (error instanceof BodyRefused) return `${error.problem.status} ${error.problem.detail}`
    throw error
  }
  return 'none'
}

describe('a list of ids that is read as it comes in', () => {
  const ids = [1, 0, -7, 123456789, 9007199254740991, 'P15-A', 'naïef "é" \\ \u{1f600}', '', 'x'.repeat(900)]

  it.each([1, 2, 3, 5, 64, 10_000])('gives what JSON gives, in pieces of %i bytes [D16.20]', (pieceBytes) => {
    expect(scan(JSON.stringify(ids), pieceBytes)).toEqual(ids)
    expect(scan(JSON.stringify(ids, null, '\t '), pieceBytes)).toEqual(ids)
    expect(scan(` {"boreholeDbks" : ${JSON.stringify(ids)} } `, pieceBytes)).toEqual(ids)
    expect(scan('["\\u0041\\n",1e3,2.0]', pieceBytes)).toEqual(['A\n', 1000, 2])
    expect(scan('[ ]', pieceBytes)).toEqual([])
  })
  it('is not what criteria are', () => {
    expect(scan('{"onOffshore":"ON"}')).toBeNull()
    expect(scan('"a text"')).toBeNull()
  })
  it.each([
    ['a list in it', '[1,[2]]'],
    ['an object in it', '[1,{"a":2}]'],
    ['null in it', '[1,null]'],
    ['true in it', '[true]'],
    ['half a number in it', '[1.5]'],
    ['a text that never ends', `["${'x'.repeat(5000)}`],
    ['another key beside it', '{"boreholeDbks":[1],"page":1}'],
  ])('is refused with %s, in the words of every other refusal', (_what, text) => {
    expect(refusalOf(text)).toBe('400 body must be a list in which each item is a whole number or a text')
  })
  it.each([
    '[1,]',
    '[,1]',
    '[1 2]',
    '[1',
    '[1]]',
    '[1}',
    '[01]',
    '[1]x',
    '["\u0001"]',
    '{"boreholeDbks":[1]',
  ])('is not JSON as %s', (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
    expect(refusalOf(text)).toMatch(/^400 /)
  })
  it('is refused when a text in it is not UTF-8', () => {
    expect(refusalOf(Buffer.from('["na\xefef"]', 'latin1'))).toMatch(/^400 .*UTF-8/)
  })
})
