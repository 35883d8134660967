import { expectNothingForAxeLightOrDark } from './support/complaints.ts'
import { home, openPage, pageAt, pagesToRead } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const language of languages) {
  test(`nothing for axe to report on the home and on the pages to read, light or dark, in ${language} [D26.1]`, async ({
    page,
  }) => {
    test.slow()
    for (const portalPage of [home, ...pagesToRead]) {
      await test.step(portalPage.path, async () => {
        await openPage(page, portalPage, language)
        await expectNothingForAxeLightOrDark(page)
      })
    }
  })

  test(`nothing for axe to report on a phone, with the menu shut and open, light or dark, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    for (const portalPage of [home, pageAt('/quickstart')]) {
      await openPage(page, portalPage, language)
      await expectNothingForAxeLightOrDark(page)
      await page.getByRole('banner').getByRole('button').click()
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(9)
      await expectNothingForAxeLightOrDark(page)
    }
  })
}
