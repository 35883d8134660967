import { addressOf, expectPage, home, openPage, pageAt, siteName } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

test('the root leads to the home of the data centre [D1.3]', async ({ page, request }) => {
  const answer = await request.get('/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/datacenter/'])
  await page.goto('/')
  await expect(page).toHaveURL(/\/datacenter\/$/)
  await expectPage(page, home)
})

test('the prefix without its slash is the home too', async ({ page }) => {
  await page.goto('/datacenter')
  await expectPage(page, home)
})

const asked = [
  ['', 'nl'],
  ['?lang=nl', 'nl'],
  ['?lang=', 'nl'],
  ['?lang=de', 'nl'],
  ['?lang=EN', 'nl'],
  ['?lang=nl,en', 'nl'],
  ['?lang=en', 'en'],
  ['?lang=en,nl', 'en'],
] as const

test('only an address whose first lang is en is in English, every other in Dutch, and no texts of the other language are fetched [S1.3, S4.3, D2.1]', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/i18n/')) fetched.push(new URL(request.url()).pathname)
  })
  for (const [query, language] of asked) {
    await page.goto(`/datacenter/${query}`)
    await expectPage(page, home, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect([query, fetched.splice(0)]).toEqual([query, [`/datacenter/i18n/${language}.json`]])
  }
})

test('English stays on every link inside the data centre, on the next screen and after a reload [D2.2]', async ({
  page,
}) => {
  for (const portalPage of [home, pageAt('/quickstart'), pageAt('/licence-figures')]) {
    await openPage(page, portalPage, 'en')
    const links = await page
      .locator('a[href^="/datacenter/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => new URL(link, 'http://host').searchParams.get('lang') !== 'en')).toEqual([])
  }
  await page.getByRole('main').getByRole('link', { name: 'fields', exact: true }).click()
  await expectPage(page, pageAt('/field-overview'), 'en')
  expect(new URL(page.url()).searchParams.get('lang')).toBe('en')
  await page.reload()
  await expectPage(page, pageAt('/field-overview'), 'en')
})

test('Dutch needs no word in the address', async ({ page }) => {
  await openPage(page, home)
  // The map viewer's addresses always name their language.
  expect(await page.locator('a[href^="/datacenter/"][href*="lang="]:not([hreflang])').count()).toBe(0)
  expect(page.url()).toMatch(/\/datacenter\/$/)
})

for (const language of languages) {
  test(`from screen to screen the title, the focus and the top of the page follow, and Back leads back, in ${language} [D2.4]`, async ({
    page,
  }) => {
    const about = pageAt('/about')
    await openPage(page, home, language)
    const titleOf = (heading: string) => `${heading} – ${siteName[language]}`
    const heading = page.getByRole('heading', { level: 1 })
    for (const portalPage of [pageAt('/brh-overview'), pageAt('/prodfigures/wells')]) {
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
      await page.locator(`.tile a[href="${addressOf(portalPage, language)}"]`).click()
      await expectPage(page, portalPage, language)
      await expect(page).toHaveTitle(titleOf(portalPage.heading[language]))
      await expect(heading).toBeFocused()
      expect(await page.evaluate('window.scrollY')).toBe(0)
      await page.goBack()
      await expectPage(page, home, language)
      await expect(page).toHaveTitle(siteName[language])
      await expect(heading).toBeFocused()
    }
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: about.heading[language], exact: true })
      .click()
    await expectPage(page, about, language)
    await expect(page).toHaveTitle(titleOf(about.heading[language]))
    await expect(heading).toBeFocused()
    expect(await page.evaluate('window.scrollY')).toBe(0)
  })
}
