import { boreholes } from '@datacentre/catalogue'
import { withDemonstration, type Kept } from './demonstration.ts'
import { median, p95, p99, type Result, ofRuns } from './measure.ts'
import { packedCall } from './packed-call.ts'
import type { RunningServer } from './running-server.ts'

const ASKED = 40

/** Milliseconds of the server's CPU that an answer takes, the median of several rounds of calls. */
async function cpuPerCall({ origin, cpuSeconds }: RunningServer, address: string): Promise<number> {
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${origin}/datacenter${address}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  }
  for (let call = 0; call < ASKED; call++) await ask()
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const before = await cpuSeconds()
    for (let call = 0; call < ASKED; call++) await ask()
    rounds.push((((await cpuSeconds()) - before) * 1000) / ASKED)
  }
  return median(rounds)
}

const ANSWERS = 300

/**
 * Milliseconds from question to whole answer, one after the other. As it travels: who unpacks hundreds of pages here waits for its own
 * collection of garbage, thirty times in three hundred pages, and one in a hundred took 41 ms where it takes 25.
 */
async function answerTimes({ origin }: RunningServer, address: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let call = 0; call < ANSWERS; call++) {
    const start = performance.now()
    await packedCall({ url: `${origin}/datacenter${address}`, method: 'GET' })
    times.push(performance.now() - start)
  }
  return times
}

/** Whole names, starts, parts, codes without their dashes, and texts that nothing is called. */
const askedOf = (name: string): readonly string[] => [
  name,
  name.slice(0, 3),
  name.slice(2, 6),
  name.replaceAll(/[^a-z\d]/gi, ''),
  `${name} zz`,
]

const SEARCHED_NAMES = 40

/** Milliseconds from question to whole answer of a search over everything, as the box asks it, for texts of all kinds. */
async function searchTimes({ origin }: RunningServer, names: readonly string[]): Promise<readonly number[]> {
  const every = Math.floor(names.length / SEARCHED_NAMES)
  const texts = names.filter((_, at) => at % every === 0).flatMap(askedOf)
  const ask = async (text: string): Promise<number> => {
    const start = performance.now()
    const answer = await fetch(`${origin}/datacenter/search?${new URLSearchParams({ q: text, f: 'json' })}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the search for ${text} answered ${answer.status}`)
    return performance.now() - start
  }
  for (const text of texts.slice(0, SEARCHED_NAMES)) await ask(text)
  const times: number[] = []
  for (const text of texts) times.push(await ask(text))
  return times
}

type Listed = { readonly collections: readonly { readonly id: string }[] }

async function benchCalls(server: RunningServer, keptIn: Kept): Promise<Result[]> {
  await server.settled()
  const listed = (await (
    await fetch(`${server.origin}/datacenter/api/v1/collections?f=json`)
  ).json()) as Listed
  const results: Result[] = [
    { what: 'GeoPackage and Parquet of each table', measured: keptIn.tables, unit: 's', limit: 20 },
    { what: 'the whole dataset as packages and SQLite', measured: keptIn.dataset, unit: 's', limit: 120 },
  ]
  for (const { id } of listed.collections)
    results.push({
      what: `CPU of 1,000 items of ${id}`,
      measured: await cpuPerCall(server, `/api/v1/collections/${id}/items?limit=1000&offset=500`),
      unit: 'ms',
      limit: 5,
    })
  const rows = (await (
    await fetch(`${server.origin}/datacenter${boreholes.rest.list.path}`, { method: 'POST' })
  ).json()) as { boreholeDbk: number; boreholeName: string }[]
  results.push({
    what: "CPU of an object's page",
    measured: await cpuPerCall(server, `/boreholes/${rows[1000]!.boreholeDbk}?f=html`),
    unit: 'ms',
    limit: 5,
  })
  const times = await searchTimes(
    server,
    rows.map(({ boreholeName }) => boreholeName),
  )
  results.push({
    what: `search over everything, p95 of ${times.length}`,
    ...ofRuns(times, p95),
    unit: 'ms',
    limit: 50,
  })
  results.push({
    what: 'CPU of the country in figures',
    measured: await cpuPerCall(server, '/overview?f=html'),
    unit: 'ms',
    limit: 20,
  })
  const { companies } = (await (
    await fetch(`${server.origin}/datacenter/companies?order=-drilled&f=json`)
  ).json()) as { companies: { address: string }[] }
  results.push({
    what: 'CPU of the page of the largest company',
    measured: await cpuPerCall(
      server,
      `${new URL(companies[0]!.address).pathname.replace('/datacenter', '')}?f=html`,
    ),
    unit: 'ms',
    limit: 8,
  })
  for (const [what, address] of [
    ['of a town above a dense field', '/place/town/schoonebeek?f=html'],
    ['of a municipality of 350 km²', '/place/municipality/GM0114?f=html'],
  ] as const)
    results.push(
      {
        what: `CPU of the page ${what}`,
        measured: await cpuPerCall(server, address),
        unit: 'ms',
        limit: 20,
      },
      {
        what: `the page ${what}, p99 of ${ANSWERS}`,
        ...ofRuns(await answerTimes(server, address), p99),
        unit: 'ms',
        limit: 50,
      },
    )
  return results
}

/** Three times national size has more than a million months of wells. */
const MANY = 3

/** All figures as one file: how long it takes, and what it holds meanwhile. */
async function benchFile(server: RunningServer, address: string, what: string): Promise<Result[]> {
  await server.settled()
  const idle = await server.megabytes()
  let highest = idle
  const work = { going: true }
  const watching = (async () => {
    while (work.going) {
      highest = Math.max(highest, await server.megabytes())
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
  })()
  const start = performance.now()
  const answer = await fetch(`${server.origin}/datacenter${address}`)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  let bytes = 0
  let lines = 0
  for await (const piece of answer.body!) {
    bytes += piece.length
    for (const byte of piece) if (byte === 10) lines++
  }
  const seconds = (performance.now() - start) / 1000
  work.going = false
  await watching
  const size = `${Math.round(bytes / 1e6)} MB${address.includes('.csv') ? `, ${lines - 1} rows` : ''}`
  return [
    { what: `${what} (${size})`, measured: seconds, unit: 's', limit: 60 },
    { what: 'memory above the idle server meanwhile', measured: highest - idle, unit: 'MB', limit: 100 },
  ]
}

const benchFiles = async (server: RunningServer): Promise<Result[]> => [
  ...(await benchFile(server, '/files/well-figures.csv?form=long', 'all figures of wells as CSV')),
  ...(await benchFile(server, '/files/well-figures.parquet?form=long', 'all figures of wells as Parquet')),
]

/** Features, pages of objects and files, from the built server. */
export const benchOpenData = async (): Promise<Result[]> => [
  ...(await withDemonstration(1, benchCalls)),
  ...(await withDemonstration(MANY, benchFiles)),
]
