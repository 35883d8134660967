import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryPauses } from '@datacentre/catalogue/screen-constants'
import { withRetries } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fails so many times, then answers. */
function failing(times: number) {
  let asked = 0
  return vi.fn<() => Promise<string>>(async () => {
    if (++asked <= times) throw new Error(`failure ${asked}`)
    return 'answer'
  })
}

const allPauses = retryPauses.reduce((sum, pause) => sum + pause, 0)

describe('a call that fails is tried three times more', () => {
  it('asks once where the first answer is good', async () => {
    const ask = failing(0)
    await expect(withRetries(ask)).resolves.toBe('answer')
    expect(ask).toHaveBeenCalledOnce()
  })
  it('waits longer before each next time', async () => {
    const ask = failing(3)
    const answer = withRetries(ask)
    for (const [at, pause] of retryPauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(ask).toHaveBeenCalledTimes(at + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    await expect(answer).resolves.toBe('answer')
    expect(ask).toHaveBeenCalledTimes(4)
  })
  it('tells the last failure, and each before it as it comes', async () => {
    const onFailure = vi.fn<() => void>()
    const told = withRetries(failing(4), onFailure).catch(String)
    await vi.advanceTimersByTimeAsync(allPauses)
    expect(await told).toBe('Error: failure 4')
    expect(onFailure).toHaveBeenCalledTimes(3)
  })
})
