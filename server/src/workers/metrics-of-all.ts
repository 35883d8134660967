import { setTimeout as pause } from 'node:timers/promises'
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Registry,
  type Aggregator,
} from 'prom-client'
import type { Metrics, ProcessFigures } from '../operating/metrics.ts'

/** How some figures of several processes become one where they do not add up; the others say so themselves. */
const aggregators: Readonly<Record<string, Aggregator>> = {
  // How late the worst of them is, and since when the first of them runs.
  nodejs_eventloop_lag_seconds: 'max',
  nodejs_eventloop_lag_min_seconds: 'max',
  nodejs_eventloop_lag_max_seconds: 'max',
  nodejs_eventloop_lag_mean_seconds: 'max',
  nodejs_eventloop_lag_stddev_seconds: 'max',
  nodejs_eventloop_lag_p50_seconds: 'max',
  nodejs_eventloop_lag_p90_seconds: 'max',
  nodejs_eventloop_lag_p99_seconds: 'max',
  process_start_time_seconds: 'min',
}

const asOneServer = (metric: ProcessFigures[number]): ProcessFigures[number] => ({
  ...metric,
  aggregator: aggregators[metric.name] ?? metric.aggregator,
})

/** A worker that is too busy to tell in this time is counted as it told last. */
const LONGEST_MS = 2000

type Told = { readonly figures: ProcessFigures; readonly at: number }

export type Tellers = {
  /** Asks each worker that runs for its figures. */
  readonly ask: () => ReadonlyMap<number, Promise<ProcessFigures>>
  readonly wanted: number
  readonly serving: () => number
  readonly restarts: () => number
}

/** The figures of all workers as one server: added up, or the worst of them where that tells more. */
export function metricsOfAll({ ask, wanted, serving, restarts }: Tellers): Metrics {
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const told = new Map<number, Told>()
  const gauge = (name: string, help: string, value: () => number): void => {
    // oxlint-disable-next-line no-new -- a gauge registers itself and asks for its value when it is read
    new Gauge({
      name,
      help,
      registers: [own],
      collect() {
        this.set(value())
      },
    })
  }
  gauge('server_workers', 'How many workers there should be', () => wanted)
  gauge('server_workers_serving', 'How many workers answer visitors', serving)
  // oxlint-disable-next-line no-new -- as above
  new Counter({
    name: 'server_worker_restarts_total',
    help: 'How often a worker was started again',
    registers: [own],
    collect() {
      this.reset()
      this.inc(restarts())
    },
  })
  gauge('server_worker_metrics_age_seconds', 'How old the oldest figures of a worker among these are', () =>
    Math.max(0, ...[...told.values()].map(({ at }) => (performance.now() - at) / 1000)),
  )
  return {
    contentType: own.contentType,
    read: async () => {
      const asked = ask()
      for (const gone of [...told.keys()].filter((id) => !asked.has(id))) told.delete(gone)
      await Promise.all(
        [...asked].map(async ([worker, answer]) => {
          const figures = await Promise.race([answer, pause(LONGEST_MS, null, { ref: false })])
          if (figures !== null) told.set(worker, { figures, at: performance.now() })
        }),
      )
      const ofWorkers = [...told.values()].map(({ figures }) => figures.map(asOneServer))
      const ofSupervisor = (await own.getMetricsAsJSON())
        .filter(({ name }) => /^(process|server)_/.test(name))
        .map(asOneServer)
      return AggregatorRegistry.aggregate([...ofWorkers, ofSupervisor]).metrics()
    },
  }
}
