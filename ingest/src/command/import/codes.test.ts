import { boreholes } from '@datacentre/catalogue'
import { currentVersion, readRows, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { described, type Changes } from '../../../testing/small-package.ts'

const aPackage = packageMaker()

describe('a file elsewhere', () => {
  const database = freshDatabase('sqlite')
  const load = async (address: string): Promise<Said> => {
    const { resources, ...about } = JSON.parse(described({})) as { resources: object[] }
    const folder = await aPackage({
      'log-documents.csv': `documentBfileDbk,boreholeDbk,fileName,fileAddress\n1,2,a.las,${address}\n`,
      'datapackage.json': JSON.stringify({
        ...about,
        resources: [...resources, { name: 'log-documents', path: 'log-documents.csv' }],
      }),
    })
    return run([folder], database.url)
  }
  it('is named by its address, which must be one that a page can link to', async () => {
    expect(await load('https://files.example.org/a.las')).toMatchObject({ code: 0 })
    const { code, err } = await load('javascript:alert(1)')
    expect(code).toBe(1)
    expect(err).toContain('fileAddress "javascript:alert(1)": must be an address that begins with http://')
  })
})

describe('the codes of a package', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })
  const withCodes = (codes: string): Changes => {
    const { resources, ...about } = JSON.parse(described({})) as { resources: object[] }
    const all = [...resources, { name: 'codes', path: 'codes.csv' }]
    return {
      'codes.csv': `list,code,nl,en,definition,sameAs\n${codes}`,
      'boreholes.csv':
        'boreholeDbk,boreholeName,resultCode,statusDescription\n' +
        '1,A,HELIUM,Technisch mislukt\n2,B,helium,\n3,C,Oude naam,\n',
      'datapackage.json': JSON.stringify({ ...about, resources: all }),
    }
  }
  const load = async (codes: string): Promise<Said> =>
    run([await aPackage(withCodes(codes)), '--allow-loss'], database.url)
  const GOOD = 'boreholeResult,HELIUM,Helium,Helium gas,Helium at surface,\nboreholeResult,Oude naam,,,,GAS\n'

  it('are known, have their words, and old names become the codes they stand for [D25.22]', async () => {
    const { code, err } = await load(GOOD)
    expect(code).toBe(0)
    expect(err).not.toContain('HELIUM')
    expect(err).not.toContain('Oude naam')
    expect(err).toContain('statusDescription "Technisch mislukt" is not in the code list boreholeStatus')
    expect((await readRows(await standing(store), boreholes)).map((row) => row.resultCode)).toEqual([
      'HELIUM',
      'helium',
      'GAS',
    ])
    expect((await currentVersion(store))?.texts).toMatchObject({
      nl: {
        codes: { 'boreholeResult.HELIUM': 'Helium' },
        definitions: { 'boreholeResult.HELIUM': 'Helium at surface' },
      },
      en: { codes: { 'boreholeResult.HELIUM': 'Helium gas' } },
    })
  })

  it('are those of our lists in whatever case they are written', async () => {
    await load('boreholeResult,gas,Aardgas,Natural gas,Gas that burns,\nboreholeResult,GASS,,,,gas\n')
    expect((await currentVersion(store))?.texts?.nl).toMatchObject({
      codes: { 'boreholeResult.GAS': 'Aardgas' },
      definitions: { 'boreholeResult.GAS': 'Gas that burns' },
    })
  })

  it('change the dataset when only they change', async () => {
    await load(GOOD)
    const { out } = await load(GOOD.replace('Helium gas', 'Noble gas'))
    expect(out).toContain('loaded A small package as version')
  })

  it.each([
    ['colours,RED,Rood,Red,,\n', 'codes.csv:2 list "colours": must be a code list: anaDigType'],
    [
      'boreholeResult,X,,,,NOWHERE\n',
      'codes.csv:2 sameAs "NOWHERE": must be a code of the list boreholeResult',
    ],
    ['boreholeResult,X,,,,\n', 'codes.csv:2 nl: must have a text in nl or en'],
    [',X,A,A,,\n', 'codes.csv:2 list "": must have a value'],
    ['boreholeResult,X,A, B,A,,\n', 'codes.csv:2: must have as many values as the header has names'],
    ['boreholeResult,X,A,A,,\nboreholeResult,x,B,B,,\n', 'codes.csv:3 code "x": must be unique in its list'],
  ])('are refused with a sentence where they are wrong: %j', async (codes, sentence) => {
    const { code, err } = await load(codes)
    expect(err).toContain(sentence)
    expect(code).toBe(1)
  })
})
