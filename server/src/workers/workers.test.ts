import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import type { Readiness } from '../operating/readiness.ts'
import { BuiltTogether } from './built-together.ts'
import { joined } from './joined.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { metricsOfAll } from './metrics-of-all.ts'
import { readinessOfAll } from './readiness-of-all.ts'
import { restartAfter } from './restart-pause.ts'
import { linkTo } from './worker-link.ts'

describe('a worker that died', () => {
  it('is started again soon, and later each time that it dies soon [D38.7]', () => {
    const pauses: number[] = []
    let deaths = 0
    for (let nr = 0; nr < 9; nr++) {
      const next = restartAfter({ before: deaths, livedMs: 1000 })
      pauses.push(next.pauseMs)
      deaths = next.deaths
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    expect(restartAfter({ before: deaths, livedMs: 3_600_000 })).toEqual({ pauseMs: 500, deaths: 1 })
  })
})

describe('workers together', () => {
  const serving = (version: number): Readiness => ({ ready: true, version })
  const empty: Readiness = { ready: false, reason: 'no dataset is loaded' }
  const together = (workers: readonly (Readiness | null)[], life = {}): Readiness =>
    readinessOfAll({ workers, haveStarted: true, isStopping: false, ...life })

  it('are ready while those that run serve one version [D38.8]', () => {
    expect(together([serving(3), serving(3)])).toEqual(serving(3))
    expect(together([serving(3), null])).toEqual(serving(3))
    expect(together([serving(4), serving(3)])).toEqual({
      ready: false,
      reason: 'workers serve the versions 3 and 4',
    })
    expect(together([empty, null])).toEqual(empty)
    expect(together([null, null]).ready).toBe(false)
  })
  it('are not ready before all have begun, and when they are told to stop [D38.8]', () => {
    expect(together([serving(3), null], { haveStarted: false }).ready).toBe(false)
    expect(together([serving(3), serving(3)], { isStopping: true })).toEqual({
      ready: false,
      reason: 'the server is stopping',
    })
  })
  it('serve a new version when all have it, or one of them is gone [D38.8]', () => {
    const running = [1, 2, 3]
    const built = new BuiltTogether(() => running)
    const served: number[] = []
    const wait = (worker: number, version = 4): void =>
      built.built(worker, { version, serve: () => served.push(worker) })
    wait(1)
    wait(2)
    expect(served).toEqual([])
    wait(3)
    expect(served).toEqual([1, 2, 3])
    wait(1, 5)
    wait(3, 5)
    running.splice(1, 1)
    built.look()
    expect(served).toEqual([1, 2, 3, 1, 3])
  })
  it('do not wait long for one that has not [D38.8]', async () => {
    const built = new BuiltTogether(() => [1, 2], 50)
    const serve = vi.fn<() => void>()
    built.built(1, { version: 4, serve })
    expect(serve).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(serve).toHaveBeenCalledOnce(), 10_000)
  })
  it('have a version made ready once for all of them [D38.8]', async () => {
    const work = vi.fn<() => Promise<void>>(async () => {})
    const prepare = joined(work)
    await Promise.all([prepare(), prepare(), prepare()])
    expect(work).toHaveBeenCalledOnce()
    await prepare()
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('the line to the supervisor', () => {
  const line = () => {
    const sent: FromWorker[] = []
    const heard: ((message: ToWorker) => void)[] = []
    const channel = {
      send: (message: FromWorker) => void sent.push(message),
      onMessage: (hear: (message: ToWorker) => void) => void heard.push(hear),
    }
    const link = linkTo(channel, { figuresWanted: () => {}, taken: () => {}, stop: () => {} })
    return { link, sent, say: (message: ToWorker) => heard.forEach((hear) => hear(message)) }
  }
  it('brings each answer to its question, and a failure as one [D38.8]', async () => {
    const { link, say } = line()
    const [first, second] = [link.ask('prepare'), link.ask('metrics')]
    say({ said: 'done', question: 2, text: 'figures' })
    say({ said: 'not done', question: 1, reason: 'the disk is full' })
    expect(await second).toBe('figures')
    await expect(first).rejects.toThrow('the disk is full')
  })
})

describe('the metrics of several workers', () => {
  /** The figures of a worker that serves a version and is so late, with one answer of so many seconds. */
  async function figuresOf(version: number, lag: number, seconds: number) {
    const registers = [new Registry()]
    collectDefaultMetrics({ register: registers[0]! })
    new Gauge({ name: 'dataset_version', help: 'v', aggregator: 'min', registers }).set(version)
    new Histogram({ name: 'http_request_duration_seconds', help: 's', buckets: [1], registers }).observe(
      seconds,
    )
    const told = await registers[0]!.getMetricsAsJSON()
    return told.map((metric) =>
      metric.name === 'nodejs_eventloop_lag_p99_seconds'
        ? { ...metric, values: [{ value: lag, labels: {} }] }
        : metric,
    )
  }
  const tellers = { wanted: 3, serving: () => 2, restarts: () => 4 }

  it('are those of one server: added up, or the worst of them [D38.9]', async () => {
    const told = new Map([
      [1, figuresOf(3, 0.2, 0.5)],
      [2, figuresOf(4, 0.7, 2)],
    ])
    const text = await metricsOfAll({ ask: () => told, ...tellers }).read()
    expect(text).toContain('dataset_version 3\n')
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds 0.7\n')
    expect(text).toContain('http_request_duration_seconds_count 2\n')
    expect(text).toContain('http_request_duration_seconds_bucket{le="1"} 1\n')
    expect(text).toContain('server_workers 3\n')
    expect(text).toContain('server_workers_serving 2\n')
    expect(text).toContain('server_worker_restarts_total 4\n')
  })
  it('are the last ones of a worker that is too busy to tell, with how old they are [D38.9]', async () => {
    const answers = [figuresOf(3, 0.2, 0.5), new Promise<never>(() => {})]
    const metrics = metricsOfAll({ ask: () => new Map([[1, answers.shift()!]]), ...tellers })
    await metrics.read()
    const text = await metrics.read()
    expect(text).toContain('dataset_version 3\n')
    expect(Number(/^server_worker_metrics_age_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThan(1)
  })
})
