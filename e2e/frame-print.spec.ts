import { expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { expect, test } from './support/test.ts'

for (const scheme of ['light', 'dark'] as const) {
  test(`on paper stand the logo, the content and the date of the data, and nothing to click on, ${scheme} [D29.17]`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: scheme })
    for (const portalPage of [home, pageAt('/quickstart'), pageAt('/dataset')]) {
      await page.goto(`/datacenter${portalPage.path}`)
      await expectPage(page, portalPage)
      for (const gone of [
        '.main-menu',
        '.breadcrumb',
        '.skip-link',
        '.page-footer-partners',
        '.page-footer-column',
      ]) {
        await expect(page.locator(`${gone}:visible`)).toHaveCount(0)
      }
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
    }
  })
}

test('a page to read prints without its table of contents, and no wider than the paper', async ({ page }) => {
  await openPage(page, pageAt('/quickstart'))
  await page.setViewportSize({ width: 680, height: 960 })
  await page.emulateMedia({ media: 'print' })
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(width).toBeLessThanOrEqual(680)
  await expect(page.locator('.prose-contents')).toBeHidden()
  await expect(page.locator('.prose-text')).toBeVisible()
})

test('on paper the heading stands free of the line above it [D29.17]', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await openPage(page, pageAt('/dataset'))
  const notice = (await page.locator('.demonstration-notice').boundingBox())!
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(heading.y - (notice.y + notice.height)).toBeGreaterThanOrEqual(16)
})
