import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boreholes, fieldProduction, seismicLines } from '@datacentre/catalogue'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Config } from '@datacentre/catalogue/wire/config'
import { pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import type { Result } from './measure.ts'
import { measureCommand } from './measured-command.ts'
import { packedCall } from './packed-call.ts'
import { startServer, type RunningServer } from './running-server.ts'

/** What was measured of one size, by what it is; in the unit that its name ends in. */
type Sizes = ReadonlyMap<string, number>

type Asked = Parameters<typeof packedCall>[0]

/** Often enough to even out a clock of ten milliseconds, seldom enough for lists of a hundred megabytes. */
const ROUNDS = 20

async function costOf(server: RunningServer, what: string, asked: Asked): Promise<[string, number][]> {
  const { bytes } = await packedCall(asked)
  const before = await server.cpuSeconds()
  for (let round = 0; round < ROUNDS; round++) await packedCall(asked)
  const cpu = (((await server.cpuSeconds()) - before) / ROUNDS) * 1000
  return [
    [`${what}, KB`, bytes.length / 1000],
    [`${what}, ms of CPU`, cpu],
  ]
}

const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }

async function costsOf(server: RunningServer): Promise<[string, number][]> {
  const at = (path: string): string => `${server.origin}/datacenter${path}`
  const listOf = (register: Register): Asked => ({
    url: at(register.rest.list.path),
    method: register.rest.list.method,
  })
  const pageOf = (register: Register, asked: string): Asked => ({
    url: `${at(pageAddress(register).path)}${asked}`,
    method: 'GET',
  })
  const config = (await (await fetch(at('/rest/config'))).json()) as Config
  const layer = layerAddress(config.dataset?.mapVersion ?? '', layerOf(seismicLines.id).wireName)
  const asked: readonly (readonly [string, Asked])[] = [
    ['list of boreholes', listOf(boreholes)],
    ['list of lines', listOf(seismicLines)],
    ['page of lines, with a search', pageOf(seismicLines, '?searchByName=84&page=2')],
    ['options of lines', pageOf(seismicLines, '/options?searchByName=84')],
    ['two years of gas per field', { url: at(fieldProduction.rest.list.path), body: gas }],
    ['spreadsheet of all boreholes', { url: at(boreholes.rest.export.path), body: {} }],
    [
      'API page of 1,000 boreholes',
      { url: at('/api/v1/collections/boreholes/items?limit=1000&offset=500'), method: 'GET' },
    ],
    ['map layer of lines', { url: at(`/${layer}`), method: 'GET' }],
  ]
  const costs: [string, number][] = []
  for (const [what, call] of asked) costs.push(...(await costOf(server, what, call)))
  return costs
}

async function measureScale(scale: number): Promise<Sizes> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
  try {
    const environment = { DATABASE_URL: `sqlite:${join(folder, 'bench.db')}` }
    const out = join(folder, 'package')
    const generated = await measureCommand({
      command: 'demo',
      argv: ['--scale', String(scale), '--out', out],
    })
    const loaded = await measureCommand({ command: 'import', argv: [out], environment })
    const began = performance.now()
    await (await startServer(environment)).stop()
    const firstStart = (performance.now() - began) / 1000
    const beganAgain = performance.now()
    const server = await startServer(environment)
    try {
      const started = (performance.now() - beganAgain) / 1000
      const cpu = await server.cpuSeconds()
      await server.settled()
      const rested = await server.megabytes()
      return new Map([
        ['generate, s of CPU', generated.cpuSeconds],
        ['generate, MB', generated.megabytes],
        ['check and load, s of CPU', loaded.cpuSeconds],
        ['check and load, MB', loaded.megabytes],
        ['first start, s', firstStart],
        ['start, s', started],
        ['start, s of CPU', cpu],
        ['server at rest, MB', rested],
        ...(await costsOf(server)),
        ['server after all of these, MB', await server.megabytes()],
      ])
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figure = (value: number): string => value.toFixed(value < 10 ? 2 : 0)

/** Some data cost more than their share, such as longer keys: what grows faster than this is not linear. */
const SLACK = 1.2

/** What each size costs, beside the smallest: so many times the data may cost so many times as much, and no more. */
export async function benchScale(scales: readonly number[]): Promise<Result[]> {
  const [least = 1, ...larger] = scales.toSorted((a, b) => a - b)
  const smallest = await measureScale(least)
  for (const [what, value] of smallest) console.log(`  (scale ${least}: ${what}: ${figure(value)})`)
  const results: Result[] = []
  for (const scale of larger) {
    const sizes = await measureScale(scale)
    for (const [what, value] of sizes) {
      console.log(`  (scale ${scale}: ${what}: ${figure(value)})`)
      results.push({
        what: `scale ${scale} over ${least}: ${what}`,
        measured: value / (smallest.get(what) ?? Number.NaN),
        unit: '×',
        limit: (scale / least) * SLACK,
      })
    }
  }
  return results
}
