import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seismicLines } from '@datacentre/catalogue'
import { type Result } from './measure.ts'
import { measureCommand } from './measured-command.ts'
import { startServer, type RunningServer } from './running-server.ts'

/** Four times national size has 112,000 lines. */
const SCALE = 4
const ROWS = 100_000

/** The value below which so large a part of the values lies. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

async function exportWhileOthersAsk({ origin, megabytes }: RunningServer): Promise<Result[]> {
  const lines = (await (await fetch(`${origin}/datacenter${seismicLines.rest.list.path}`)).json()) as {
    lineDbk: number
  }[]
  const ids = lines.slice(0, ROWS).map((line) => line.lineDbk)
  const send = () =>
    fetch(`${origin}/datacenter${seismicLines.rest.export.path}?lang=nl`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ids),
    })
  await (await send()).arrayBuffer()
  const idle = await megabytes()
  const waits: number[] = []
  let highest = 0
  const work = { going: true }
  const others = (async () => {
    while (work.going) {
      const start = performance.now()
      await (await fetch(`${origin}/datacenter/rest/lic/overview`, { method: 'POST' })).arrayBuffer()
      waits.push(performance.now() - start)
      highest = Math.max(highest, await megabytes())
    }
  })()
  const start = performance.now()
  const answer = await send()
  const reader = answer.body!.getReader()
  await reader.read()
  const firstByte = performance.now() - start
  for (;;) if ((await reader.read()).done) break
  const seconds = (performance.now() - start) / 1000
  work.going = false
  await others
  return [
    { what: `export of ${ROWS} lines over HTTP`, measured: seconds, unit: 's', limit: 10 },
    { what: 'its first byte, body of ids read', measured: firstByte, unit: 'ms', limit: 100 },
    { what: 'memory above the idle server meanwhile', measured: highest - idle, unit: 'MB', limit: 60 },
    {
      what: "other requests' 95th percentile meanwhile",
      measured: percentile(waits, 0.95),
      unit: 'ms',
      limit: 100,
    },
  ]
}

/** A large export from the built server, and what it costs everybody else. */
export async function benchLargeExport(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-large-'))
  try {
    const environment = { DATABASE_URL: `sqlite:${join(folder, 'large.db')}` }
    await measureCommand({
      script: 'ingest/src/demo-command.ts',
      argv: ['--scale', String(SCALE), '--out', join(folder, 'package')],
    })
    await measureCommand({
      script: 'ingest/src/import-command.ts',
      argv: [join(folder, 'package')],
      environment,
    })
    // The first start packs the answers; an idle server is one that started from what is kept.
    await (await startServer(environment)).stop()
    const server = await startServer(environment)
    try {
      return await exportWhileOthersAsk(server)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
