import type { FastifyInstance } from 'fastify'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client'
import type { Admission } from '../admission/admit.ts'
import type { MemoryBudget } from '../answer/memory-budget.ts'
import type { Installation } from '../installation.ts'
import { whenAnswered } from './request-outcome.ts'
import { storeHealth } from './store-health.ts'

/** Seconds: an answer from memory takes less than the first, a large spreadsheet about the last. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** The figures of one process, to be put together with those of others. */
export type ProcessFigures = MetricObjectWithValues<MetricValue<string>>[]

/** What is told to Prometheus, as text. */
export type Metrics = { readonly contentType: string; readonly read: () => Promise<string> }

/** The same of one process, where there may be others. */
export type ProcessMetrics = Metrics & {
  readonly figures: () => Promise<ProcessFigures>
  /** Tells from now on who is let in and who is not. */
  readonly measureAdmission: (admission: Admission) => void
}

type Measured = { readonly installation: Installation; readonly memoryBudget: MemoryBudget }

/** Measures every answer by route and status, and what the process, the dataset and the store are like when asked. */
export function measure(server: FastifyInstance, { installation, memoryBudget }: Measured): ProcessMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureAnswers(server, registry)
  gaugeIn(registry, {
    name: 'http_answers_held_bytes',
    help: 'Bytes held for answers that are made for one caller each, and for long bodies',
    value: () => memoryBudget.total(),
  })
  gaugeIn(registry, {
    name: 'http_answers_held_limit_bytes',
    help: 'Above so many bytes held, a caller is told to come back',
    value: () => memoryBudget.mostHeld,
  })
  gaugeIn(registry, {
    name: 'http_answers_waiting',
    help: 'Spreadsheets that wait for room among the bytes held',
    value: () => memoryBudget.waiting(),
  })
  measureDataset(registry, installation)
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    figures: () => registry.getMetricsAsJSON(),
    measureAdmission: (admission) => measureAdmission(registry, admission),
  }
}

type ToldGauge = {
  readonly name: string
  readonly help: string
  readonly value: () => number
  /** What several processes have together; by default the sum. */
  readonly aggregator?: 'sum' | 'min' | 'max'
}

function gaugeIn(registry: Registry, { name, help, value, aggregator = 'sum' }: ToldGauge): void {
  // oxlint-disable-next-line no-new -- a gauge registers itself and asks for its value when it is read
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    collect() {
      this.set(value())
    },
  })
}

function measureAdmission(registry: Registry, admission: Admission): void {
  gaugeIn(registry, {
    name: 'http_requests_waiting',
    help: 'Requests that wait for their turn',
    value: admission.waiting,
  })
  gaugeIn(registry, {
    name: 'http_answers_making',
    help: 'Answers that are being made for one caller each',
    value: admission.making,
  })
  gaugeIn(registry, {
    name: 'http_answers_making_limit',
    help: 'Above so many answers being made, a caller is told to come back',
    value: () => admission.mostMaking,
  })
  // oxlint-disable-next-line no-new -- a counter registers itself and asks for its value when it is read
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests told to come back, by limit: all and client for answers being made, rate for how often one client asks',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [limit, count] of Object.entries(admission.refused())) this.inc({ limit }, count)
    },
  })
}

function measureAnswers(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status; aborted for an answer that was not received whole',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  let inFlight = 0
  gaugeIn(registry, {
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered, the one that asks this among them',
    value: () => inFlight,
  })
  server.addHook('onRequest', (_request, _reply, done) => {
    inFlight += 1
    done()
  })
  whenAnswered(server, ({ request, reply, outcome }) => {
    inFlight -= 1
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ route, method: request.method, status: outcome }, reply.elapsedTime / 1000)
  })
}

function measureDataset(registry: Registry, { snapshot, store }: Installation): void {
  gaugeIn(registry, {
    name: 'dataset_version',
    help: 'The version of the dataset that is served; 0 for none',
    aggregator: 'min',
    value: () => snapshot()?.version.id ?? 0,
  })
  gaugeIn(registry, {
    name: 'dataset_age_seconds',
    help: 'Time since the version that is served was imported; 0 for none',
    aggregator: 'max',
    value: () => {
      const standing = snapshot()
      return standing === null ? 0 : (Date.now() - standing.version.importedAt) / 1000
    },
  })
  // Both are asked in one scrape, and the store once for both.
  const askStore = storeHealth(store)
  // oxlint-disable-next-line no-new -- a gauge registers itself and asks for its value when it is read
  new Gauge({
    name: 'store_up',
    aggregator: 'min',
    help: 'Whether the store answers: 1 where it does within two seconds, otherwise 0',
    registers: [registry],
    async collect() {
      this.set((await askStore()).isUp ? 1 : 0)
    },
  })
  // oxlint-disable-next-line no-new -- as above
  new Gauge({
    name: 'store_dataset_version',
    aggregator: 'max',
    help: 'The newest version of the dataset in the store, as it said last; 0 for none',
    registers: [registry],
    async collect() {
      const { isUp, version } = await askStore()
      if (isUp) this.set(version ?? 0)
    },
  })
}
