import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@datacentre/catalogue/tables'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { DatasetWriter } from '@datacentre/database'
import { aField } from '@datacentre/fixtures'
import { isAsked } from '@datacentre/fixtures/other-programs'
import { generateDemo } from '@datacentre/ingest/demo/generate'
import { describe, expect, it } from 'vitest'
import file from '@datacentre/catalogue/municipalities.json' with { type: 'json' }
import { demoRows } from '../../testing/demo-rows.ts'
import { smallServer } from '../../testing/small-server.ts'
import { square } from '../../testing/square.ts'
import { inSystem } from '../coordinates.ts'

const demo = generateDemo({ seed: 4, until: '2026-09', scale: 0.06 })

/** The demonstration has no holes: a field around a place that lies in its hole, one with an island in its hole, and one on a border. */
const ringed = [
  [square(6.8, 52.6, 0.2), square(6.85, 52.65, 0.1)],
  [square(6.6, 53.2, 0.3), square(6.7, 53.28, 0.12)],
  [square(6.9, 52.7, 0.05)],
].map((outline, at) => ({
  ...aField({
    fieldDbk: 900_001 + at,
    fieldCode: `RING${at}`,
    fieldName: `Ringed ${at}`,
    discoveryBoreholeDbk: null,
  }),
  geometry: {
    type: 'MultiPolygon' as const,
    coordinates: [outline, ...(at === 1 ? [[square(6.74, 53.32, 0.02)]] : [])],
  },
}))

const fill = async (writer: DatasetWriter): Promise<void> => {
  for (const table of tables) {
    const rows = demoRows(demo, table)
    await writer.rows<Table>(table, table.id === 'fields' ? [...rows, ...ringed] : rows)
  }
}

type Position = readonly number[]
const place = ([x = 0, y = 0]: Position): string => inSystem('RD', x, y).join(' ')
const path = (places: readonly Position[]): string => `(${places.map(place).join(',')})`
const rings = (part: readonly (readonly Position[])[]): string => `(${part.map(path).join(',')})`

/** A geometry in degrees as text in metres of the Dutch grid, with all decimals. */
function wkt({ type, coordinates }: Geometry): string {
  switch (type) {
    case 'Point':
      return `POINT(${place(coordinates)})`
    case 'LineString':
    case 'MultiPoint':
      return `LINESTRING${path(coordinates)}`
    case 'MultiLineString':
      return `MULTILINESTRING${rings(coordinates)}`
    case 'Polygon':
      return `POLYGON${rings(coordinates)}`
    case 'MultiPolygon':
      return `MULTIPOLYGON(${coordinates.map(rings).join(',')})`
  }
}

/** Towns and outlines over the whole country and the sea, each with the distance that is asked. */
const asked = [
  ['point/53.33,6.75', 25_000],
  ['point/52.7,6.9', 5000],
  ['point/51.9,4.5', 10_000],
  ['point/53.6,4.2', 25_000],
  ['municipality/GM0114', 0],
  ['municipality/GM1979', 0],
  // An island, and a municipality of several parts.
  ['municipality/GM0060', 25_000],
  ['municipality/GM1966', 10_000],
  ['municipality/GM0363', 5000],
] as const

function asWkt(address: string): string {
  const [kind, key = ''] = address.split('/')
  if (kind === 'point') return `POINT(${place(key.split(',').map(Number).toReversed())})`
  const { parts } = file.find(({ code }) => code === key)!
  return `MULTIPOLYGON(${parts.map(rings).join(',')})`
}

/** Whole metres on both sides. */
const ROUNDED_M = 2

/** GEOS, by way of GDAL, over the same data as the API gives it; it runs where GDAL is installed. */
describe.runIf(isAsked('GDAL'))('what lies in a place, compared with GEOS', () => {
  const parts = smallServer('sqlite', fill)
  const get = async <Json>(url: string): Promise<Json> =>
    (
      await parts().server.inject({ url: `/datacenter${url}`, headers: { accept: 'application/json' } })
    ).json<Json>()

  it.each([
    'boreholes',
    'fields',
    'licences',
    'seismic-surveys-3d',
    'seismic-surveys-2d',
    'seismic-lines',
    'facilities',
  ])(
    'is the same for %s [D33.7]',
    async (table) => {
      type Items = {
        features: { id: string; geometry: Geometry | null; properties: Record<string, unknown> }[]
      }
      const { features } = await get<Items>(`/api/v1/collections/${table}/items?limit=10000`)
      const shapes = features.flatMap(({ id, geometry }) => (geometry === null ? [] : [[id, wkt(geometry)]]))
      if (table === 'boreholes') {
        const paths = await get<Items>('/api/v1/collections/well-paths/items?limit=10000')
        for (const { geometry, properties } of paths.features)
          if (geometry !== null) shapes.push([String(properties['boreholeDbk']), wkt(geometry)])
        for (const row of demo.tables['boreholes']) {
          const { boreholeDbk, longitudeWgs84: x, latitudeWgs84: y, endDx, endDy } = row
          if (x === null || y === null || endDx === null || endDy === null) continue
          const [east, north] = inSystem('ED50-UTM31', x, y)
          // What is said in ED50 / UTM 31 is turned by the angle between its north and that of the grid.
          const here = inSystem('RD', x, y)
          const up = inSystem('RD', x, y + 0.01)
          const upThere = inSystem('ED50-UTM31', x, y + 0.01)
          const turn =
            Math.atan2(up[0] - here[0], up[1] - here[1]) - Math.atan2(upThere[0] - east, upThere[1] - north)
          shapes.push([
            String(boreholeDbk),
            `POINT(${here[0] + endDx * Math.cos(turn) + endDy * Math.sin(turn)} ${here[1] - endDx * Math.sin(turn) + endDy * Math.cos(turn)})`,
          ])
        }
      }
      const folder = mkdtempSync(join(tmpdir(), 'geos-'))
      const csv = (rows: readonly (readonly (string | number)[])[]): string =>
        ['id,wkt', ...rows.map(([id, text]) => `${id},"${text}"`)].join('\n')
      writeFileSync(join(folder, 'shapes.csv'), csv(shapes.map(([id, text]) => [`k${id}`, text!])))
      writeFileSync(join(folder, 'places.csv'), csv(asked.map(([address], at) => [`p${at}`, asWkt(address)])))
      const sql =
        'select p.id as place, s.id as shape, ST_Distance(ST_GeomFromText(p.wkt), ST_GeomFromText(s.wkt)) as metres from places p, shapes s where ST_Distance(ST_GeomFromText(p.wkt), ST_GeomFromText(s.wkt)) < 25100'
      const out = execFileSync(
        'ogr2ogr',
        ['-f', 'CSV', '/vsistdout/', folder, '-dialect', 'SQLITE', '-sql', sql],
        {
          maxBuffer: 1e9,
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      ).toString()
      rmSync(folder, { recursive: true })
      const byGeos = new Map<string, number>()
      for (const line of out.trim().split('\n').slice(1)) {
        const [at, shape, metres] = line.trim().replaceAll('"', '').split(',')
        const key = `${at} ${shape}`
        byGeos.set(key, Math.min(Number(metres), byGeos.get(key) ?? Infinity))
      }
      let compared = 0
      for (const [at, [address, distance]] of asked.entries()) {
        type Told = { near: Record<string, { key: string | number; distance: number }[]> }
        const { near } = await get<Told>(`/place/${address}?distance=${distance}&f=json`)
        const ours = new Map(near[table]!.map((one) => [`p${at} k${one.key}`, one.distance]))
        for (const [key, metres] of ours)
          expect([address, key, Math.abs(metres - (byGeos.get(key) ?? Infinity)) <= ROUNDED_M]).toEqual([
            address,
            key,
            true,
          ])
        const missed = [...byGeos].filter(
          ([key, metres]) => key.startsWith(`p${at} `) && metres < distance - ROUNDED_M && !ours.has(key),
        )
        expect([address, missed]).toEqual([address, []])
        compared += ours.size
      }
      expect(compared).toBeGreaterThan(3)
    },
    60_000,
  )
})
