import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FairTurns } from './fair-turns.ts'

/** Work that takes so long, as an answer that is made. */
function work(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function allBegun(turns: FairTurns): Promise<number> {
  let taken = 0
  for (; turns.waiting() > 0; taken++) await nextTurn()
  return taken
}

describe('requests', () => {
  it('begin at once where nobody waits', () => {
    const begun: string[] = []
    const turns = new FairTurns()
    turns.take('a', () => begun.push('a'))
    turns.take('b', () => begun.push('b'))
    expect([begun, turns.waiting()]).toEqual([['a', 'b'], 0])
  })
  it('that come together are worked at a few milliseconds at a time, with turns for others between [D38.1]', async () => {
    const turns = new FairTurns()
    for (let nr = 0; nr < 50; nr++) turns.take('busy', () => work(2))
    expect(turns.waiting()).toBeGreaterThan(40)
    expect(await allBegun(turns)).toBeGreaterThan(10)
  })
  it('of a visitor wait for one of each other client, not for all that one of them asked before [D38.1]', async () => {
    const turns = new FairTurns()
    const begun: string[] = []
    const ask = (client: string): void =>
      turns.take(client, () => {
        begun.push(client)
        work(1)
      })
    for (let nr = 0; nr < 100; nr++) ask('busy')
    const before = begun.length
    ask('visitor')
    await allBegun(turns)
    expect(begun.indexOf('visitor') - before).toBeLessThanOrEqual(1)
    expect(begun).toHaveLength(101)
  })
  it('of one client begin in the order in which they came', async () => {
    const turns = new FairTurns()
    const begun: number[] = []
    for (let nr = 0; nr < 30; nr++)
      turns.take('busy', () => {
        begun.push(nr)
        work(1)
      })
    await allBegun(turns)
    expect(begun).toEqual(begun.toSorted((a, b) => a - b))
  })
  it('that are refused hear so before those that wait are answered [D38.2]', async () => {
    const turns = new FairTurns()
    const told: string[] = []
    for (let nr = 0; nr < 100; nr++)
      turns.take('busy', () => {
        told.push('answer')
        work(2)
      })
    for (let nr = 0; nr < 10; nr++) turns.refuse('refused', () => told.push('refusal'))
    await allBegun(turns)
    expect(told.lastIndexOf('refusal')).toBeLessThan(20)
    expect(told).toHaveLength(110)
  })
  it('wait for connections that come, but not for ever [D38.1]', async () => {
    const turns = new FairTurns()
    const begun = { count: 0 }
    for (let nr = 0; nr < 20; nr++)
      turns.take('busy', () => {
        begun.count += 1
        work(6)
      })
    const first = begun.count
    let turnsUntilNext = 0
    for (; begun.count === first; turnsUntilNext++) {
      turns.arrive()
      await nextTurn()
    }
    expect(turnsUntilNext).toBeGreaterThan(10)
    expect(await allBegun(turns)).toBeLessThan(100)
    expect(begun.count).toBe(20)
  })
  it('that are refused hear so also while connections come [D38.2]', async () => {
    const turns = new FairTurns()
    const told = { count: 0 }
    for (let nr = 0; nr < 60; nr++) {
      turns.refuse('refused', () => {
        told.count += 1
        work(1)
      })
      turns.arrive()
    }
    for (let turn = 0; turn < 60; turn++) {
      turns.arrive()
      await nextTurn()
    }
    expect(told.count).toBe(60)
  })
})
