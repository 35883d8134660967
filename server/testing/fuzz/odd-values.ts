import fc from 'fast-check'

/** Values that programs of others stumbled over, as they stand in an address: some are no valid encoding at all. */
const ODD_IN_ADDRESS = [
  '',
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%C0%AF',
  '%FF%FE',
  '%F0%9F%9B%A2',
  '%E2%80%AE',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/',
  "'%20or%201=1--",
  '%3Cscript%3E',
  '%0d%0aSet-Cookie:x=1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e999',
  '1.5',
  '99999999999999999999999',
  '-9007199254740993',
  '9999-99-99',
  '0000-00-00',
  '1,2,3',
  '5,52,5,52',
  '-999,-999,999,999',
  'NaN,NaN,NaN,NaN',
  '%5B%5B%5B%5B',
  '(((((((((((((((',
  'a%20and%20',
  '%22%27%60%5C',
  '%F0%9F',
  'true',
  '*',
  '+',
  '%2B%2B',
]

/** A value in an address that no schema asks for. */
export const oddInAddress: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...ODD_IN_ADDRESS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(encodeAnyway) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 7000 }).map((length) => 'x'.repeat(length)) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 500 }).map((depth) => '('.repeat(depth)) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
)

/** Also what cannot be encoded: half of a surrogate pair. */
export function encodeAnyway(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** JSON that no schema asks for: any value, deep, long, with keys that JavaScript knows. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 3000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 3000 })
      .map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[',
      '"',
      'nul',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      '{"a":1,"a":2}',
      '"\\ud800"',
      '["\\ud800"]',
      '"\\u0000"',
      '[1e999]',
      '[-0]',
      '99999999999999999999999999',
      '{"":""}',
      '[1,]',
      '\ufeff[]',
      'NaN',
      '\u0000',
      '[[1],[2]]',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => JSON.stringify('y'.repeat(length))),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 2000 }).map((count) => JSON.stringify(Array(count).fill(-1.5))),
  },
)
