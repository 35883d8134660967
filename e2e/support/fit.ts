import { expect, type Page } from '@playwright/test'

/** Header and footer are as wide as the specification asks, and the header as high (S2). */
export async function expectLeastSizes(page: Page): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect(header?.width).toBeGreaterThanOrEqual(1245)
  expect(header?.height).toBeGreaterThanOrEqual(95)
  expect(footer?.width).toBeGreaterThanOrEqual(1245)
}

/** How far the whole page can be scrolled sideways, in pixels, with its styles, which may come after its words. */
export async function sidewaysScroll(page: Page): Promise<number> {
  await page.waitForLoadState()
  return page.evaluate<number>(
    'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)',
  )
}

/** What of the content sticks out of the window; what is inside a box that scrolls, or a part of a drawing, does not count. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const isBox = (one) => one.matches('.visually-hidden') || getComputedStyle(one).overflowX !== 'visible'
    const found = []
    const look = (one) => {
      const { right, width } = one.getBoundingClientRect()
      const out = Math.round(right - document.documentElement.clientWidth)
      if (width > 0 && out > 0 && !one.matches('.visually-hidden')) found.push(one.tagName + '.' + (one.getAttribute('class') ?? '') + ' ' + out)
      if (!isBox(one) && one.tagName !== 'svg') [...one.children].forEach(look)
    }
    document.querySelectorAll('main').forEach(look)
    return found
  })()`)
