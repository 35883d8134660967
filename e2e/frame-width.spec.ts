import { figureScreens, home, openPage, pageAt, pagesToRead } from './support/every-page.ts'
import { sidewaysScroll, stickingOut } from './support/fit.ts'
import { expect, test } from './support/test.ts'

for (const width of [640, 900, 1400]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const portalPage of [home, ...figureScreens, ...pagesToRead]) {
      test(`${portalPage.path}: header and footer keep 1245 px, the header 95 px of height, and the content fits ${width} px`, async ({
        page,
      }) => {
        await openPage(page, portalPage)
        const header = await page.getByRole('banner').boundingBox()
        const footer = await page.getByRole('contentinfo').boundingBox()
        expect(header?.width).toBeGreaterThanOrEqual(1245)
        expect(header?.height).toBeGreaterThanOrEqual(95)
        expect(footer?.width).toBeGreaterThanOrEqual(1245)
        expect(await stickingOut(page)).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      })
    }

    test(`every entry of the menu can be reached by scrolling the header at ${width} px`, async ({
      page,
    }) => {
      await openPage(page, home)
      const last = page.getByRole('banner').getByRole('link').last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
  })
}

test('the content is no wider than a page can be read, on a very wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 })
  await openPage(page, pageAt('/about'))
  const box = await page.locator('.prose-text p').first().boundingBox()
  expect(box?.width).toBeLessThanOrEqual(760)
})
