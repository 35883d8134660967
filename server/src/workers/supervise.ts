import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { openAdminPort, type AdminPort } from '../operating/admin-port.ts'
import { loggedError } from '../operating/logged-error.ts'
import type { ProcessFigures } from '../operating/metrics.ts'
import type { Readiness } from '../operating/readiness.ts'
import type { Settings } from '../settings/settings.ts'
import { BuiltTogether } from './built-together.ts'
import { choresInChildren } from './chores.ts'
import { joined } from './joined.ts'
import type { Chore, FromWorker, ToldError, ToWorker } from './messages.ts'
import { metricsOfAll } from './metrics-of-all.ts'
import { readinessOfAll } from './readiness-of-all.ts'
import { restartAfter } from './restart-pause.ts'

/** Without a word for so long a worker is stuck, not busy, and is started anew. */
const SILENCE_MS = 60_000
const LOOK_EVERY_MS = 1000

/** One place among the workers; who fills it may die, and another takes it. */
type Place = {
  worker: Worker | null
  readiness: Readiness | null
  isListening: boolean
  startedAt: number
  heardAt: number
  deaths: number
}

export type Supervised = {
  readonly address: string
  readonly adminPort: number | null
  readonly stop: () => Promise<void>
}

/** Starts workers that answer on one port, and keeps them going. This process answers no visitor, so it is never too busy for that. */
export async function superviseWorkers(settings: Settings, root: string): Promise<Supervised> {
  const { log } = Fastify({ logger: { level: settings.logLevel, serializers: { err: loggedError } } })
  const supervisor = new Supervisor(settings, { root, log })
  const { adminPort, host } = settings
  const admin =
    adminPort === null
      ? null
      : await openAdminPort({
          settings: { host, adminPort },
          script: join(root, 'scripts', 'admin-port.mjs'),
          readiness: supervisor.readiness,
          metrics: supervisor.metrics,
          onTrouble: (error) => log.warn(error),
        })
  try {
    const address = await supervisor.start(admin)
    return {
      address,
      adminPort: admin?.port ?? null,
      stop: async () => {
        await supervisor.stop()
        await admin?.close()
      },
    }
  } catch (error) {
    await admin?.close()
    throw error
  }
}

type Death = { readonly id: number; readonly code: number; readonly signal: string | null }

type Surroundings = { readonly root: string; readonly log: FastifyBaseLogger }

class Supervisor {
  readonly #log: FastifyBaseLogger
  readonly #places: readonly Place[]
  readonly #chores: Readonly<Record<Chore, () => Promise<string>>>
  readonly #built: BuiltTogether
  /** Figures that were asked of workers, by question. */
  readonly #figures = new Map<
    number,
    { readonly of: number; readonly answer: (figures: ProcessFigures) => void }
  >()
  readonly #life = { haveStarted: false, isStopping: false, restarts: 0, questions: 0, told: '' }
  #admin: AdminPort | null = null
  #started: { resolve: (address: string) => void; reject: (error: Error) => void } | null = null
  #looking: NodeJS.Timeout | undefined

  readonly metrics

  constructor(settings: Settings, { root, log }: Surroundings) {
    this.#log = log
    this.#places = Array.from({ length: settings.workers }, () => ({
      worker: null,
      readiness: null,
      isListening: false,
      startedAt: 0,
      heardAt: 0,
      deaths: 0,
    }))
    this.metrics = metricsOfAll({
      ask: () => this.#askFigures(),
      wanted: settings.workers,
      serving: () => this.#serving().length,
      restarts: () => this.#life.restarts,
    })
    const { prepare, keepFiles, keepDataset } = choresInChildren(root)
    const doing = (work: () => Promise<void>): (() => Promise<string>) => {
      const once = joined(work)
      return async () => {
        await once()
        return ''
      }
    }
    this.#chores = {
      prepare: doing(prepare),
      keepFiles: doing(keepFiles),
      keepDataset: doing(keepDataset),
      metrics: () => this.metrics.read(),
    }
    this.#built = new BuiltTogether(() => this.#serving().map(({ worker }) => worker?.id ?? 0))
    // Workers accept by themselves. Where the supervisor hands connections out, one that is on its way to a worker that dies is lost
    // without a word, and one for a busy worker waits though another is idle.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    cluster.setupPrimary({ exec: join(root, 'scripts', 'worker.mjs') })
  }

  readonly readiness = (): Readiness =>
    readinessOfAll({
      workers: this.#places.map(({ readiness }) => readiness),
      haveStarted: this.#life.haveStarted,
      isStopping: this.#life.isStopping,
    })

  /** Comes with the address once all workers answer; a start that cannot succeed fails as that of one process does. */
  async start(admin: AdminPort | null): Promise<string> {
    this.#admin = admin
    try {
      return await new Promise<string>((resolve, reject) => {
        this.#started = { resolve, reject }
        for (const place of this.#places) this.#fill(place)
        this.#looking = setInterval(() => this.#endStuck(), LOOK_EVERY_MS)
      })
    } catch (error) {
      this.#life.isStopping = true
      clearInterval(this.#looking)
      for (const { worker } of this.#places) worker?.process.kill('SIGKILL')
      throw error
    }
  }

  async stop(): Promise<void> {
    this.#life.isStopping = true
    clearInterval(this.#looking)
    this.#tellReadiness()
    const workers = this.#places.flatMap(({ worker }) => worker ?? [])
    await Promise.all(
      workers.map((worker) => {
        const gone = new Promise<void>((resolve) => void worker.once('exit', () => resolve()))
        say(worker, { said: 'stop' })
        return gone
      }),
    )
  }

  #fill(place: Place): void {
    if (this.#life.isStopping) return
    const worker = cluster.fork()
    Object.assign(place, {
      worker,
      readiness: null,
      startedAt: performance.now(),
      heardAt: performance.now(),
    })
    worker.on('message', (message: FromWorker) => {
      place.heardAt = performance.now()
      this.#hear(place, worker, message)
    })
    // What could not be said to a worker that is dying is of no use to it.
    worker.on('error', (error) => this.#log.warn(error))
    worker.once('exit', (code, signal) => this.#replace(place, { id: worker.id, code, signal }))
  }

  /** A worker is gone: another takes its place, after a pause that grows while they die soon. */
  #replace(place: Place, { id, ...how }: Death): void {
    const { pauseMs, deaths } = restartAfter({
      before: place.deaths,
      livedMs: performance.now() - place.startedAt,
    })
    Object.assign(place, { worker: null, readiness: null, isListening: false, deaths })
    for (const [question, { of }] of this.#figures) if (of === id) this.#figures.delete(question)
    this.#built.look()
    this.#tellReadiness()
    if (this.#life.isStopping) return
    this.#life.restarts += 1
    this.#log.error({ ...how, pauseMs }, 'a worker ended, and another takes its place')
    setTimeout(() => this.#fill(place), pauseMs)
  }

  #hear(place: Place, worker: Worker, message: FromWorker): void {
    if (message.said === 'pulse') {
      place.readiness = message.readiness
      this.#tellReadiness()
    } else if (message.said === 'listening') this.#begun(place, message.address)
    else if (message.said === 'failed') this.#failed(message.error)
    else if (message.said === 'wanted') this.#do(worker, message.chore, message.question)
    else if (message.said === 'built') {
      const { question, version } = message
      this.#built.built(worker.id, {
        version,
        serve: () => say(worker, { said: 'done', question, text: '' }),
      })
    } else if (message.said === 'figures') {
      this.#figures.get(message.question)?.answer(message.figures)
      this.#figures.delete(message.question)
    } else
      for (const other of this.#places)
        if (other !== place && other.worker !== null) say(other.worker, message)
  }

  #begun(place: Place, address: string): void {
    place.isListening = true
    if (this.#life.haveStarted || this.#places.some(({ isListening }) => !isListening)) return
    this.#life.haveStarted = true
    this.#tellReadiness()
    this.#started?.resolve(address)
  }

  #failed({ message, ...about }: ToldError): void {
    const error = Object.assign(new Error(message), about)
    if (this.#life.haveStarted) this.#log.error(error)
    else this.#started?.reject(error)
  }

  #do(worker: Worker, chore: Chore, question: number): void {
    this.#chores[chore]().then(
      (text) => say(worker, { said: 'done', question, text }),
      (error: unknown) => say(worker, { said: 'not done', question, reason: String(error) }),
    )
  }

  #serving(): readonly Place[] {
    return this.#places.filter(({ readiness }) => readiness?.ready === true)
  }

  /** Tells the operator's port and every worker what all are ready for, when that is another thing than before. */
  #tellReadiness(): void {
    const readiness = this.readiness()
    const now = JSON.stringify(readiness)
    for (const { worker } of this.#places)
      if (worker !== null && now !== this.#life.told) say(worker, { said: 'readiness', readiness })
    if (now !== this.#life.told) this.#admin?.tell()
    this.#life.told = now
  }

  #endStuck(): void {
    for (const { worker, heardAt } of this.#places)
      if (worker !== null && performance.now() - heardAt > SILENCE_MS) {
        this.#log.error({ worker: worker.process.pid }, 'a worker is stuck, and is ended')
        worker.process.kill('SIGKILL')
      }
  }

  #askFigures(): ReadonlyMap<number, Promise<ProcessFigures>> {
    return new Map(
      this.#serving().flatMap(({ worker }) => {
        if (worker === null) return []
        this.#life.questions += 1
        const question = this.#life.questions
        const answer = new Promise<ProcessFigures>(
          (resolve) => void this.#figures.set(question, { of: worker.id, answer: resolve }),
        )
        say(worker, { said: 'figures wanted', question })
        return [[worker.id, answer] as const]
      }),
    )
  }
}

/** Says something to a worker that may be dying. */
function say(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, undefined, undefined, () => {})
}
