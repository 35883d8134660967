import { describe, expect, it, vi } from 'vitest'
import { MemoryBudget, TooBusy } from './memory-budget.ts'

/** A measure of a hundred bytes, with a clock that is set by hand. */
function measure() {
  const clock = { now: 0 }
  const cutOff: string[] = []
  const held = new MemoryBudget({ mostHeld: 100, stalledMs: 5000, now: () => clock.now })
  return {
    clock,
    cutOff,
    held,
    take: (name: string, bytes: number, client = 'one') =>
      held.take(bytes, { client, cutOff: () => cutOff.push(name) }),
  }
}

const someone = { client: 'one', cutOff: () => {} }

describe('the bytes that answers hold for one caller each', () => {
  it('are counted while they are held', () => {
    const { held, take } = measure()
    const first = take('first', 60)
    first.become(40)
    take('second', 50)
    expect(held.total()).toBe(90)
    first.release()
    expect(held.total()).toBe(50)
  })
  it('leave no room for one more answer when together they are too many', () => {
    const { take } = measure()
    const first = take('first', 60)
    expect(() => take('second', 50)).toThrow(TooBusy)
    first.release()
    expect(() => take('second', 50)).not.toThrow()
  })
  it('may be more when an answer is alone, or it could never be given', () => {
    expect(() => measure().take('alone', 500)).not.toThrow()
  })
  it('are taken from callers that stopped reading, the longest ago first, when somebody else needs the room [D16.23]', () => {
    const { clock, cutOff, take } = measure()
    take('never read', 40)
    clock.now = 1000
    take('stopped later', 30)
    const reading = take('reading', 30)
    clock.now = 7000
    reading.moved()
    take('new', 40)
    expect(cutOff).toEqual(['never read'])
    take('newer', 30)
    expect(cutOff).toEqual(['never read', 'stopped later'])
    expect(() => take('newest', 10)).toThrow(TooBusy)
  })
  it('are not taken from a caller that waits for its answer to be made, however long that takes [D38.4]', () => {
    const clock = { now: 0 }
    const cutOff = vi.fn<() => void>()
    const held = new MemoryBudget({ mostHeld: 100, stalledMs: 5000, now: () => clock.now })
    const making = held.take(80, { client: 'visitor', cutOff, waitsForUs: true })
    clock.now = 60_000
    expect(() => held.take(50, someone)).toThrow(TooBusy)
    making.become(70)
    clock.now = 64_000
    expect(() => held.take(50, someone)).toThrow(TooBusy)
    expect(cutOff).not.toHaveBeenCalled()
    clock.now = 66_000
    held.take(50, someone)
    expect(cutOff).toHaveBeenCalledOnce()
  })
  it('of one client leave room for others [D38.4]', () => {
    const held = new MemoryBudget({ mostHeld: 100, mostHeldPerClient: 50 })
    const take = (client: string, bytes: number) => held.take(bytes, { client, cutOff: () => {} })
    const first = take('busy', 40)
    expect(() => take('busy', 20)).toThrow(TooBusy)
    expect(() => take('visitor', 20)).not.toThrow()
    first.release()
    expect(() => take('busy', 70)).not.toThrow()
  })
  it('of one client are first taken from its own connections that stopped reading [D38.4]', () => {
    const clock = { now: 0 }
    const cutOff: string[] = []
    const limits = { mostHeld: 100, mostHeldPerClient: 50, stalledMs: 5000, now: () => clock.now }
    const held = new MemoryBudget(limits)
    const take = (client: string, bytes: number) =>
      held.take(bytes, { client, cutOff: () => cutOff.push(client) })
    take('visitor', 40)
    take('busy', 40)
    clock.now = 6000
    take('busy', 40)
    expect(cutOff).toEqual(['busy'])
  })
  it('are waited for by who can wait, among a few others, and not for ever', async () => {
    const held = new MemoryBudget({ mostHeld: 100, waitMs: 400, mostWaiting: 1 })
    const first = held.take(80, someone)
    const waiting = held.takeSoon(50, someone)
    await expect(held.takeSoon(50, someone)).rejects.toThrow(TooBusy)
    first.release()
    expect((await waiting).release).toBeTypeOf('function')
    await expect(held.takeSoon(60, someone)).rejects.toThrow(TooBusy)
    expect(held.total()).toBe(50)
  })
})
