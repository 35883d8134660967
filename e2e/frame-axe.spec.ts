import { expectNothingForAxe } from './support/complaints.ts'
import { figureScreens, home, openPage, pageAt, pagesToRead } from './support/every-page.ts'
import { expect, test } from './support/test.ts'

for (const scheme of ['light', 'dark'] as const) {
  const language = scheme === 'light' ? 'nl' : 'en'
  test.describe(`axe in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme })

    for (const portalPage of [home, ...figureScreens, ...pagesToRead]) {
      test(`${portalPage.path}: nothing for axe to report, ${scheme}`, async ({ page }) => {
        await openPage(page, portalPage, language)
        await expectNothingForAxe(page)
      })
    }

    test(`nothing for axe to report on a phone, with the menu shut and open, ${scheme}`, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 375, height: 720 })
      for (const portalPage of [home, pageAt('/quickstart')]) {
        await openPage(page, portalPage, language)
        await expectNothingForAxe(page)
        await page.getByRole('banner').getByRole('button').click()
        await expect(page.getByRole('banner').getByRole('link')).toHaveCount(9)
        await expectNothingForAxe(page)
      }
    })
  })
}
