import type { Page } from '@playwright/test'
import { changeTexts } from './support/changed-answers.ts'
import { addressOf, expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const ROUTE = '/datacenter/prodfigures/licences'
const unavailable = pageAt('/licence-figures')

/** Keeps everything that is ever put on the page while the address is that of the licence figures. */
const keepWhatShows = (page: Page): Promise<unknown> =>
  page.addInitScript(`new MutationObserver(() => {
    const shown = document.body?.innerText.trim()
    if (location.pathname === '${ROUTE}' && shown) sessionStorage.setItem('shown', shown)
  }).observe(document, { childList: true, subtree: true, characterData: true })`)

const whatShowed = (page: Page): Promise<unknown> => page.evaluate("sessionStorage.getItem('shown')")

for (const [query, language] of [
  ['', 'nl'],
  ['?lang=nl', 'nl'],
  ['?lang=de', 'nl'],
  ['?lang=en', 'en'],
  ['?lang=en,nl', 'en'],
] as const) {
  test(`the route of licence figures with '${query}' is answered with the way to the page in ${language}, and with nothing else [S1.6, S2.8, S2.9, D3.2]`, async ({
    request,
    page,
  }) => {
    const answer = await request.get(`${ROUTE}${query}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toBe(addressOf(unavailable, language))
    expect(await answer.text()).toBe('')

    await keepWhatShows(page)
    await page.goto(`${ROUTE}${query}`)
    await expectPage(page, unavailable, language)
    await expect(page).toHaveURL(addressOf(unavailable, language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await whatShowed(page)).toBeNull()
  })
}

for (const language of languages) {
  test(`the dimmed tile leads past the route of licence figures to the page in ${language}: nothing of a screen shows on the way [S2.8, S2.9, D3.2]`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await keepWhatShows(page)
    await openPage(page, home, language)
    const tile = page.locator('.tile.is-dimmed')
    await expect(tile.getByRole('link')).toHaveAttribute(
      'href',
      `${ROUTE}${language === 'en' ? '?lang=en' : ''}`,
    )
    await tile.getByRole('link').click()
    await expectPage(page, unavailable, language)
    await expect(page).toHaveURL(addressOf(unavailable, language))
    expect(await whatShowed(page)).toBeNull()
    expect(asked.filter((url) => /rest\/prodfigures|figures-screen/.test(url))).toEqual([])
    // The guard leaves no step in the history on which Back would turn round again.
    await page.goBack()
    await expectPage(page, home, language)
  })
}

test('an operator who keeps the page elsewhere sends the visitor there by changing its text [D3.1]', async ({
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
