import type { Page } from '@playwright/test'
import { changeTexts } from '../support/changed-answers.ts'
import { addressOf, expectPage, home, openPage, pageAt } from '../support/every-page.ts'
import { expect, test } from '../support/test.ts'

const ROUTE = '/datacenter/prodfigures/licences'
const unavailable = pageAt('/licence-figures')

/** Keeps everything that is ever put on the page while the address is that of the licence figures. */
const keepWhatShows = (page: Page): Promise<unknown> =>
  page.addInitScript(`new MutationObserver(() => {
    const shown = document.body?.innerText.trim()
    if (location.pathname === '${ROUTE}' && shown) sessionStorage.setItem('shown', shown)
  }).observe(document, { childList: true, subtree: true, characterData: true })`)

const whatShowed = (page: Page): Promise<unknown> => page.evaluate("sessionStorage.getItem('shown')")

const asked = [
  ['', 'nl'],
  ['?lang=nl', 'nl'],
  ['?lang=de', 'nl'],
  ['?lang=en', 'en'],
  ['?lang=en,nl', 'en'],
] as const

test('the route of licence figures is answered with the way to the page in the language asked, and with nothing else [S1.6, S2.8, S2.9, D3.2]', async ({
  request,
  page,
}) => {
  for (const [query, language] of asked) {
    const answer = await request.get(`${ROUTE}${query}`, { maxRedirects: 0 })
    expect([query, answer.status()]).toEqual([query, 302])
    expect(answer.headers()['location']).toBe(addressOf(unavailable, language))
    expect(await answer.text()).toBe('')
  }
  await keepWhatShows(page)
  for (const [query, language] of [asked[0], asked[4]]) {
    await page.goto(`${ROUTE}${query}`)
    await expectPage(page, unavailable, language)
    await expect(page).toHaveURL(addressOf(unavailable, language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await whatShowed(page)).toBeNull()
  }
})

test('the dimmed tile leads past the route of licence figures to the page: nothing of a screen shows on the way [S2.8, S2.9, D3.2]', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await keepWhatShows(page)
  await openPage(page, home, 'en')
  const tile = page.locator('.tile.is-dimmed')
  await expect(tile.getByRole('link')).toHaveAttribute('href', `${ROUTE}?lang=en`)
  await tile.click({ position: { x: 12, y: 12 } })
  await expectPage(page, unavailable, 'en')
  await expect(page).toHaveURL(addressOf(unavailable, 'en'))
  expect(await whatShowed(page)).toBeNull()
  expect(requests.filter((url) => /rest\/prodfigures|figures-screen/.test(url))).toEqual([])
  // The guard leaves no step in the history on which Back would turn round again.
  await page.goBack()
  await expectPage(page, home, 'en')
})

test('an operator who keeps a page elsewhere sends the visitor there by changing its text [D3.1]', async ({
  page,
}) => {
  const elsewhere = 'https://elsewhere.example/licence-figures'
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await changeTexts(page, 'nl', { licenceFiguresUrl: elsewhere })
  await openPage(page, home)
  await page.locator('.tile.is-dimmed').getByRole('link').click()
  await expect(page).toHaveURL(elsewhere)
})
