import { describe, expect, it } from 'vitest'
import { chooseEncoding } from './encoding.ts'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['br;q=0, gzip;q=0', 'identity'],
  ])('for %s is %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding))
  it('is none when the caller gives that the higher weight', () => {
    expect(chooseEncoding('identity, br;q=0.1')).toBe('identity')
    expect(chooseEncoding('identity;q=0.5, gzip;q=0.8, br;q=0.1')).toBe('gzip')
    expect(chooseEncoding('identity, br')).toBe('br')
  })
})
