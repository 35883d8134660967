import { figureScreens, home, openPage, pageAt, pagesToRead } from './support/every-page.ts'
import { expectLeastSizes, sidewaysScroll, stickingOut } from './support/fit.ts'
import { expect, test } from './support/test.ts'

const widths = [640, 900, 1400] as const

test('header and footer keep 1245 px, the header 95 px of height, and the content of every page fits windows of 640 px and wider [S2.16, S2.17, S9.45, D14.1, D14.2]', async ({
  page,
}) => {
  for (const portalPage of [home, ...figureScreens, ...pagesToRead]) {
    await test.step(portalPage.path, async () => {
      await openPage(page, portalPage)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectLeastSizes(page)
        await expect.poll(() => stickingOut(page), `sticking out of ${width} px`).toEqual([])
        expect(await sidewaysScroll(page)).toBe(0)
      }
    })
  }
})

test('every entry of the menu can be reached by scrolling the header', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, home)
    const last = page.getByRole('banner').getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

test('the content is no wider than a page can be read, on a very wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1200 })
  await openPage(page, pageAt('/about'))
  const box = await page.locator('.prose-text p').first().boundingBox()
  expect(box?.width).toBeLessThanOrEqual(760)
})
