import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { whenAnswered } from './request-outcome.ts'
import type { Installation } from '../installation.ts'

/** Seconds: an answer from memory takes less than the first, a large spreadsheet about the last. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** Measures every answer by route and status, for Prometheus at /metrics. */
export function measure(server: FastifyInstance, installation: Installation): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status; aborted for an answer that was not received whole',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  // oxlint-disable-next-line no-new -- a gauge registers itself and asks for its value when it is read
  new Gauge({
    name: 'dataset_version',
    help: 'The version of the dataset that is served; 0 for none',
    registers: [registry],
    collect() {
      this.set(installation.snapshot()?.version.id ?? 0)
    },
  })
  whenAnswered(server, ({ request, reply, outcome }) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ route, method: request.method, status: outcome }, reply.elapsedTime / 1000)
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
