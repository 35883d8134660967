import { retryPauses } from '@datacentre/catalogue/screen-constants'
import { expect, type Locator } from '@playwright/test'

/** Lets the pauses between the tries of a call that fails go by until the page tells of it; its clock is installed. */
export const passRetries = (told: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await told.page().clock.fastForward(Math.max(...retryPauses))
      return told.count()
    })
    .toBe(1)
