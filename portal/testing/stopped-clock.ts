import { expect, onTestFinished, vi } from 'vitest'

/** Frames enough for any screen to come to rest, also on a busy machine. */
const FRAMES = 600

const nextFrame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => drawn()))

/**
 * Stops the timers of the page until the test ends; `pass` lets time go by and waits until it is drawn. While they stand
 * still a test waits with `until`: `expect.poll` and `expect.element` would let time go by themselves.
 */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return {
    pass: async (milliseconds: number): Promise<void> => {
      vi.advanceTimersByTime(milliseconds)
      await nextFrame()
      await nextFrame()
    },
    until: async (holds: () => boolean): Promise<void> => {
      for (let frame = 0; frame < FRAMES && !holds(); frame++) await nextFrame()
      expect(holds()).toBe(true)
    },
    /** The timers run again; what was waiting comes due at once. */
    resume: (): void => {
      vi.runOnlyPendingTimers()
      vi.useRealTimers()
    },
  }
}
