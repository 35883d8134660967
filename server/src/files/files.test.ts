import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { formatsFor } from '@datacentre/catalogue/wire/files'
import { isAsked } from '@datacentre/fixtures/other-programs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../collections/collections.ts'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (address: string) => parts().server.inject(`/datacenter${address}`)

/** A file as a visitor saves it. */
async function saved(address: string): Promise<string> {
  const answer = await get(address)
  expect(answer.statusCode).toBe(200)
  const path = join(
    folder,
    address
      .replace('/files/', '')
      .replaceAll(/[?&=]/g, '_')
      .replace(/^(.*?)\.(\w+)(.*)$/, '$1$3.$2'),
  )
  await writeFile(path, answer.rawPayload)
  return path
}

const hasPlaces = (id: string): boolean => collections.find((one) => one.id === id)!.geometry !== null

/** A second opinion: DuckDB knows nothing of us. */
async function inDuckDb(sql: string): Promise<Record<string, unknown>[]> {
  const connection = await (await DuckDBInstance.create()).connect()
  try {
    return (await connection.runAndReadAll(sql)).getRowObjectsJson()
  } finally {
    connection.closeSync()
  }
}

const rowsOf = (id: string): number =>
  parts()
    .snapshots.snapshot()!
    .features.get(id as never)!
    .rows().length

/** DuckDB writes whole numbers with a fraction of nothing where they may have one. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value

describe('a file of a table', () => {
  it('as CSV without rows says in its head where it comes from, and has no rows [D24.32]', async () => {
    const [line = '', ...rows] = (await get('/files/boreholes.csv?searchByName=nothing')).body
      .trimEnd()
      .split('\r\n')
    expect(rows).toEqual([])
    expect(line).toMatch(/,source,"Een kleine dataset; CC0; versie 1; [^"]*voorbeeldgegevens[^"]*"$/)
  })
  it.each(collections.map(({ id }) => id))('%s as Parquet has the rows and values of its CSV', async (id) => {
    const [parquet, csv] = [await saved(`/files/${id}.parquet`), await saved(`/files/${id}.csv`)]
    const columns = (await inDuckDb(`describe select * from '${parquet}'`)).map((column) =>
      String(column['column_name']),
    )
    const texts = columns
      .filter((column) => column !== 'geometry')
      .map((column) => `"${column}"::varchar as "${column}"`)
    const fromParquet = await inDuckDb(`select ${texts} from '${parquet}'`)
    const fromCsv = await inDuckDb(
      `select * exclude (source ${hasPlaces(id) ? ', geometry' : ''}) from read_csv('${csv}', all_varchar = true, header = true)`,
    )
    expect(fromParquet).toHaveLength(rowsOf(id))
    const plain = (rows: Record<string, unknown>[]): unknown =>
      rows.map((row) => Object.entries(row).map(([key, value]) => [key, asNumber(value)]))
    expect(plain(fromParquet)).toEqual(plain(fromCsv))
  })

  it.each(collections.flatMap(({ id }) => formatsFor(hasPlaces(id)).map((format) => [id, format] as const)))(
    '%s can be had as %s, under its name and with its type',
    async (id, format) => {
      const answer = await get(`/files/${id}.${format}?lang=en`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${id}.${format}"`)
      expect(answer.rawPayload.length).toBeGreaterThan(0)
      expect(answer.headers['cache-control']).toBe('public, no-cache')
      const again = await parts().server.inject({
        url: `/datacenter/files/${id}.${format}?lang=en`,
        headers: { 'if-none-match': String(answer.headers.etag) },
      })
      expect(again.statusCode).toBe(304)
    },
  )

  it('tells where it comes from in the language of the file [D23.25]', async () => {
    const dutch = (await get('/files/boreholes.csv')).body.split('\r\n')
    expect(dutch[1]).toMatch(/; versie 1; \d{4}-\d\d-\d\d; /)
  })
  it('tells where it comes from: source, licence, version, time, units and coordinate system', async () => {
    const json = (await get('/files/boreholes.json?lang=en')).json<Record<string, unknown>>()
    expect(json).toMatchObject({
      dataset: { title: expect.any(String), licence: expect.any(String), version: 1 },
      made: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      units: expect.objectContaining({ endAhDepthInMeters: 'm' }),
      coordinateSystem: 'WGS84 (OGC:CRS84)',
    })
    const csv = (await get('/files/boreholes.csv?lang=en')).body.split('\r\n')
    expect(csv[0]).toMatch(/,source$/)
    expect(csv[1]).toMatch(/version 1; \d{4}-\d\d-\d\d; .*endAhDepthInMeters m.*WGS84/)
    const [kept] = await inDuckDb(
      `select decode(value) as value from parquet_kv_metadata('${await saved('/files/boreholes.parquet?lang=en')}') where decode(key) = 'origin'`,
    )
    expect(String(kept!['value'])).toContain('"units"')
  })

  it('has a code and its description beside each other, in the language that is asked', async () => {
    for (const [language, words] of [
      ['nl', 'Gas'],
      ['en', 'Gas'],
    ] as const) {
      const { data } = (await get(`/files/boreholes.json?lang=${language}`)).json<{
        data: Record<string, unknown>[]
      }>()
      expect(data[0]).toMatchObject({ resultCode: 'GAS', resultCodeText: words })
    }
  })

  it('that is kept is read in parts, as programs do over the network', async () => {
    const whole = (await get('/files/fields.parquet')).rawPayload
    const part = (range: string) =>
      parts().server.inject({ url: '/datacenter/files/fields.parquet', headers: { range } })
    const middle = await part('bytes=4-9')
    expect(middle.statusCode).toBe(206)
    expect(middle.headers['content-range']).toBe(`bytes 4-9/${whole.length}`)
    expect((await part('bytes=5-2')).statusCode).toBe(200)
    expect((await part('bytes=-0')).statusCode).toBe(416)
    expect(middle.rawPayload).toEqual(whole.subarray(4, 10))
    expect((await part('bytes=-4')).rawPayload.toString()).toBe('PAR1')
    expect((await part(`bytes=${whole.length}-`)).statusCode).toBe(416)
  })
})

describe('a view', () => {
  it('of a list has the rows of that list, by its filters, its search or its chosen rows', async () => {
    const names = async (query: string) =>
      (await get(`/files/boreholes.json?${query}`))
        .json<{ data: { boreholeName: string }[] }>()
        .data.map(({ boreholeName }) => boreholeName)
    expect(await names('searchByName=a-0')).toEqual(['A-01'])
    expect(await names('onOffshore=OFF')).toEqual(["O'B-02"])
    expect(await names('keys=3,1,999')).toEqual(['A-01', 'Ç-03 100%'])
  })

  it('of figures has a row a month, or what the chart draws, in the unit that is asked', async () => {
    const asked = 'yearStart=2020&yearEnd=2021&product=Gas&production=Produced'
    const data = async (query: string) =>
      (await get(`/files/well-figures.json?${query}`)).json<{ data: Record<string, unknown>[] }>().data
    const wide = await data(asked)
    const long = await data(`${asked}&form=long`)
    const months = wide
      .flatMap((row) =>
        ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
          (month) => row[month],
        ),
      )
      .filter((value) => value !== null)
    expect(long.map(({ value }) => value)).toEqual(months)
    expect(long[0]).toMatchObject({ month: expect.stringMatching(/^20\d\d-01$/), unit: '1000Nm3' })
    const series = await data(`${asked}&form=series`)
    const sum = (rows: Record<string, unknown>[]) =>
      rows.reduce((total, row) => total + Number(row['value']), 0)
    expect(sum(series)).toBeCloseTo(sum(long))
    const operators = new Set(wide.map((row) => row['operator']))
    const byOperator = await data(`${asked}&form=series&by=operator`)
    expect(new Set(byOperator.map((row) => row['operator'])).size).toBe(operators.size)
    expect(byOperator.some((row) => row['operator'] === null)).toBe(false)
    const key = String(wide[0]?.['boreholeDbk'])
    const compared = await data(`${asked}&form=series&step=month&compare=0&compare=${key}`)
    expect(new Set(compared.map((row) => row['boreholeDbk']))).toEqual(new Set([key]))
    expect(sum(compared)).toBeCloseTo(sum(long.filter((row) => String(row['boreholeDbk']) === key)))
    const other = await data(`${asked}&form=long&unit=1000Sm3`)
    expect(other[0]!['unit']).toBe('1000Sm3')
    expect(other[0]!['value']).toBe(Math.round(Number(long[0]!['value']) * 1.054915))
  })

  it.each([
    ['/files/boreholes.csv?nonsense=1', 'nonsense is not known; known are searchByName'],
    ['/files/boreholes.csv?order=startDate&order=endDate', 'order must be given once'],
    ['/files/boreholes.csv?onOffshore=ON&onOffshore=ELSEWHERE', 'onOffshore must be one of ON, OFF'],
    [`/files/boreholes.csv?${'status=Producing&'.repeat(51)}`, 'status must be given at most 50 times'],
    ['/files/boreholes.csv?startDate=yesterday', 'startDate'],
    ['/files/boreholes.csv?order=depth', 'order must be one of'],
    ['/files/boreholes.csv?keys=', 'keys must have 1 to 400 keys'],
    ['/files/boreholes.csv?keys=1&onOffshore=ON', 'onOffshore must not stand beside keys'],
    ['/files/well-figures.csv?product=Gold', 'product must be one of Gas'],
    ['/files/well-figures.csv?yearStart=1800', 'yearStart must be a year from 2003'],
    ['/files/well-figures.csv?yearStart=2020&yearEnd=2010', 'yearStart must not be after yearEnd'],
    ['/files/well-figures.csv?unit=Sm3', 'unit must stand beside a product'],
    ['/files/well-figures.csv?product=Oil&production=Produced&unit=1000Nm3', 'unit must be one of Sm3'],
    ['/files/well-figures.csv?form=series', 'form series must stand beside a product'],
    ['/files/well-figures.csv?compare=1', 'compare must stand beside form=series'],
    [
      '/files/geothermal-figures.csv?form=series&compare=1&compare=2&compare=3&compare=4&compare=5&compare=6',
      'compare must be given 5 times at most',
    ],
    ['/files/well-figures.csv?boreholeDbk=x', 'boreholeDbk must be a whole number'],
    ['/files/facilities.csv?q=x', 'q is not known'],
  ])('%s is refused: %s', async (address, told) => {
    const answer = await get(address)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toContain(told)
  })

  it.each([
    '/files/boreholes',
    '/files/wells.csv',
    '/files/boreholes.shp',
    '/files/well-figures.geojson',
    '/files/__proto__.csv',
  ])('%s is not there, and what is there is told', async (address) => {
    const answer = await get(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.json<{ detail: string }>().detail).toMatch(
      /A name is a table \(boreholes, .*\), a dot and a format \(xlsx, csv/,
    )
  })
})

/** A second opinion on files with places; it runs where GDAL is installed. */
describe.runIf(isAsked('GDAL'))('GDAL', () => {
  const told = (...args: string[]): string =>
    execFileSync('ogrinfo', ['-ro', '-al', ...args], { encoding: 'utf8' })

  it.each(collections.filter(({ geometry }) => geometry !== null).map(({ id }) => id))(
    'reads %s as GeoPackage, FlatGeobuf and GeoJSON with the same features',
    async (id) => {
      const [gpkg, fgb, json] = [
        await saved(`/files/${id}.gpkg`),
        await saved(`/files/${id}.fgb`),
        await saved(`/files/${id}.geojson`),
      ]
      const count = (path: string): number => told(path).split(/^OGRFeature/m).length - 1
      const placed = (
        JSON.parse(execFileSync('cat', [json], { encoding: 'utf8' })) as { features: { geometry: unknown }[] }
      ).features
      expect(count(gpkg)).toBe(placed.length)
      expect(count(json)).toBe(placed.length)
      expect(count(fgb)).toBe(placed.filter(({ geometry }) => geometry !== null).length)
      expect(told('-so', gpkg)).toContain('ID["EPSG",4326]')
      expect(told('-so', fgb)).toContain('ID["EPSG",4326]')
    },
  )
})
