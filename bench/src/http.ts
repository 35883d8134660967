import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { boreholes, fieldProduction, registers } from '@datacentre/catalogue'
import { median, type Result } from './measure.ts'
import { startServer, type RunningServer } from './running-server.ts'

const hasProgram = (name: string): boolean => spawnSync('which', [name]).status === 0

const post = (url: string, body?: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br' },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Requests per second that wrk reaches in four seconds over sixteen connections. */
function requestsPerSecond(url: string, script: string): number {
  const said = execFileSync('wrk', ['-t1', '-c16', '-d4s', '-s', script, url], { encoding: 'utf8' })
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
    console.log('  (left out: apt-get install nginx-light wrk to compare with nginx)')
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
        limit: 2.5,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const ROUNDS = 300

/** Milliseconds of the server's CPU for one call, over many. */
async function cpuPerCall(server: RunningServer, call: () => Promise<Response>): Promise<number> {
  for (let round = 0; round < 20; round++) await (await call()).arrayBuffer()
  const before = await server.cpuSeconds()
  for (let round = 0; round < ROUNDS; round++) await (await call()).arrayBuffer()
  return (((await server.cpuSeconds()) - before) / ROUNDS) * 1000
}

async function benchFigures(server: RunningServer): Promise<Result[]> {
  const url = `${server.origin}/datacenter${fieldProduction.rest.list.path}`
  const gas = { yearStart: 2024, yearEnd: 2025, product: 'Gas', production: 'Produced' }
  const figures = await cpuPerCall(server, () => post(url, gas))
  // A list call of about the same size, answered from bytes that were made before.
  const prebuilt = await cpuPerCall(server, () => post(`${server.origin}/datacenter/rest/lic/overview`))
  return [
    { what: 'two years of gas per field, server CPU', measured: figures, unit: 'ms', limit: 10 },
    { what: 'the same over a prebuilt answer', measured: figures / prebuilt, unit: '×', limit: 2 },
  ]
}

async function benchMemory(server: RunningServer): Promise<Result[]> {
  for (const { rest } of registers) {
    await (
      await fetch(`${server.origin}/datacenter${rest.list.path}`, { method: rest.list.method })
    ).arrayBuffer()
  }
  return [
    {
      what: 'server memory after serving every list',
      measured: await server.megabytes(),
      unit: 'MB',
      limit: 300,
    },
  ]
}

/** Lists, figures and memory of the built server with the demonstration data of national size. */
export async function benchHttp(): Promise<Result[]> {
  const server = await startServer()
  try {
    return [...(await benchMemory(server)), ...(await benchLists(server)), ...(await benchFigures(server))]
  } finally {
    await server.stop()
  }
}
