import { expect, type Locator } from '@playwright/test'

/** As long as the longest pause before a call is tried again. */
const PAUSE_MS = 4000

/** Lets the pauses between the tries of a call that fails go by until the page tells of it; its clock is installed. */
export const passRetries = (told: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await told.page().clock.fastForward(PAUSE_MS)
      return told.count()
    })
    .toBe(1)
