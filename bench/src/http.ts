import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { boreholes, fieldProduction, registers, wellProduction } from '@datacentre/catalogue'
import { wireNames } from '@datacentre/catalogue/geography/map-layers'
import type { Config } from '@datacentre/catalogue/wire/config'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import { withDemonstration } from './demonstration.ts'
import { hasProgram, leaveOut } from './left-out.ts'
import { median, type Result } from './measure.ts'
import { packedCall, type PackedAnswer } from './packed-call.ts'
import { startPrebuilt } from './prebuilt.ts'
import { startServer, type RunningServer } from './running-server.ts'

/** Requests per second that wrk reaches in four seconds over sixteen connections. */
function requestsPerSecond(url: string, script: string): number {
  const said = execFileSync('wrk', ['-t1', '-c16', '-d4s', '-s', script, url], { encoding: 'utf8' })
  if (said.includes('Non-2xx')) throw new Error(`${url} does not answer 200:\n${said}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}

const NGINX_PORT = 18_099

/** The same bytes from a file by nginx with one worker. */
async function withNginx<T>(folder: string, file: string, work: (url: string) => T): Promise<T> {
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user ${userInfo().username}; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; keepalive_requests 1000000;
       client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
       server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}; } }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  try {
    return work(`http://127.0.0.1:${NGINX_PORT}/${file}`)
  } finally {
    nginx.kill('SIGQUIT')
    await new Promise((resolve) => nginx.once('exit', resolve))
  }
}

async function benchLists({ origin }: RunningServer): Promise<Result[]> {
  if (!hasProgram('nginx') || !hasProgram('wrk')) {
    leaveOut('a comparison with nginx', 'apt-get install nginx-light wrk')
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  try {
    const url = `${origin}/datacenter${boreholes.rest.list.path}`
    const packed = await fetch(url, { method: 'POST', headers: { 'accept-encoding': 'identity' } })
    const { brotliCompressSync, constants } = await import('node:zlib')
    const bytes = brotliCompressSync(Buffer.from(await packed.arrayBuffer()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    })
    writeFileSync(join(folder, 'boreholes.br'), bytes)
    writeFileSync(join(folder, 'post.lua'), 'wrk.method = "POST"\nwrk.headers["Accept-Encoding"] = "br"\n')
    writeFileSync(join(folder, 'get.lua'), 'wrk.method = "GET"\n')
    const ratios = await withNginx(folder, 'boreholes.br', (file) =>
      Array.from({ length: 3 }, () => {
        const theirs = requestsPerSecond(file, join(folder, 'get.lua'))
        const ours = requestsPerSecond(url, join(folder, 'post.lua'))
        return { ours, theirs }
      }),
    )
    const oursMedian = median(ratios.map(({ ours }) => ours))
    const theirsMedian = median(ratios.map(({ theirs }) => theirs))
    console.log(
      `  (ours ${Math.round(oursMedian)} a second, nginx ${Math.round(theirsMedian)}, ${bytes.length} bytes each)`,
    )
    return [
      {
        what: 'nginx over ours, list of boreholes in brotli',
        measured: theirsMedian / oursMedian,
        unit: '×',
        limit: 1,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const ROUNDS = 300
const WARM_UP = 30

type Asking = (round: number) => Promise<PackedAnswer>

type Series = { readonly rounds: number; readonly ask: Asking }

/** Milliseconds of the server's CPU for one call, over so many. */
async function cpuPerCall(server: RunningServer, { rounds, ask }: Series): Promise<number> {
  const before = await server.cpuSeconds()
  for (let round = 0; round < rounds; round++) await ask(round)
  return (((await server.cpuSeconds()) - before) / rounds) * 1000
}

async function warmCpuPerCall(server: RunningServer, ask: Asking): Promise<number> {
  await cpuPerCall(server, { rounds: WARM_UP, ask })
  return cpuPerCall(server, { rounds: ROUNDS, ask })
}

const TURNS = 7

/** The same for several questions, asked in turns so that what slows the machine down slows all of them: of each the median. */
async function cpuInTurns<Name extends string>(
  server: RunningServer,
  asked: Readonly<Record<Name, Asking>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(asked) as Name[]
  const costs = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let turn = 0; turn < TURNS; turn++)
    for (const name of names) costs.get(name)?.push(await warmCpuPerCall(server, asked[name]))
  return Object.fromEntries(names.map((name) => [name, median(costs.get(name) ?? [])])) as Record<
    Name,
    number
  >
}

const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }
const figuresOf = ({ origin }: RunningServer): string =>
  `${origin}/datacenter${fieldProduction.rest.list.path}`

/** Two years in a row, none of them among those measured most: each question is asked once. */
const otherYears = Array.from({ length: 20 }, (_, at) => ({ yearStart: 2003 + at, yearEnd: 2004 + at }))

/** The list whose packed bytes are nearest in number: an answer that was made before, from the same server. */
async function nearestList(server: RunningServer, size: number): Promise<Asking> {
  const lists = await Promise.all(
    registers.map(async ({ rest: { list } }) => {
      const asked = { url: `${server.origin}/datacenter${list.path}`, method: list.method, accepted: 'gzip' }
      return { asked, size: (await packedCall(asked)).bytes.length }
    }),
  )
  const nearest = lists.reduce((best, list) =>
    Math.abs(Math.log(list.size / size)) < Math.abs(Math.log(best.size / size)) ? list : best,
  )
  console.log(`  (figures ${size} bytes; the prebuilt list ${nearest.asked.url} ${nearest.size} bytes)`)
  return () => packedCall(nearest.asked)
}

/** The same bytes from a Fastify that does nothing else; told, not held to a limit. */
async function tellBareCost({ bytes, encoding }: PackedAnswer): Promise<void> {
  const bare = await startPrebuilt(bytes, encoding)
  try {
    const cost = await warmCpuPerCall(bare, () => packedCall({ url: bare.origin, body: gas }))
    console.log(
      `  (the same bytes from a Fastify without checks, log and headers: ${cost.toFixed(2)} ms of CPU)`,
    )
  } finally {
    await bare.stop()
  }
}

async function benchFigures(server: RunningServer): Promise<Result[]> {
  const url = figuresOf(server)
  const wells = `${server.origin}/datacenter${wellProduction.rest.list.path}`
  // The code is warm but nobody has asked for figures of fields yet: those of wells are others.
  await cpuPerCall(server, { rounds: ROUNDS, ask: () => packedCall({ url: wells, body: gas }) })
  const first = await cpuPerCall(server, {
    rounds: otherYears.length,
    ask: (round) => packedCall({ url, body: { ...gas, ...otherYears[round] } }),
  })
  const answer = await packedCall({ url, body: gas })
  const { prebuilt, again, blank } = await cpuInTurns(server, {
    prebuilt: await nearestList(server, answer.bytes.length),
    again: () => packedCall({ url, body: gas }),
    blank: (round) => packedCall({ url, body: { ...gas, name: ' '.repeat((round % 90) + 1) } }),
  })
  const brotli = await warmCpuPerCall(server, () => packedCall({ url, body: gas, accepted: 'br' }))
  const named = await warmCpuPerCall(server, () => packedCall({ url, body: { ...gas, name: 'a' } }))
  await tellBareCost(answer)
  const cost = (what: string, measured: number): Result => ({ what, measured, unit: 'ms', limit: 10 })
  return [
    cost('two years of gas per field, CPU, asked before', again),
    cost('the same with a blank name, never the same one', blank),
    cost('other years, each asked for the first time', first),
    cost('brotli only, packed while one waits', brotli),
    cost('with a name that most fields have', named),
    { what: 'asked before, over a prebuilt answer', measured: again / prebuilt, unit: '×', limit: 1.2 },
    { what: 'blank names, over a prebuilt answer', measured: blank / prebuilt, unit: '×', limit: 1.2 },
  ]
}

async function fetchLayers(origin: string): Promise<void> {
  const config = (await (await fetch(`${origin}/datacenter/rest/config`)).json()) as Config
  for (const layer of wireNames) {
    const address = layerAddress(config.dataset?.mapVersion ?? '', layer)
    await (await fetch(`${origin}/datacenter/${address}`)).arrayBuffer()
  }
}

async function benchMemory(server: RunningServer): Promise<number> {
  for (const { rest } of registers) {
    const { method, path } = rest.list
    await (await fetch(`${server.origin}/datacenter${path}`, { method })).arrayBuffer()
  }
  await fetchLayers(server.origin)
  return server.megabytes()
}

type Growing = { readonly memory: number; readonly list: number; readonly figures: number }

async function sizesOf(server: RunningServer): Promise<Growing> {
  await server.settled()
  const memory = await benchMemory(server)
  const listOf = `${server.origin}/datacenter${boreholes.rest.list.path}`
  return {
    memory,
    list: await warmCpuPerCall(server, () => packedCall({ url: listOf })),
    figures: await warmCpuPerCall(server, () => packedCall({ url: figuresOf(server), body: gas })),
  }
}

/** Ten times the data may cost ten times as much, and no more. */
async function benchScale(one: Growing): Promise<Result[]> {
  const ten = await withDemonstration(10, sizesOf)
  const growth = (what: string, key: keyof Growing): Result => ({
    what: `scale 10 over scale 1: ${what}`,
    measured: ten[key] / one[key],
    unit: '×',
    limit: 10,
  })
  return [
    growth(`memory (${ten.memory.toFixed(0)} MB)`, 'memory'),
    growth('CPU of the list of boreholes', 'list'),
    growth('CPU of two years of gas', 'figures'),
  ]
}

/** Lists, figures and memory of the built server with the demonstration data of national size, and at ten times that. */
export async function benchHttp(): Promise<Result[]> {
  const server = await startServer()
  try {
    await server.settled()
    const memory = await benchMemory(server)
    const figures = await benchFigures(server)
    const lists = await benchLists(server)
    const one = await sizesOf(server)
    return [
      { what: 'server memory after serving every list and layer', measured: memory, unit: 'MB', limit: 300 },
      ...lists,
      ...figures,
      ...(await benchScale({ ...one, memory })),
    ]
  } finally {
    await server.stop()
  }
}
