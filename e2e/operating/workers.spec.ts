import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { productWithWorkers, type Answer, type ProductWithWorkers } from './product-with-workers.ts'

test.describe.configure({ mode: 'serial' })

test.describe('several workers on one port', () => {
  let product: ProductWithWorkers
  test.beforeAll(async () => {
    product = await productWithWorkers({ WORKERS: '2', SHUTDOWN_DELAY: '2' })
  })
  test.afterAll(async () => {
    product.stop()
    await product.ended
    product.remove()
  })
  const json = async (url: string): Promise<unknown> => (await fetch(url)).json()
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${product.admin}/metrics`)).text()
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
  }

  test('answer as one server, with their metrics together [D38.6, D38.9]', async () => {
    expect(product.workers()).toHaveLength(2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => product.list()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await json(`${product.origin}/readyz`)).toEqual({ ready: true, version: 1 })
    expect(await json(`${product.admin}/readyz`)).toEqual({ ready: true, version: 1 })
    await expect.poll(() => metric('server_workers_serving')).toBe(2)
    const text = await (await fetch(`${product.admin}/metrics`)).text()
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{route="\/datacenter\/rest\/brh\/boreholes",.*\} 20$/m,
    )
    expect(text).toContain('dataset_version 1\n')
  })

  test('are replaced where one dies, while the other answers [D38.7]', async () => {
    const [first = 0, second] = product.workers()
    process.kill(first, 'SIGKILL')
    await expect.poll(() => product.workers()).not.toContain(first)
    for (let nr = 0; nr < 10; nr++) expect((await product.list()).status).toBe(200)
    await expect.poll(() => product.workers()).toHaveLength(2)
    expect(product.workers()).toContain(second)
    await expect.poll(() => metric('server_workers_serving')).toBe(2)
    expect(await metric('server_worker_restarts_total')).toBe(1)
  })

  test('serve a new version, all from the same moment [D38.8]', async () => {
    const old = (await product.list()).version
    const answers: (Answer & { readonly at: number })[] = []
    const done = { isDone: false }
    const asking = (async () => {
      while (!done.isDone) answers.push({ ...(await product.list()), at: performance.now() })
    })()
    await product.importAnother()
    const imported = performance.now()
    await expect.poll(() => json(`${product.admin}/readyz`)).toEqual({ ready: true, version: 2 })
    await pause(1000)
    done.isDone = true
    await asking
    const firstNew = answers.find(({ version }) => version !== old)?.at ?? Number.NaN
    const lastOld = answers.findLast(({ version }) => version === old)?.at ?? Number.NaN
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    // How soon is measured by `npm run bench -- data-again`: here other tests run beside.
    expect(lastOld - imported).toBeLessThan(60_000)
    // No worker serves the old version for longer than another of these answers takes.
    const longest = Math.max(...answers.map(({ at }, nr) => at - (answers[nr - 1]?.at ?? at)))
    expect(lastOld - firstNew).toBeLessThan(1000 + longest)
  })

  test('stop together: each says first that it is not ready, and still answers [D38.6]', async () => {
    product.stop()
    await expect
      .poll(() => json(`${product.admin}/readyz`))
      .toEqual({ ready: false, reason: 'the server is stopping' })
    expect((await product.list()).status).toBe(200)
    expect((await fetch(`${product.admin}/healthz`)).status).toBe(200)
    expect(await product.ended).toBe(0)
    expect(product.workers()).toEqual([])
  })
})

test('workers that cannot listen stop the start with one sentence [D38.6]', async () => {
  const another = createServer().listen(0, '127.0.0.1')
  await once(another, 'listening')
  const { port } = another.address() as AddressInfo
  await expect(productWithWorkers({ WORKERS: '2', PORT: String(port) })).rejects.toThrow(
    `PORT ${port} is in use on 127.0.0.1: set PORT to another one.`,
  )
  another.close()
})
