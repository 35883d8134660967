import { boreholes } from '@datacentre/catalogue/registers/index'
import { listAddress, listScreen } from '../support/list-screen.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/test.ts'

test('a list that cannot be fetched is tried three times more with growing pauses, then says so [S8.1, S8.3, D11.1, D11.2]', async ({
  page,
  rowsOf,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  let calls = 0
  // The clock stands still before the first answer comes, however slow the machine is.
  let answer = (): void => {}
  const clockStands = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**${boreholes.rest.list.path}`, async (route) => {
    calls += 1
    await clockStands
    return route.fulfill({ status: 503 })
  })
  const { say, ...screen } = listScreen(page, boreholes, 'nl')
  const loading = page.getByText(say('loadingResults'), { exact: true })
  await page.goto(listAddress(boreholes))
  await expect.poll(() => calls).toBe(1)
  await page.clock.pauseAt(new Date('2026-11-15T12:01:00Z'))
  answer()
  for (const [tries, pause] of [
    [2, 1000],
    [3, 2000],
    [4, 4000],
  ] as const) {
    if (tries > 2) {
      await page.clock.runFor(pause - 500)
      await expect(loading).toBeVisible()
      expect(calls).toBe(tries - 1)
    }
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return calls
      })
      .toBe(tries)
  }
  const told = page.getByRole('alert')
  await page.clock.resume()
  await expect(told).toContainText(say('list.failed.text'))
  await expect(loading).toHaveCount(0)
  expect(calls).toBe(4)

  await page.unroute(`**${boreholes.rest.list.path}`)
  await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
  await expect(screen.rows).toHaveCount(30)
  await screen.expectCount((await rowsOf(boreholes)).length)
  await expect(told).toHaveCount(0)
})

test('while the code of a list is on its way the page stands with its frame, its name and rows to come [S2.47]', async ({
  page,
}) => {
  await page.goto('/datacenter/?lang=en')
  await expect(page.locator('.tile').first()).toBeVisible()
  const answer = await holdRequests(page, '**/assets/register-screen*.js')
  await page.locator(`a[href^="/datacenter${boreholes.route}"]`).first().click()
  const screen = listScreen(page, boreholes, 'en')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(screen.say('register.boreholes.title'))
  await expect(page.getByRole('main').getByText(screen.say('loadingResults'))).toBeVisible()
  await expect(page.locator('.breadcrumb')).toContainText(screen.say('register.boreholes.title'))
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  answer()
  await expect(screen.rows.first()).toBeVisible()
  await expect(heading).toBeFocused()
})

/** What a browser says of a part of the program that it cannot fetch. */
const DID_NOT_ARRIVE = /Failed to load resource|dynamically imported module|Importing a module|preload/

test('a screen whose program does not arrive says so and offers to load again', async ({
  page,
  complaints,
}) => {
  complaints.allow(DID_NOT_ARRIVE)
  await page.route('**/assets/register-part-*.js', (route) => route.abort())
  await page.goto(listAddress(boreholes))
  const { say } = listScreen(page, boreholes, 'nl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('page.broken.title'))
  await expect(page.getByRole('button', { name: say('page.broken.reload') })).toBeVisible()
})

test('a footer whose program does not arrive still leads to the other language, to who answers questions and to what the data are', async ({
  page,
  complaints,
}) => {
  complaints.allow(DID_NOT_ARRIVE)
  await page.route('**/assets/page-footer-*.js', (route) => route.abort())
  await page.goto(listAddress(boreholes))
  const { say, rows } = listScreen(page, boreholes, 'nl')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveText([
    say('footer.contact'),
    say('languageSwitch'),
    say('footer.accessibility'),
    say('footer.dataset'),
  ])
  await expect(rows.first()).toBeVisible()
  await links.nth(1).click()
  await expect(page).toHaveURL(/brh-overview\?lang=en$/)
})
