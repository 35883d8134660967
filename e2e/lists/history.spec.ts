import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { openPage, pageAt } from '../support/every-page.ts'
import { listScreen, openList } from '../support/list-screen.ts'
import { readIds } from '../support/shown-rows.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/test.ts'

const topOf = (page: Page) => page.evaluate<number>('window.scrollY')
const scrollTo = (page: Page, top: number) => page.evaluate(`window.scrollTo(0, ${top})`)

test('Back and Forward between two states of one list show the state of each address [D4.6]', async ({
  page,
  rowsOf,
}) => {
  const all = await rowsOf(fields)
  const produced = all.filter(({ fieldStatus }) => fieldStatus === 'U')
  const screen = await openList(page, fields, { language: 'en' })
  const modal = page.locator('.detail-modal')
  await screen.names.first().click()
  await expect(modal).toBeVisible()
  const opened = page.url()
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await screen.choose(screen.say('filter.status'), screen.say('fieldStatus.U'))
  await screen.expectCount(produced.length)
  await expect(page).toHaveURL(/status=U/)
  const narrowed = page.url()

  await page.goForward()
  await expect(modal).toBeVisible()
  await screen.expectCount(all.length)
  await expect(screen.chips).toHaveCount(0)
  // Longer than the pause after which a list writes its address.
  await page.waitForTimeout(400)
  expect(page.url()).toBe(opened)

  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await screen.expectCount(produced.length)
  await expect(screen.dropdown(screen.say('filter.status'))).toContainText(screen.say('fieldStatus.U'))
  await expect(screen.selected).toHaveText(screen.say('selection.allFound', { count: produced.length }))
  await page.waitForTimeout(400)
  expect(page.url()).toBe(narrowed)
})

test('figures too follow the address on Back and Forward', async ({ page }) => {
  await openPage(page, pageAt('/prodfigures/wells'))
  // Beside it, for a moment, the window that says that figures are loading.
  const history = page.locator('.dialog-inside')
  await page.locator('.figure-card-name button').first().click()
  await expect(history).toBeVisible()
  await page.goBack()
  await expect(history).toHaveCount(0)
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('a')
  await expect(page).toHaveURL(/name=a/)
  await page.goForward()
  await expect(history).toBeVisible()
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(history).toHaveCount(0)
  await expect(box).toHaveValue('a')
  await expect(page).toHaveURL(/name=a/)
})

test('Back to a list, and loading it again, show it where it was left; a link shows a screen from its top [D29.28]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes, { query: 'page=3&pageSize=100' })
  const ids = await readIds(screen.rows)
  await scrollTo(page, 1800)
  await page.locator('.breadcrumb a').nth(1).dispatchEvent('click')
  await expect(page.locator('.tile').first()).toBeVisible()
  expect(await topOf(page)).toBe(0)
  await page.goBack()
  await expect(screen.rows).toHaveCount(100)
  expect(await readIds(screen.rows)).toEqual(ids)
  await expect.poll(() => topOf(page)).toBe(1800)
  await page.goForward()
  await expect(page.locator('.tile').first()).toBeVisible()
  await expect.poll(() => topOf(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => topOf(page)).toBe(1800)

  await page.reload()
  await expect(screen.rows).toHaveCount(100)
  await expect.poll(() => topOf(page)).toBe(1800)
})

test('a visitor who scrolls before the rows are there again stays where they are [D29.28]', async ({
  page,
}) => {
  await openList(page, licences, { language: 'en' })
  await scrollTo(page, 900)
  const answer = await holdRequests(page, `**${licences.rest.list.path}`)
  await page.reload()
  const screen = listScreen(page, licences, 'en')
  await expect(page.getByText(screen.say('loadingResults'))).toBeVisible()
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, -2000)
  await expect.poll(() => topOf(page)).toBe(0)
  answer()
  await expect(screen.rows.first()).toBeVisible()
  await page.waitForTimeout(300)
  expect(await topOf(page)).toBe(0)
})
