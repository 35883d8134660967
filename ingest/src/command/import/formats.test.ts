import { gzipSync } from 'node:zlib'
import { boreholes, licences, wellProduction } from '@datacentre/catalogue'
import { readRows, readShapes, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { collection, described, feature, type Changes } from '../../../testing/small-package.ts'

const aPackage = packageMaker()

describe('data as it comes', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })
  const load = async (changes: Changes): Promise<Said> =>
    run([await aPackage(changes), '--allow-loss'], database.url)
  /** Loads boreholes from a file that is written and described in some other way. */
  const loadBoreholes = (
    content: string | Uint8Array,
    about: object,
    path = 'boreholes.csv',
  ): Promise<Said> => load({ [path]: content, 'datapackage.json': described({}, { path, ...about }) })
  const loaded = async () => readRows(await standing(store), boreholes)

  it('is read with semicolons, decimal commas, windows-1252, Dutch dates and other names, as the package says [D25.21]', async () => {
    const rows =
      'NUMMER;NAAM;DIEPTE;BEGIN;EINDE;BREEDTE;LENGTE\r\n1;Súdwâld-01;1.234,5;31-12-1984;-;53,3;6,7\r\n2;B;n.v.t.;1-2-1990;;;\r\n'
    const numbers = { decimalChar: ',', groupChar: '.' }
    const said = await loadBoreholes(Buffer.from(rows, 'latin1'), {
      encoding: 'windows-1252',
      dialect: { delimiter: ';' },
      schema: {
        missingValues: ['-', 'n.v.t.'],
        fields: [
          { name: 'NUMMER', type: 'integer', column: 'boreholeDbk' },
          { name: 'NAAM', type: 'string', column: 'boreholeName' },
          { name: 'DIEPTE', type: 'number', column: 'endAhDepthInMeters', ...numbers },
          { name: 'BEGIN', type: 'date', format: '%d-%m-%Y', column: 'startDate' },
          { name: 'EINDE', type: 'date', format: 'dd-MM-yyyy', column: 'endDate' },
          { name: 'BREEDTE', type: 'number', column: 'latitudeWgs84', ...numbers },
          { name: 'LENGTE', type: 'number', column: 'longitudeWgs84', ...numbers },
        ],
      },
    })
    expect(said).toMatchObject({ code: 0 })
    expect(said.err).not.toContain('is not one we know')
    expect(await loaded()).toMatchObject([
      {
        boreholeName: 'Súdwâld-01',
        endAhDepthInMeters: 1234.5,
        startDate: Date.UTC(1984, 11, 31),
        endDate: null,
        longitudeWgs84: 6.7,
        latitudeWgs84: 53.3,
      },
      { boreholeName: 'B', endAhDepthInMeters: null, startDate: Date.UTC(1990, 1, 1) },
    ])
  })

  it('is told what is wrong by the value that stands in the file and the rule that the package declares [D25.21]', async () => {
    const rows = 'NUMMER;NAAM;DIEPTE;BEGIN\n1;A;abc;31-02-1984\n2;B;1.234,5;1984-02-28\n'
    const said = await loadBoreholes(rows, {
      dialect: { delimiter: ';' },
      schema: {
        fields: [
          { name: 'NUMMER', column: 'boreholeDbk' },
          { name: 'NAAM', column: 'boreholeName' },
          { name: 'DIEPTE', type: 'number', column: 'endAhDepthInMeters', decimalChar: ',', groupChar: '.' },
          { name: 'BEGIN', type: 'date', column: 'startDate', format: '%d-%m-%Y' },
        ],
      },
    })
    expect(said.code).toBe(1)
    for (const told of [
      'endAhDepthInMeters "abc": must be a number with "," before its decimals, and "." between thousands',
      'startDate "31-02-1984": must be a date that exists, as %d-%m-%Y',
      'startDate "1984-02-28": must be a date as %d-%m-%Y',
    ])
      expect(said.err).toContain(told)
  })

  it('is told by the one number of a position that is none, and by what the column holds where that is less [D25.21]', async () => {
    const said = await loadBoreholes('NR;NAAM;X;Y\n1;A;abc;400000\n2;B;100000,5;400000\n3,5;C;;\n', {
      dialect: { delimiter: ';' },
      coordinateSystem: 'RD',
      schema: {
        fields: [
          { name: 'NR', column: 'boreholeDbk', type: 'number', decimalChar: ',' },
          { name: 'NAAM', column: 'boreholeName' },
          { name: 'X', column: 'longitudeWgs84', type: 'number', decimalChar: ',' },
          { name: 'Y', column: 'latitudeWgs84', type: 'number', decimalChar: ',' },
        ],
      },
    })
    const number = 'must be a number with "," before its decimals'
    expect(said.err).toContain(`longitudeWgs84 "abc": ${number}`)
    expect(said.err).toContain(`boreholeDbk "3,5": ${number}, and a whole number of at most 15 digits`)
    expect(said.err).toContain('2 faults')
  })

  it('may have days by month alone, numbers with words around them, and blanks for nothing [D25.21]', async () => {
    const rows = 'boreholeDbk,boreholeName,startDate,endDate,endAhDepthInMeters\n'
    const said = await loadBoreholes(`${rows}1,A,12-1984,1985-02,3000 m\n2,B, , ,   \n`, {
      schema: {
        fields: [
          { name: 'startDate', type: 'date', format: 'MM-yyyy' },
          { name: 'endDate', type: 'datetime' },
          { name: 'endAhDepthInMeters', type: 'number', bareNumber: false },
        ],
      },
    })
    expect(said).toMatchObject({ code: 0 })
    expect(await loaded()).toMatchObject([
      { startDate: Date.UTC(1984, 11, 1), endAhDepthInMeters: 3000 },
      { startDate: null, endDate: null, endAhDepthInMeters: null },
    ])
  })

  it('is read from a compressed file, which may be cut off [D25.21]', async () => {
    const zipped = gzipSync('boreholeDbk,boreholeName\n1,Zipped\n')
    expect(await loadBoreholes(zipped, {}, 'boreholes.csv.gz')).toMatchObject({ code: 0 })
    expect(await loaded()).toMatchObject([{ boreholeName: 'Zipped' }])
    const cut = await loadBoreholes(zipped.subarray(0, 30), {}, 'boreholes.csv.gz')
    expect(cut.err).toContain('boreholes.csv.gz: is not gzip, or cut off')
    expect(cut.code).toBe(1)
    const large = Array.from({ length: 60_000 }, (_, nr) => `${nr},${Math.sin(nr)}-${Math.cos(nr)}\n`).join(
      '',
    )
    const broken = gzipSync(`boreholeDbk,boreholeName\n${large}`)
    broken.fill(7, 500_000, 500_100)
    const inMiddle = await loadBoreholes(broken, {}, 'boreholes.csv.gz')
    expect([inMiddle.code, inMiddle.err.includes('is not gzip, or cut off')]).toEqual([1, true])
    const latin = gzipSync(Buffer.from(`boreholeDbk,boreholeName\n1,S\u00fad\n${large}`, 'latin1'))
    const inOther = await loadBoreholes(latin, {}, 'boreholes.csv.gz')
    expect(inOther.err).toContain('boreholes.csv.gz:2: is not UTF-8 from here on')
  })

  it('is read by a format, another quote, remarks, spaces after the delimiter and without a header', async () => {
    const said = await loadBoreholes(
      "# from 'our archive\n1, 'Ten Boer, 1'\n2, '#B'\n",
      {
        format: 'csv',
        dialect: { quoteChar: "'", commentChar: '#', skipInitialSpace: true, header: false },
        schema: { fields: [{ name: 'boreholeDbk' }, { name: 'boreholeName' }] },
      },
      'boreholes.txt',
    )
    expect(said).toMatchObject({ code: 0 })
    expect((await loaded()).map(({ boreholeName }) => boreholeName)).toEqual(['Ten Boer, 1', '#B'])
  })

  it('may have a year or a month alone where no more is known, which is counted', async () => {
    const { err } = await loadBoreholes('boreholeDbk,boreholeName,startDate\n1,A,1953\n2,B,1953-07\n', {})
    expect(err).toContain(
      'warning: boreholes.csv: startDate has a year or a month alone in 2 rows: shown as its first day',
    )
    expect((await loaded()).map(({ startDate }) => startDate)).toEqual([
      Date.UTC(1953, 0, 1),
      Date.UTC(1953, 6, 1),
    ])
  })

  it('may leave out ids, which are then made from codes and stay the same', async () => {
    const rows = 'boreholeName,shortName\nA,AAA-01\nB,BBB-01\n'
    expect(await loadBoreholes(rows, {})).toMatchObject({ code: 0 })
    const ids = (await loaded()).map(({ boreholeDbk, shortName }) => [shortName, boreholeDbk])
    await loadBoreholes(rows.split('\n').toSpliced(1, 0, 'C,CCC-01').join('\n'), {})
    expect((await loaded()).map(({ boreholeDbk, shortName }) => [shortName, boreholeDbk])).toEqual(
      expect.arrayContaining(ids),
    )
    const shifted = await loadBoreholes('boreholeName,shortName,aliasName\nA,X,Y,Z\n', {})
    expect(shifted.err).toContain(
      'boreholes.csv:2: must have as many values as the header has names: 4, not 3',
    )
    expect((await loadBoreholes('boreholeName\nA\n', {})).err).toContain(
      'boreholes.csv:1 boreholeDbk: is missing: this column is required',
    )
    expect((await loadBoreholes('boreholeName,shortName\nA,X\nB,X\n', {})).err).toContain(
      'must be unique: line 2 has the same',
    )
  })

  it('may name the rows of another table by their codes, where these leave out their ids', async () => {
    const schema = { fields: [{ name: 'PUT', column: 'boreholeDbk', byCode: true }] }
    const loadFigures = (codes: readonly string[], about: object = { schema }) => {
      const [table] = (JSON.parse(described({})) as { resources: object[] }).resources
      const resources = [table, { name: 'well-figures', path: 'well-figures.csv', ...about }]
      return load({
        'boreholes.csv': 'boreholeName,shortName\nA,AAA-01\nB,BBB-01\n',
        'well-figures.csv': `PUT,wellNm,year,product,productionType\n${codes.map((code) => `${code},B,2020,Gas,Produced\n`).join('')}`,
        'datapackage.json': described({ resources }),
      })
    }
    const told = await loadFigures(['BBB-01', 'CCC-01'])
    expect(told.err).toContain(
      'well-figures.csv:3 boreholeDbk "CCC-01": must be the shortName of a row of boreholes that has no id of its own, but no row has it',
    )
    expect(await loadFigures(['BBB-01'])).toMatchObject({ code: 0 })
    const figures = await readRows(await standing(store), wellProduction.table)
    const ids = new Map((await loaded()).map(({ shortName, boreholeDbk }) => [shortName, boreholeDbk]))
    expect(figures.map(({ boreholeDbk }) => boreholeDbk)).toEqual([ids.get('BBB-01')])
    const wrong = { schema: { fields: [{ name: 'product', byCode: true }] } }
    expect((await loadFigures(['BBB-01'], wrong)).err).toContain(
      'datapackage.json well-figures.schema.fields.product.byCode "true": must stand with a column of ids',
    )
  })

  it('may name a licence by its code, which then is its id', async () => {
    const [first] = (JSON.parse(described({})) as { resources: object[] }).resources
    const schema = { fields: [{ name: 'LICENCE', column: 'gdnrCollectionId', byCode: true }] }
    const resources = [
      { ...first, schema },
      { name: 'licences', path: 'licences.csv' },
    ]
    const said = await load({
      'boreholes.csv': 'boreholeDbk,boreholeName,LICENCE\n1,A,L-1\n',
      'licences.csv': 'licenceName,licenceCode\nNoord,L-1\n',
      'datapackage.json': described({ resources }),
    })
    expect(said).toMatchObject({ code: 0 })
    expect(await loaded()).toMatchObject([{ gdnrCollectionId: 'L-1' }])
    expect(await readRows(await standing(store), licences)).toMatchObject([{ gdnrCollectionId: 'L-1' }])
  })

  it('may have several features of one licence, which become one with the names of its areas', async () => {
    const square = (at: number) => ({
      type: 'Polygon',
      coordinates: [
        [
          [at, 52],
          [at + 0.1, 52],
          [at + 0.1, 52.1],
          [at, 52],
        ],
      ],
    })
    const area = (name: string, at: number, more: object = {}) =>
      feature({ gdnrCollectionId: 'G', licenceName: 'A', areaNames: name, ...more }, square(at))
    const { code } = await load({
      'licences.geojson': collection(area('North', 5), area('South', 5.5), area('West', 4.5)),
    })
    expect(code).toBe(0)
    expect(await readRows(await standing(store), licences)).toMatchObject([
      { gdnrCollectionId: 'G', areaNames: ['North', 'South', 'West'] },
    ])
    const [shape] = await readShapes(await standing(store), licences)
    expect(JSON.parse(String(shape?.geometry))).toMatchObject({
      type: 'MultiPolygon',
      coordinates: [expect.anything(), expect.anything(), expect.anything()],
    })
    const clash = collection(area('North', 5), area('South', 5.5, { operator: 'Another' }))
    expect((await load({ 'licences.geojson': clash })).err).toContain('gdnrCollectionId "G": must be unique')
  })

  it.each([
    [{ encoding: 'ebcdic' }, 'boreholes.encoding "ebcdic": must be an encoding such as utf-8'],
    [{ dialect: { delimiter: '::' } }, 'boreholes.dialect.delimiter "::": must be one character'],
    [{ dialect: { escapeChar: '\\' } }, 'boreholes.dialect.escapeChar'],
    [{ compression: 'zip' }, 'must end in .csv, .geojson or .gpkg'],
    [
      { coordinateSystem: 'MARS' },
      'boreholes.coordinateSystem "MARS": must be {"column": "…"} or one of RD (EPSG:28992)',
    ],
    [{ schema: { missingValues: 'x' } }, 'boreholes.schema.missingValues "x": must be a list of texts'],
    [
      { schema: { fields: [{ name: 'startDate', format: '%q' }] } },
      'boreholes.schema.fields.startDate.format "%q": must be a pattern such as %d-%m-%Y',
    ],
    [
      { schema: { fields: [{ name: 'X', column: 'colour' }] } },
      'boreholes.schema.fields.X.column "colour": must be a column of boreholes',
    ],
  ])('is refused where the package describes it in a way nobody can read: %j', async (about, sentence) => {
    const { code, err } = await loadBoreholes('boreholeDbk,boreholeName\n1,A\n', about)
    expect(err).toContain(sentence)
    expect(code).toBe(1)
  })

  it('is refused where a value is not written as the package says, with the way it says', async () => {
    const { err } = await loadBoreholes(
      'boreholeDbk,boreholeName,startDate,tvdInMeters\n1,A,1984-12-31,1.5\n',
      {
        schema: {
          fields: [
            { name: 'startDate', format: 'dd-MM-yyyy' },
            { name: 'tvdInMeters', decimalChar: ',' },
          ],
        },
      },
    )
    expect(err).toContain('boreholes.csv:2 startDate "1984-12-31": must be a date as dd-MM-yyyy')
    expect(err).toContain('tvdInMeters "1.5": must be a number with "," before its decimals')
  })
})
