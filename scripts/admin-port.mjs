/**
 * Health and metrics on a port of their own, in a thread of their own: they answer however busy the thread is that answers
 * visitors. That thread sends a pulse every second and its metrics when asked (server/src/operating/admin-port.ts).
 */
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { host, port, contentType, metricsTimeoutMs, silenceMs } = workerData

/** What we heard last of the thread that answers visitors. */
const heard = {
  at: performance.now(),
  readiness: { ready: false, reason: 'the server is starting' },
  metrics: '',
  metricsAt: performance.now(),
}
/** Those who wait for metrics; one question serves them all. */
const waiting = new Set()

parentPort.on('message', (message) => {
  heard.at = performance.now()
  if (message.readiness !== undefined) heard.readiness = message.readiness
  if (message.metrics === undefined) return
  heard.metrics = message.metrics
  heard.metricsAt = performance.now()
  for (const answer of waiting) answer()
  waiting.clear()
})

const secondsSince = (moment) => (performance.now() - moment) / 1000

/** The newest metrics there are: those of now, or where the server is too busy to tell, those it told last. */
async function newestMetrics() {
  await new Promise((resolve) => {
    if (waiting.size === 0) parentPort.postMessage({ wanted: 'metrics' })
    waiting.add(resolve)
    setTimeout(() => {
      waiting.delete(resolve)
      resolve()
    }, metricsTimeoutMs).unref()
  })
  return [
    heard.metrics.trimEnd(),
    '# HELP metrics_age_seconds How old these figures are; more than a second where the server was too busy to tell newer ones',
    '# TYPE metrics_age_seconds gauge',
    `metrics_age_seconds ${secondsSince(heard.metricsAt).toFixed(3)}`,
    '',
  ].join('\n')
}

const json = (status, body) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

const answers = {
  '/healthz': () => {
    const silent = performance.now() - heard.at
    if (silent <= silenceMs) return json(200, { alive: true })
    const reason = `the server has been stuck for ${Math.round(silent / 1000)} s`
    return json(503, { alive: false, reason })
  },
  '/readyz': () => json(heard.readiness.ready ? 200 : 503, heard.readiness),
  '/metrics': async () => ({ status: 200, type: contentType, body: await newestMetrics() }),
}

const paths = Object.keys(answers).join(', ')

async function answerTo({ method, url }) {
  const path = url.split('?', 1)[0]
  if (!Object.hasOwn(answers, path)) return json(404, { reason: `there is ${paths} here` })
  if (method !== 'GET' && method !== 'HEAD') return json(405, { reason: 'only GET and HEAD are taken' })
  return answers[path]()
}

const server = createServer(async (request, response) => {
  const { status, type, body } = await answerTo(request)
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
})
server.once('error', ({ code, message }) => parentPort.postMessage({ refused: { code, message } }))
server.listen({ host, port }, () => parentPort.postMessage({ listening: server.address().port }))
