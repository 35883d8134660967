import { Link, smallFiles, type Changes } from './small-package.ts'

/** What a data manager can do wrong, how, and what the command says of it. */
export type Faulty = readonly [what: string, changes: Changes, expected: RegExp]

const text = (name: keyof typeof smallFiles): string => String(smallFiles[name])

/** A log of borehole 2, with the file it names. */
const aLog = (path: string | null): Changes => ({
  'log-documents.csv': `documentBfileDbk,boreholeDbk,fileName,filePath\n9,2,a.las,${path ?? ''}\n`,
})

/** In CSV files, and in any file. */
export const faultyTables: readonly Faulty[] = [
  [
    'a control character, and a name that is far too long',
    { 'boreholes.csv': `boreholeDbk,boreholeName,shortName\n1,A\u001b[31m,B\n2,${'x'.repeat(900_000)},C\n` },
    /boreholes\.csv:2 boreholeName "A\\u001b\[31m": must hold no control characters and no half characters\n.*boreholes\.csv:3 boreholeName "x{60}… \(900000 characters\)": must be at most 4000 characters long/,
  ],
  [
    'a missing required column',
    { 'boreholes.csv': 'boreholeDbk,shortName\n1,A\n' },
    /fault: boreholes\.csv:1 boreholeName: is missing: this column is required/,
  ],
  [
    'a required value that is empty',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,\n' },
    /fault: boreholes\.csv:2 boreholeName "": must have a value/,
  ],
  [
    'a wrong type',
    { 'boreholes.csv': 'boreholeDbk,boreholeName,startDate,endAhDepthInMeters\n1,A,31-12-1984,"1.234,5"\n' },
    /boreholes\.csv:2 startDate "31-12-1984": must be a calendar day as yyyy-MM-dd[\s\S]*endAhDepthInMeters "1.234,5": must be a number/,
  ],
  [
    'a duplicate id',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,A\n2,B\n1,C\n' },
    /boreholes\.csv:4 boreholeDbk "1": must be unique: line 2 has the same/,
  ],
  [
    'a dangling reference',
    { 'boreholes.csv': 'boreholeDbk,boreholeName,fieldCode\n1,A,NOWHERE\n' },
    /boreholes\.csv:2 fieldCode "NOWHERE": must exist as fields\.fieldCode, but no row has it/,
  ],
  [
    'a CSV file cut off in the middle of a row',
    { 'boreholes.csv': text('boreholes.csv').slice(0, -6) },
    /boreholes\.csv:3: must have as many values as the header has names: 3, not 8/,
  ],
  [
    'a CSV file cut off in the middle of a quoted value',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,"A' },
    /boreholes\.csv:2: has a quoted value that is never closed: the file is cut off/,
  ],
  [
    'a broken encoding',
    { 'boreholes.csv': Buffer.from('boreholeDbk,boreholeName\n1,A\n2,S\u00fadw\u00e2ld\n', 'latin1') },
    /boreholes\.csv:3: is not UTF-8 from here on: save the file as UTF-8/,
  ],
  [
    'a file saved as UTF-16',
    { 'boreholes.csv': Buffer.from('boreholeDbk,boreholeName\n1,A\n', 'utf16le') },
    /boreholes\.csv:1: contains a zero byte, which text never has: save the file as UTF-8/,
  ],
  [
    'a wrong delimiter',
    { 'boreholes.csv': 'boreholeDbk;boreholeName\n1;A\n' },
    /boreholes\.csv:1: the values are separated by ";", but must be by ","/,
  ],
  ['an empty file', { 'boreholes.csv': '' }, /boreholes\.csv: is empty: it must have at least a header row/],
  [
    'a missing file',
    { 'boreholes.csv': null },
    /boreholes\.csv: is named in datapackage\.json but is not there/,
  ],
  [
    'a log whose file is not there',
    { 'log-documents.csv': 'documentBfileDbk,boreholeDbk,fileName,filePath\n9,2,a.las,files/a.las\n' },
    /log-documents\.csv:2 filePath "files\/a\.las": must be a file in the package, but it is not there/,
  ],

  [
    'a table that is a link out of the package',
    { 'boreholes.csv': new Link('/etc/passwd') },
    /boreholes\.csv: must be a file inside the package, not a link to a place outside it/,
  ],
  [
    'a table that is a folder',
    { 'boreholes.csv': null, 'boreholes.csv/a.txt': '' },
    /boreholes\.csv: cannot be read: it is a folder, not a file/,
  ],
  [
    'a table that is a link to itself',
    { 'boreholes.csv': new Link('boreholes.csv') },
    /boreholes\.csv: cannot be read: its links lead in a circle/,
  ],
  [
    'a log whose file is a link out of the package',
    { ...aLog('files/link.las'), 'files/link.las': new Link('/etc/passwd') },
    /log-documents\.csv:2 filePath "files\/link\.las": must be a file inside the package, not a link to a place outside it/,
  ],
  [
    'a log whose file lies in a folder that is a link out of the package',
    { ...aLog('files/passwd'), files: new Link('/etc') },
    /filePath "files\/passwd": must be a file inside the package, not a link to a place outside it/,
  ],
  [
    'a log whose file is a folder',
    { ...aLog('files/a'), 'files/a/b.las': '' },
    /filePath "files\/a": cannot be read: it is a folder, not a file/,
  ],
  [
    'a number larger than any, a year before the first and a day in the year 0',
    {
      'boreholes.csv':
        'boreholeDbk,boreholeName,startDate,endDate,endAhDepthInMeters\n1,A,0000-01-01,0999-12-31,1e999\n',
    },
    /startDate "0000-01-01": must be a calendar day as yyyy-MM-dd\n.*endDate "0999-12-31": must be a calendar day as yyyy-MM-dd\n.*endAhDepthInMeters "1e999": must be a number/,
  ],
  [
    'a year that no register can have',
    {
      'well-figures.csv': 'boreholeDbk,wellNm,year,product,productionType\n2,A,0001,GAS,P\n2,A,9999,GAS,P\n',
    },
    /csv:2 year "0001": must be a year of four digits, 1500 to 2200\n.*csv:3 year "9999": must be a year/,
  ],
  [
    'a file size that is no whole number',
    { 'log-documents.csv': 'documentBfileDbk,boreholeDbk,fileName,fileSize\n9,2,a.las,1.5\n' },
    /log-documents\.csv:2 fileSize "1\.5": must be a whole number, and not below 0/,
  ],
  [
    'a quote that is missing in a large file',
    { 'boreholes.csv': `boreholeDbk,boreholeName\n1,"A\n${'2,B\n'.repeat(300_000)}` },
    /boreholes\.csv:2: has a quoted value of over 1 MB: a quote is missing/,
  ],
  [
    'lines that end in CR only',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\r1,A\r2,B\r' },
    /boreholes\.csv:1: has lines that end in CR only: save the file with line ends LF or CRLF\n1 fault in/,
  ],
  [
    'a table that cannot be read once, not for everything that points at it',
    { 'fields.geojson': '{' },
    /warning: datapackage\.json: what points into fields was not checked, because of the faults there\n.*fault: fields\.geojson: must be a GeoJSON FeatureCollection.*\n1 fault in/,
  ],
  [
    'a missing key column once, not in every row',
    { 'boreholes.csv': 'boreholeName\nA\nB\n', ...aLog(null) },
    /points into boreholes was not checked.*\nfault: boreholes\.csv:1 boreholeDbk: is missing: this column is required\n1 fault in/,
  ],
  [
    'rows without a key once each, and not for being the same',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n,A\n,B\n' },
    /boreholes\.csv:2 boreholeDbk "": must have a value\n.*boreholes\.csv:3 boreholeDbk "": must have a value\n2 faults in/,
  ],
]
