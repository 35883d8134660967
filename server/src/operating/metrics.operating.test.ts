import { connect } from '@datacentre/database'
import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer } from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'
import { MemoryBudget } from '../answer/memory-budget.ts'
import { storeHealth } from './store-health.ts'

/** The value of a gauge in the text that Prometheus reads. */
const valueIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])

describe.each(['sqlite', 'postgres'] as const)('the metrics, on %s', (kind) => {
  const parts = smallServer(kind)
  const valueOf = async (name: string) => valueIn((await parts().server.inject('/metrics')).body, name)

  it('tell the version that is served, its age, and whether the store answers and what it has [D37.4]', async () => {
    const { version } = parts().snapshots.snapshot()!
    // The first scrape of all has it.
    const { body } = await parts().server.inject('/metrics')
    expect([valueIn(body, 'store_up'), valueIn(body, 'store_dataset_version')]).toEqual([1, version.id])
    expect(await valueOf('dataset_version')).toBe(version.id)
    expect(await valueOf('dataset_age_seconds')).toBeCloseTo((Date.now() - version.importedAt) / 1000, -2)
  })
  it('tell how late the event loop is [D37.4]', async () => {
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })
})

const someone = { client: 'one', cutOff: () => {} }

describe('the metrics', () => {
  it('count requests while they are answered, and the bytes held for them [D37.4]', async () => {
    const memoryBudget = new MemoryBudget({ mostHeld: 1000 })
    const release: (() => void)[] = []
    const listening = await listeningServer({
      snapshot: null,
      memoryBudget,
      routes: (server) =>
        server.get('/slow', () => new Promise((resolve) => release.push(() => resolve('x')))),
    })
    const read = async () => (await fetch(`http://127.0.0.1:${listening.port}/metrics`)).text()
    const callers = await Promise.all(Array.from({ length: 3 }, () => connectTo(listening)))
    for (const caller of callers) caller.write('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n')
    await expect.poll(() => release.length).toBe(3)
    const hold = memoryBudget.take(400, someone)
    const busy = await read()
    // The one that asks for the metrics is answered too.
    expect(valueIn(busy, 'http_requests_in_flight')).toBe(4)
    expect(valueIn(busy, 'http_answers_held_bytes')).toBe(400)
    expect(valueIn(busy, 'http_answers_held_limit_bytes')).toBe(1000)
    expect(valueIn(busy, 'http_answers_waiting')).toBe(0)
    hold.release()
    const inFlight = async () => valueIn(await read(), 'http_requests_in_flight')
    release[0]?.()
    await expect.poll(inFlight).toBe(3)
    for (const caller of callers) caller.resetAndDestroy()
    await expect.poll(inFlight).toBe(1)
    expect(valueIn(await read(), 'http_answers_held_bytes')).toBe(0)
  })
  it('tell a store that is gone as down [D37.4]', async () => {
    const gone = await connect('sqlite::memory:')
    await gone.close()
    expect(await storeHealth(gone)()).toEqual({ isUp: false, version: null })
  })
})
