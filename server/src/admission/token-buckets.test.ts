import { describe, expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

function buckets({ mostClients = 100, isTold = false } = {}) {
  const clock = { now: 0 }
  const limit = { perSecond: 10, burst: 30 }
  return { clock, rate: new TokenBuckets(limit, { mostClients, isTold, now: () => clock.now }) }
}

const taken = (rate: TokenBuckets, client: string, times: number): number =>
  Array.from({ length: times }, () => rate.take(client)).filter((wait) => wait === 0).length

describe('how often a client may ask', () => {
  it('is a burst at once, and then so many each second [D38.5]', () => {
    const { clock, rate } = buckets()
    expect(taken(rate, 'a', 50)).toBe(30)
    expect(rate.take('a')).toBeCloseTo(0.1)
    clock.now = 1000
    expect(taken(rate, 'a', 50)).toBe(10)
    clock.now = 3_600_000
    expect(taken(rate, 'a', 50)).toBe(30)
  })
  it('is counted for each by itself [D38.5]', () => {
    const { rate } = buckets()
    taken(rate, 'a', 50)
    expect(taken(rate, 'b', 50)).toBe(30)
  })
  it('takes no more memory for a flood of addresses, and forgets who asked the longest ago [D38.5]', () => {
    const { rate } = buckets({ mostClients: 10 })
    taken(rate, 'steady', 30)
    for (let nr = 0; nr < 1000; nr++) {
      rate.take(`flood ${nr}`)
      expect(rate.take('steady')).toBeGreaterThan(0)
    }
    expect(rate.clients()).toBe(10)
  })
  it('counts what was asked of another process [D38.5]', () => {
    const [one, other] = [buckets({ isTold: true }).rate, buckets({ isTold: true }).rate]
    taken(one, 'a', 20)
    expect(one.taken()).toEqual([['a', 20]])
    expect(one.taken()).toEqual([])
    other.takenElsewhere([['a', 20]])
    expect(taken(other, 'a', 30)).toBe(10)
  })
})
