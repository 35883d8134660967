import { expect, type Page } from '@playwright/test'

/** Header and footer are as wide as the specification asks, and the header as high (S2). */
export async function expectLeastSizes(page: Page): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(header?.width).toBeGreaterThanOrEqual(1245)
  expect(header?.height).toBeGreaterThanOrEqual(95)
  expect(footer?.width).toBeGreaterThanOrEqual(1245)
}

/** How far the whole page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate<number>(
    'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)',
  )

/** What of the content sticks out of the window; what scrolls in a box of its own does not count. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main, main *')].flatMap((one) => {
    const box = one.parentElement.closest('pre, .prose-table')
    const { right, width } = one.getBoundingClientRect()
    const out = Math.round(right - document.documentElement.clientWidth)
    return box || width === 0 || out <= 0 || one.closest('.visually-hidden') ? [] : [one.tagName + '.' + one.className + ' ' + out]
  })`)
