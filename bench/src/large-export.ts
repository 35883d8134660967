import { licences, seismicLines } from '@datacentre/catalogue'
import { withDemonstration } from './demonstration.ts'
import { median, type Result } from './measure.ts'
import type { RunningServer } from './running-server.ts'

/** Four times national size has 112,000 lines. */
const SCALE = 4
const ROWS = 100_000

/** The value below which so large a part of the values lies. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

type Export = {
  readonly seconds: number
  readonly firstByteMs: number
  readonly highest: number
  readonly waits: readonly number[]
}

/** One export, while another caller asks for a list as fast as it is answered. */
async function exportWhileOthersAsk(server: RunningServer, ids: readonly number[]): Promise<Export> {
  const { origin, megabytes } = server
  const waits: number[] = []
  let highest = 0
  const work = { going: true }
  const others = (async () => {
    while (work.going) {
      const start = performance.now()
      await (await fetch(`${origin}/datacenter${licences.rest.list.path}`, { method: 'POST' })).arrayBuffer()
      waits.push(performance.now() - start)
      highest = Math.max(highest, await megabytes())
    }
  })()
  const start = performance.now()
  const answer = await fetch(`${origin}/datacenter${seismicLines.rest.export.path}?lang=nl`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ids),
  })
  const reader = answer.body!.getReader()
  await reader.read()
  const firstByteMs = performance.now() - start
  for (;;) if ((await reader.read()).done) break
  const seconds = (performance.now() - start) / 1000
  work.going = false
  await others
  return { seconds, firstByteMs, highest, waits }
}

const RUNS = 3

async function benchExports(server: RunningServer): Promise<Result[]> {
  const address = `${server.origin}/datacenter${seismicLines.rest.list.path}`
  const lines = (await (await fetch(address)).json()) as { lineDbk: number }[]
  const ids = lines.slice(0, ROWS).map((line) => line.lineDbk)
  // Idle is at rest and before any export: what exports leave behind counts as theirs.
  await server.settled()
  const idle = await server.megabytes()
  const runs: Export[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await exportWhileOthersAsk(server, ids))
  const middle = (of: (run: Export) => number): number => median(runs.map(of))
  return [
    {
      what: `export of ${ROWS} lines over HTTP`,
      measured: middle((run) => run.seconds),
      unit: 's',
      limit: 10,
    },
    {
      what: 'its first byte, body of ids read',
      measured: middle((run) => run.firstByteMs),
      unit: 'ms',
      limit: 100,
    },
    {
      what: 'memory above the idle server meanwhile',
      measured: middle((run) => run.highest) - idle,
      unit: 'MB',
      limit: 60,
    },
    {
      what: "other requests' 95th percentile meanwhile",
      measured: middle((run) => percentile(run.waits, 0.95)),
      unit: 'ms',
      limit: 100,
    },
  ]
}

/** A large export from the built server, and what it costs everybody else; medians of three. */
export const benchLargeExport = (): Promise<Result[]> => withDemonstration(SCALE, benchExports)
