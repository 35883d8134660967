import { boreholes } from '@datacentre/catalogue/registers/index'
import { addressOf, expectPage, figureScreens, home, lists, openPage, pageAt } from '../support/every-page.ts'
import { languages, listAddress, listScreen } from '../support/list-screen.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

const FETCHED_ONCE = [
  '/datacenter/i18n/nl.json',
  '/datacenter/rest/config',
  '/datacenter/rest/config/features',
]

test('a visit through every kind of screen fetches texts, configuration and features once, and logs the version once [S3.32, S4.4, D22.1]', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  const logged: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  page.on('console', (message) => logged.push(message.text()))
  await openPage(page, home)
  for (const path of ['/field-overview', '/prodfigures/geothermal']) {
    await page.locator(`.tile a[href="/datacenter${path}"]`).click()
    await expectPage(page, pageAt(path))
    await page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: 'Datacenter' })
      .click()
    await expectPage(page, home)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Links' }).click()
  await expectPage(page, pageAt('/links'))
  const counted = FETCHED_ONCE.map((path) => [path, asked.filter((one) => one === path).length])
  expect(counted).toEqual(FETCHED_ONCE.map((path) => [path, 1]))
  const { nlogloketVersion } = await (await request.get('/datacenter/rest/config')).json()
  expect(nlogloketVersion).toMatch(/^\d+\.\d+\.\d+/)
  expect(logged.filter((line) => line.includes('nlogloketVersion'))).toEqual([
    `nlogloketVersion ${nlogloketVersion}`,
  ])
})

const failingOnce = [
  { language: 'nl', call: 'rest/config', loading: 'De website laadt…' },
  { language: 'nl', call: 'rest/config/features', loading: 'De website laadt…' },
  { language: 'en', call: 'i18n/en.json', loading: 'The website is loading…' },
] as const

test('a start of which a call fails once says that it loads, and asks again [D11.5]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  for (const { language, call, loading } of failingOnce) {
    await page.route(`**/${call}`, (route) => route.abort(), { times: 1 })
    await page.goto(addressOf(home, language))
    await expect(page.getByRole('status')).toHaveText(loading)
    await expectPage(page, home, language)
  }
})

test('a start that fails four times is told in the language of the visitor, with a button that starts again [D11.5]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|answered 500/)
  await page.clock.install()
  let asked = 0
  await page.route('**/rest/config', (route) => {
    asked += 1
    return route.fulfill({ status: 500 })
  })
  const alert = page.getByRole('alert')
  for (const language of languages) {
    asked = 0
    await page.goto(addressOf(home, language))
    await passRetries(alert)
    await expect(alert).toContainText(
      { nl: 'De website laadt nu niet.', en: 'Sorry, the website is not available at the moment.' }[language],
    )
    expect(asked).toBe(4)
    await expect(
      alert.getByRole('button', { name: { nl: 'Probeer het opnieuw', en: 'Try again' }[language] }),
    ).toBeVisible()
  }
  await page.unroute('**/rest/config')
  await alert.getByRole('button').click()
  await expectPage(page, home, 'en')
})

test('every feature is off, and everything else works, when the call for features keeps failing [D11.8]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|answered 500/)
  await page.clock.install()
  await page.route('**/rest/config/features', (route) => route.fulfill({ status: 500 }))
  await page.goto(listAddress(boreholes))
  await passRetries(page.getByRole('banner'))
  const screen = listScreen(page, boreholes, 'nl')
  await expect(screen.rows.first()).toBeVisible()
  await expect(screen.order).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Datacenter' }).click()
  await expect(page.locator('.tile a[href="/datacenter/brh-overview"]')).toBeVisible()
  for (const path of ['/smc-lines', '/prodfigures/geothermal'])
    await expect(page.locator(`.tile a[href="/datacenter${path}"]`)).toHaveCount(0)
})

const scriptsIn = (page: string): readonly string[] =>
  [...page.matchAll(/assets\/[\w-]+\.js/g)].map(([script]) => script)

test('the page of a list or of figures names in its head the part of the program that its screen then runs [D29.46]', async ({
  page,
  request,
}) => {
  const ofAll = scriptsIn(await (await request.get(addressOf(home))).text())
  for (const screen of [...lists, ...figureScreens]) {
    const named = scriptsIn(await (await request.get(addressOf(screen))).text())
    const own = named.filter((script) => !ofAll.includes(script))
    expect(own, screen.path).not.toEqual([])
    await openPage(page, screen)
    const ran = await page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name)",
    )
    const unused = own.filter((script) => !ran.some((address) => address.endsWith(script)))
    expect(unused, screen.path).toEqual([])
  }
})

test('the page that comes without a script says what can be read without one, in both languages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/datacenter/')
  const [dutch, english] = [page.locator('noscript p').first(), page.locator('noscript p[lang=en]')]
  await expect(dutch).toBeVisible()
  await expect(dutch).toContainText('Zonder JavaScript')
  await expect(english).toBeVisible()
  await expect(english).toContainText('Without JavaScript')
  await dutch.locator('a').first().click()
  await expect(page).toHaveURL(/\/datacenter\/api\/v1$/)
  await page.getByRole('main').getByRole('link', { name: 'Boringen', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boringen')
  await context.close()
})
