import { texts } from '@datacentre/catalogue/texts/index'
import { addressOf, everyPage, expectPage, home, openPage } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const label = { nl: 'U bent hier', en: 'You are here' } as const

for (const portalPage of everyPage.filter((one) => one !== home)) {
  for (const language of languages) {
    test(`${portalPage.path}: the breadcrumb goes from home by the data centre to this page, in ${language}`, async ({
      page,
    }) => {
      await openPage(page, portalPage, language)
      const links = page.getByRole('navigation', { name: label[language] }).getByRole('link')
      await expect(links).toHaveText(['Home', home.heading[language], portalPage.heading[language]])
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        texts[language].homeUrl,
        addressOf(home, language),
        addressOf(portalPage, language),
      ])
      await expect(links.last()).toHaveAttribute('aria-current', 'page')
      await expect(
        page.getByRole('navigation', { name: label[language] }).locator('[aria-current]'),
      ).toHaveCount(1)
      await links.nth(1).click()
      await expectPage(page, home, language)
    })
  }
}

test('the home has no way to itself', async ({ page }) => {
  await openPage(page, home)
  await expect(page.getByRole('navigation', { name: label.nl })).toHaveCount(0)
})
