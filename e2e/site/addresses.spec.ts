import { speak } from '@datacentre/catalogue/texts/index'
import type { Page } from '@playwright/test'
import { addressOf, expectPage, home, openPage, pageAt, siteName } from '../support/every-page.ts'
import { expect, test } from '../support/test.ts'

test('the root and the prefix without its slash lead to the home of the data centre [D1.3]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/datacenter/'])
  await page.goto('/')
  await expect(page).toHaveURL(/\/datacenter\/$/)
  await expectPage(page, home)
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

test('English stays on every link inside the data centre, on the next screen and after a reload; Dutch needs no word in the address [D2.2]', async ({
  page,
}) => {
  const own = page.locator('a[href^="/datacenter/"]:not([hreflang])')
  const links = (): Promise<string[]> =>
    own.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const portalPage of [home, pageAt('/quickstart'), pageAt('/licence-figures')]) {
    await openPage(page, portalPage, 'en')
    const english = await links()
    expect(english.length).toBeGreaterThan(5)
    expect(english.filter((link) => new URL(link, 'http://host').searchParams.get('lang') !== 'en')).toEqual(
      [],
    )
  }
  await page.getByRole('main').getByRole('link', { name: 'fields', exact: true }).click()
  await expectPage(page, pageAt('/field-overview'), 'en')
  expect(new URL(page.url()).searchParams.get('lang')).toBe('en')
  await page.reload()
  await expectPage(page, pageAt('/field-overview'), 'en')

  await openPage(page, home)
  // The map viewer's addresses always name their language.
  expect((await links()).filter((link) => link.includes('lang='))).toEqual([])
  expect(page.url()).toMatch(/\/datacenter\/$/)
})

test('from screen to screen, by mouse and by keyboard, the title, the focus and the top of the page follow, and Back leads back [D2.4]', async ({
  page,
}) => {
  const language = 'en'
  const about = pageAt('/about')
  await openPage(page, home, language)
  const heading = page.getByRole('heading', { level: 1 })
  const arrived = async (portalPage: typeof about): Promise<void> => {
    await expectPage(page, portalPage, language)
    await expect(page).toHaveTitle(`${portalPage.heading[language]} – ${siteName[language]}`)
    await expect(heading).toBeFocused()
    expect(await page.evaluate('window.scrollY')).toBe(0)
  }
  for (const portalPage of [pageAt('/brh-overview'), pageAt('/prodfigures/wells')]) {
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
    await page.locator(`.tile a[href="${addressOf(portalPage, language)}"]`).click()
    await arrived(portalPage)
    await page.goBack()
    await expectPage(page, home, language)
    await expect(page).toHaveTitle(siteName[language])
    await expect(heading).toBeFocused()
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: about.heading[language], exact: true })
    .click()
  await arrived(about)
  await page.locator('.breadcrumb a').nth(1).focus()
  await page.keyboard.press('Enter')
  await expectPage(page, home, language)
  await expect(heading).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.demonstration-notice a')).toBeFocused()
  await page.keyboard.press('Enter')
  await arrived(pageAt('/dataset'))
})

const languageLink = (page: Page) => page.getByRole('contentinfo').locator('a[hreflang]')

test('the language link follows the visitor from screen to screen, and changes every word of the page, there and back [S1.2, S2.25, D2.3]', async ({
  page,
}) => {
  await openPage(page, home)
  await page.locator('.tile a').first().click()
  await expectPage(page, pageAt('/brh-overview'))
  await expect(languageLink(page)).toHaveAttribute('href', '/datacenter/brh-overview?lang=en')
  await page.goBack()
  await expect(languageLink(page)).toHaveAttribute('href', '/datacenter/?lang=en')

  const disclaimer = pageAt('/disclaimer')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expectPage(page, disclaimer)
  await expect(languageLink(page)).toHaveText('English')
  await expect(languageLink(page)).toHaveAttribute('lang', 'en')
  const dutch = await page.locator('body').innerText()
  await languageLink(page).click()
  await expectPage(page, disclaimer, 'en')
  await expect(page).toHaveURL('/datacenter/disclaimer?lang=en')
  await expect(page).toHaveTitle('Disclaimer – Data centre')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const english = await page.locator('body').innerText()
  // Lines that stay: names that are the same in both languages.
  const lines = new Set(dutch.split('\n').filter((line) => line.trim() !== ''))
  const same = english.split('\n').filter((line) => lines.has(line))
  expect([...new Set(same)].sort()).toEqual([
    'Contact',
    'Data',
    'Disclaimer',
    'Home',
    'Links',
    'Privacy',
    'Service',
  ])
  await languageLink(page).click()
  await expectPage(page, disclaimer)
  await expect(page).toHaveURL('/datacenter/disclaimer?lang=nl')
})

test("filterRestore brings the saved criteria of figures per field back where it is exactly 'true', and only there [S2.7]", async ({
  page,
}) => {
  const fieldFigures = pageAt('/prodfigures/fields')
  await openPage(page, fieldFigures)
  const box = page.getByRole('searchbox', { name: speak('nl')('filter.name') })
  const kept = () => page.evaluate<string | null>("sessionStorage.getItem('filterCriteria')")
  await box.fill('oost')
  await expect(page).toHaveURL(/name=oost/)
  expect(await kept()).toContain('oost')

  for (const query of ['', 'filterRestore=TRUE']) {
    await page.goto(`/datacenter${fieldFigures.path}?${query}`)
    await expectPage(page, fieldFigures)
    await expect(box, query).toHaveValue('')
    expect(await kept()).toContain('oost')
  }
  await page.goto(`/datacenter${fieldFigures.path}?filterRestore=true`)
  await expectPage(page, fieldFigures)
  await expect(box).toHaveValue('oost')
  expect(await kept()).toBeNull()
})
