import { described, Link } from './small-package.ts'
import type { Faulty } from './faulty-tables.ts'

/** In `datapackage.json`. */
export const faultyDescriptors: readonly Faulty[] = [
  ['a missing descriptor', { 'datapackage.json': null }, /datapackage\.json: cannot be read/],
  ['a descriptor that is no JSON', { 'datapackage.json': '{"name":' }, /datapackage\.json: is not JSON/],
  [
    'a descriptor without a table',
    { 'datapackage.json': '{"name":"x","resources":[]}' },
    /datapackage\.json resources: must name at least one table: boreholes, fields, /,
  ],

  [
    'a descriptor that is nested without end',
    { 'datapackage.json': `{"name":"x","resources":${'['.repeat(200_000)}${']'.repeat(200_000)}}` },
    /datapackage\.json: must not be nested deeper than 40 levels/,
  ],
  [
    'a descriptor that is not UTF-8',
    { 'datapackage.json': Buffer.from(described({ title: 'S\u00fadw\u00e2ld' }), 'latin1') },
    /datapackage\.json: is not UTF-8: save the file as UTF-8/,
  ],
  [
    'a descriptor that is a link out of the package',
    { 'datapackage.json': new Link('/etc/passwd') },
    /datapackage\.json: must be a file inside the package, not a link to a place outside it/,
  ],
  [
    'a demonstration that is no boolean',
    { 'datapackage.json': described({ demonstration: 'true' }) },
    /datapackage\.json demonstration "true": must be true or false, without quotes/,
  ],
  [
    'a translation into a language that the pages do not have',
    { 'datapackage.json': described({ translations: { de: { title: 'Klein' } } }) },
    /datapackage\.json translations .+: must hold nl, en or both/,
  ],
  [
    'a translation of something else',
    { 'datapackage.json': described({ translations: { nl: { titel: 'Klein' } } }) },
    /datapackage\.json translations .+ each an object with title, licence \(texts\) or sources/,
  ],
  [
    'a licence whose address a browser would run, and a title that no screen shows',
    {
      'datapackage.json': described({
        title: 'A\u0007',
        licenses: [{ title: 'CC0', path: 'javascript:alert(1)' }],
      }),
    },
    /datapackage\.json title "A\\u0007": must hold no control characters and no half characters\n.*licenses\.path "javascript:alert\(1\)": must be an address that begins with http:\/\/ or https:\/\//,
  ],
  [
    'a last month of figures that is a day',
    { 'datapackage.json': described({ figuresUntil: '2026-09-30' }) },
    /datapackage\.json figuresUntil "2026-09-30": must be a month as yyyy-MM/,
  ],
  [
    'a first provisional month that is a year',
    { 'datapackage.json': described({ provisionalFrom: '2026' }) },
    /datapackage\.json provisionalFrom "2026": must be a month as yyyy-MM/,
  ],
  [
    'a first provisional month after the last with figures',
    { 'datapackage.json': described({ provisionalFrom: '2026-10' }) },
    /datapackage\.json provisionalFrom "2026-10": must not be after figuresUntil \(2026-09\)/,
  ],
  [
    'a size that is no number',
    { 'datapackage.json': described({}, { bytes: '12' }) },
    /datapackage\.json boreholes\.bytes "12": must be a number, without quotes/,
  ],
  [
    'a resource with a path out of the package',
    { 'datapackage.json': described({}, { path: '../boreholes.csv' }) },
    /datapackage\.json boreholes\.path "\.\.\/boreholes\.csv": must be the path of one file inside the package/,
  ],
]
