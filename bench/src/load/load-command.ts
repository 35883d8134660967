import { parseArgs } from 'node:util'
import { machine } from '../machine-load.ts'
import { holds, p99, type Result } from '../measure.ts'
import { closeConnections } from './ask.ts'
import { watchHealth, type HealthWatch } from './health-watch.ts'
import { expectedOf } from './judge.ts'
import { lingerAt } from './lingering-clients.ts'
import { loadedServer, type LoadedServer } from './loaded-server.ts'
import { soak } from './soak.ts'
import { askAtRate, type Asked, type Measured } from './steady-rate.ts'
import { visitorProfile } from './visitor-profile.ts'

const HELP = `Ask as many visitors do, more and more until the server is full, and twice that; judge every answer.

  npm run load                       rising rates, twice the last, then clients that linger
  npm run load -- --workers 2        the same with several workers
  npm run load -- --seconds 5        how long each rate is asked for (10)
  npm run load -- --soak 30          instead: half an hour at --rate (50) a second, with memory and handles

It starts a server of its own on 127.0.0.1, on the store of DATABASE_URL. Exit code 1 when something is over its limit.
`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    workers: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '10' },
    soak: { type: 'string' },
    rate: { type: 'string', default: '50' },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

/** Asked first and not counted, so that Node has compiled what is measured. */
const WARM_UP = { rate: 50, seconds: 5 }
const FIRST_RATE = 50
const MOST_RATE = 20_000
/** A server that answers less than this part of what is asked in time is full. */
const KEEPS_UP = 0.9
/** What each process may take beyond what it takes when idle, whatever is asked (decision 0022). */
const MOST_MEGABYTES_EACH = 250
const LONGEST_HEALTH_MS = 100
/** A client that takes nothing is noticed after 60 s, and given up after as long again without a byte taken. */
const LONGEST_LINGERING_S = 135
/** A soak is flat where memory and handles at its end are within these of what they were after a tenth of it. */
const FLAT = 1.15
const HANDLES_SLACK = 20

const line = ({ what, measured, unit, limit }: Result): string =>
  `${holds({ measured, limit }) ? ' ' : '!'} ${what.padEnd(60)} ${measured.toFixed(measured < 10 ? 2 : 0)} ${unit}   limit ${limit} ${unit}`

type Step = Measured & { readonly healthMs: number; readonly megabytes: number }

const refusals = ({ verdicts: { 'told to come back': told }, refusedMiddleMs }: Measured): string =>
  told === 0 ? '0 told to come back' : `${told} told to come back (after ${refusedMiddleMs.toFixed(0)} ms)`

type Load = {
  readonly server: LoadedServer
  readonly profile: readonly Asked[]
  readonly health: HealthWatch
  readonly seconds: number
}

async function step({ server, profile, health, seconds }: Load, rate: number): Promise<Step> {
  await health.times()
  const measured = await askAtRate(server.origin, profile, { rate, seconds })
  const told = { ...measured, healthMs: p99(await health.times()), megabytes: server.megabytes() }
  const { right, wrong, failed } = told.verdicts
  console.log(
    `  ${String(rate).padStart(6)} a second: ${told.answeredPerSecond.toFixed(0)} answered, ${right} right, ` +
      `${refusals(told)}, ${wrong} wrong, ${failed} failed; ` +
      `${told.middleMs.toFixed(0)} ms, p99 ${told.p99Ms.toFixed(0)} ms; health p99 ${told.healthMs.toFixed(0)} ms; ` +
      `${told.megabytes.toFixed(0)} MB (${machine()})`,
  )
  for (const [fault, times] of told.faults) console.log(`         ${times} × ${fault}`)
  return told
}

/** Rising rates until the server is full, and then twice that. */
async function toSaturation(load: Load): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (let rate = FIRST_RATE; rate <= MOST_RATE; rate *= 2) {
    const reached = await step(load, rate)
    steps.push(reached)
    const isRefusing = reached.verdicts['told to come back'] > 0
    if (reached.answeredPerSecond < rate * KEEPS_UP || isRefusing) break
  }
  steps.push(await step(load, (steps.at(-1)?.rate ?? FIRST_RATE) * 2))
  return steps
}

async function loadResults(load: Load, workers: number): Promise<Result[]> {
  const { server } = load
  const idle = server.megabytes()
  const steps = await toSaturation(load)
  closeConnections()
  const lingered = await lingerAt(server, LONGEST_LINGERING_S)
  const most = Math.max(lingered.mostMegabytes, ...steps.map(({ megabytes }) => megabytes))
  const count = (verdict: 'wrong' | 'failed'): number =>
    steps.reduce((sum, { verdicts }) => sum + verdicts[verdict], 0)
  return [
    { what: 'wrong answers', measured: count('wrong'), unit: '', limit: 0 },
    { what: 'answers that failed', measured: count('failed'), unit: '', limit: 0 },
    {
      what: 'health of ADMIN_PORT, the worst p99',
      measured: Math.max(...steps.map(({ healthMs }) => healthMs)),
      unit: 'ms',
      limit: LONGEST_HEALTH_MS,
    },
    { what: 'memory above idle', measured: most - idle, unit: 'MB', limit: MOST_MEGABYTES_EACH * workers },
    {
      what: `${lingered.clients} clients that linger in five ways: gone after`,
      measured: lingered.goneAfterS,
      unit: 's',
      limit: LONGEST_LINGERING_S,
    },
  ]
}

async function soakResults({ server, profile }: Load, minutes: number): Promise<Result[]> {
  const { faults, megabytes, handles } = await soak(server, { profile, minutes, rate: Number(values.rate) })
  return [
    { what: 'wrong or failed answers', measured: faults, unit: '', limit: 0 },
    {
      what: 'memory at the end over that after a tenth',
      measured: megabytes[1] / megabytes[0],
      unit: '×',
      limit: FLAT,
    },
    { what: 'handles gained since', measured: handles[1] - handles[0], unit: '', limit: HANDLES_SLACK },
  ]
}

const workers = Number(values.workers)
const server = await loadedServer({ WORKERS: String(workers) })
const health = watchHealth(server.admin)
try {
  await server.settled()
  const questions = await visitorProfile(server.origin)
  const profile: Asked[] = []
  for (const question of questions)
    profile.push({ ...question, expected: await expectedOf(server.origin, question) })
  const load = { server, profile, health, seconds: Number(values.seconds) }
  console.log(
    `${questions.length} kinds of question, ${workers} ${workers === 1 ? 'process' : 'workers'}, ${server.megabytes().toFixed(0)} MB idle (${machine()})`,
  )
  await askAtRate(server.origin, profile, WARM_UP)
  const results = await (values.soak === undefined
    ? loadResults(load, workers)
    : soakResults(load, Number(values.soak)))
  for (const result of results) console.log(line(result))
  process.exitCode = results.every(holds) ? 0 : 1
} finally {
  await health.stop()
  closeConnections()
  await server.stop()
}
