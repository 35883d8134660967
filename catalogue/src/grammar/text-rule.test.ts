import { describe, expect, it } from 'vitest'
import { addressFault, LONGEST_TEXT, textFault } from './text-rule.ts'

describe('a text of a data package', () => {
  it.each([
    'K12-B-01',
    "'t Zandt, Súdwâld",
    'two\nlines\tand a tab',
    '😀 and 漢字',
    'x'.repeat(LONGEST_TEXT),
  ])('may be %j', (text) => {
    expect(textFault(text)).toBeNull()
  })
  it.each([
    'bell\u0007',
    'escape\u001b[31m',
    'zero\u0000',
    'delete\u007f',
    'next line\u0085',
    'half \ud83d',
    '\ude00 half',
  ])('may not be %j [D25.15]', (text) => {
    expect(textFault(text)).toBe('must hold no control characters and no half characters')
  })
  it('may not be longer than the longest [D25.15]', () => {
    expect(textFault('x'.repeat(LONGEST_TEXT + 1))).toBe('must be at most 4000 characters long')
  })
})

describe('an address of a data package', () => {
  it.each([
    'https://creativecommons.org/licenses/by/4.0/',
    'http://example.org',
    'HTTPS://example.org/a?b#c',
  ])('may be %s', (text) => {
    expect(addressFault(text)).toBeNull()
  })
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'licence.txt',
    '//example.org',
    'https://',
    'http://[x',
  ])('may not be %s [D25.15]', (text) => {
    expect(addressFault(text)).toBe('must be an address that begins with http:// or https://')
  })
})
