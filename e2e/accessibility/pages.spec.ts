import { expectNothingForAxe, expectNothingForAxeLightOrDark } from '../support/axe.ts'
import { speak } from '@datacentre/catalogue/texts/index'
import { addressOf, home, openPage, pageAt, pagesToRead } from '../support/every-page.ts'
import { languages } from '../support/list-screen.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

test('nothing for axe to report on the home, light or dark, in both languages [D26.1]', async ({ page }) => {
  for (const language of languages) {
    await openPage(page, home, language)
    await expectNothingForAxeLightOrDark(page)
  }
})

test('nothing for axe to report on every page to read, in both languages [D26.1]', async ({ page }) => {
  for (const portalPage of pagesToRead)
    for (const language of languages) {
      await openPage(page, portalPage, language)
      await expectNothingForAxe(page)
    }
})

for (const [portalPage, language] of [
  [home, 'nl'],
  [pageAt('/quickstart'), 'en'],
] as const) {
  test(`nothing for axe to report at ${portalPage.path} on a phone, with the menu shut and open, light or dark, in ${language} [D26.1]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 720 })
    await openPage(page, portalPage, language)
    await expectNothingForAxeLightOrDark(page)
    await page.getByRole('banner').getByRole('button').click()
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(9)
    await expectNothingForAxeLightOrDark(page, 'header')
  })
}

test('nothing for axe to report on what the search over everything offers, light or dark [D26.1]', async ({
  page,
}) => {
  await openPage(page, home, 'nl')
  await page.getByRole('combobox', { name: speak('nl')('siteSearch.label') }).fill('appingedam')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNothingForAxeLightOrDark(page)
})

test('nothing for axe to report where an address does not exist and where the website does not start, in both languages [D3.6, D26.1]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|answered 500/)
  for (const language of languages) {
    await page.goto(`/datacenter/a/b/c?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingForAxeLightOrDark(page)
    await page.goto(`/elsewhere?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingForAxe(page)
  }
  await page.clock.install()
  await page.route('**/rest/config', (route) => route.fulfill({ status: 500 }))
  for (const language of languages) {
    await page.goto(addressOf(home, language))
    await passRetries(page.getByRole('alert'))
    await expectNothingForAxe(page)
  }
})
