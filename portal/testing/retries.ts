import { retryPauses } from '@datacentre/catalogue/screen-constants'
import { expect, vi } from 'vitest'

/** Lets the pauses between the tries of a call that fails go by until the page tells of it; the clock is a fake one. */
export async function passRetries(isTold: () => boolean): Promise<void> {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(Math.max(...retryPauses))
      return isTold()
    })
    .toBe(true)
}
