import type { Page } from '@playwright/test'

/** Waits for the footer, which comes to a page of the portal a while after the rest. */
export const wholePage = (page: Page): Promise<void> =>
  page.locator('body:not(:has(.page-frame)), footer').first().waitFor({ state: 'attached' })
