import { home, openPage, pageAt } from '../support/every-page.ts'
import { expect, test } from '../support/test.ts'

const FOR_THE_SCREEN = [
  '.main-menu',
  '.breadcrumb',
  '.skip-link',
  '.page-footer-partners',
  '.page-footer-column',
  '.prose-contents',
]

test('on paper stand the logo, the content and the date of the data, no wider than it, and nothing to click on, whatever colours the screen has [D29.17]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 960 })
  for (const portalPage of [home, pageAt('/quickstart'), pageAt('/dataset')]) {
    await openPage(page, portalPage)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      for (const gone of FOR_THE_SCREEN) await expect(page.locator(`${gone}:visible`)).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('img')).toBeVisible()
      await expect(page.getByText('Dit zijn voorbeeldgegevens').first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('Bijgewerkt tot 30 september 2026')
      // Ink is dark and paper is white, whatever the screen had.
      const ink = await page
        .locator('main p')
        .first()
        .evaluate((text) => {
          const colour = text.ownerDocument.defaultView?.getComputedStyle(text).color ?? ''
          return Math.max(...(colour.match(/\d+/g) ?? []).map(Number))
        })
      expect(ink).toBeLessThan(120)
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(680)
      // The heading stands free of the line above it.
      const notice = (await page.locator('.demonstration-notice').boundingBox())!
      const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      expect(heading.y - (notice.y + notice.height)).toBeGreaterThanOrEqual(16)
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

test('a list on paper names its columns on every page, and no heading is the last of one', async ({
  page,
}) => {
  await openPage(page, pageAt('/brh-overview'))
  await page.emulateMedia({ media: 'print' })
  // Chromium repeats a head when it may not be parted, and when nothing in it is a box of its own.
  await expect(page.locator('.result-table thead')).toHaveCSS('break-inside', 'avoid')
  const boxes = page.locator('.result-table thead button')
  expect(await boxes.count()).toBeGreaterThan(4)
  for (const box of await boxes.all()) await expect(box).toHaveCSS('display', 'contents')
  await openPage(page, home)
  const headings = page.locator('.tiles h2')
  await expect(headings).not.toHaveCount(0)
  for (const heading of await headings.all()) await expect(heading).toHaveCSS('break-after', 'avoid')
})
