import type { Page } from '@playwright/test'
import { expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { expect, test } from './support/test.ts'

const languageLink = (page: Page) => page.getByRole('contentinfo').locator('a[hreflang]')

const links = [
  ['/datacenter/', '/datacenter/?lang=en'],
  ['/datacenter/?lang=nl', '/datacenter/?lang=en'],
  ['/datacenter/brh-overview?searchByName=a&page=2', '/datacenter/brh-overview?lang=en'],
  ['/datacenter/prodfigures/fields?product=Oil', '/datacenter/prodfigures/fields?lang=en'],
  ['/datacenter/about?from=mail#privacy', '/datacenter/about?lang=en'],
  ['/datacenter/smc-lines?lang=en&block=K12', '/datacenter/smc-lines?lang=nl'],
  ['/datacenter/links?lang=en', '/datacenter/links?lang=nl'],
] as const

test('the language link is the route without its query, with the other language [S2.25]', async ({
  page,
}) => {
  for (const [address, expected] of links) {
    await page.goto(address)
    await expect(languageLink(page), address).toHaveAttribute('href', expected)
  }
})

test('the language link changes every word of the page, there and back [S1.2, D2.3]', async ({ page }) => {
  const disclaimer = pageAt('/disclaimer')
  await openPage(page, disclaimer)
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

test('the language link follows the visitor from screen to screen', async ({ page }) => {
  await openPage(page, home)
  await page.locator('.tile a').first().click()
  await expectPage(page, pageAt('/brh-overview'))
  await expect(languageLink(page)).toHaveAttribute('href', '/datacenter/brh-overview?lang=en')
  await page.goBack()
  await expect(languageLink(page)).toHaveAttribute('href', '/datacenter/?lang=en')
})
