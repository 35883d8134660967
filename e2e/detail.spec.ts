import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import type { Page, Route } from '@playwright/test'
import { expectNothingForAxe } from './support/complaints.ts'
import { inTurn, languages, listScreen, openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

const mapPages: Record<Register['id'], string> = {
  boreholes: 'brh/',
  fields: 'field/',
  licences: 'lic/',
  'seismic-lines': 'smc/line/',
  'seismic-surveys-2d': 'smc/survey/',
  'seismic-surveys-3d': 'smc/3dsurvey/',
}

const modalOf = (page: Page) => page.locator('.detail-modal')

const hasFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(`document.querySelector('.detail-modal').contains(document.activeElement)`)

const faults: Record<string, (route: Route) => Promise<void>> = {
  'a lost connection': (route) => route.abort('internetdisconnected'),
  'a fault of the server': (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
}

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: a name opens its page of the map viewer in the modal, by an address that can be shared [S2.52, S2.82-86, S2.118, D4.6, D6.2-5]`, async ({
    page,
    browser,
  }) => {
    const screen = await openList(page, register, { language })
    const [id = ''] = await readIds(screen.rows.nth(1))
    const name = (await screen.names.nth(1).textContent()) ?? ''
    const link = screen.names.nth(1)
    const address = `/mapviewer/${mapPages[register.id]}${encodeURIComponent(id)}/?lang=${language}`
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    const dialog = page.getByRole('dialog', { name: screen.say('detail.title', { name }) })
    await expect(dialog).toBeVisible()
    const frame = dialog.locator('iframe')
    await expect(frame).toHaveAttribute('src', `${address}&datacenter=true`)
    await expect(frame).toHaveAttribute('title', screen.say('detail.title', { name }))
    await expect(page).toHaveURL((url) => url.searchParams.get('detail') === id)

    const fresh = await (await browser.newContext()).newPage()
    await fresh.goto(page.url())
    await expect(fresh.getByRole('dialog').locator('iframe')).toHaveAttribute(
      'src',
      `${address}&datacenter=true`,
    )
    await fresh
      .getByRole('dialog')
      .getByRole('button', { name: screen.say('detail.close') })
      .click()
    await expect(fresh.getByRole('dialog')).toHaveCount(0)
    await expect(fresh).not.toHaveURL(/detail=/)
    await expect(listScreen(fresh, register, language).rows.first()).toBeVisible()
    await fresh.context().close()
  })
}

const ways: Record<string, (page: Page, close: string) => Promise<unknown>> = {
  'the close icon': (page, close) => page.getByRole('dialog').getByRole('button', { name: close }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape inside the map viewer': async (page) => {
    await page
      .frameLocator('.detail-modal iframe')
      .locator('body')
      .click({ position: { x: 2, y: 2 } })
    await page.keyboard.press('Escape')
  },
  'the Back button': (page) => page.goBack(),
}

for (const [way, close] of Object.entries(ways)) {
  test(`the modal closes by ${way}: the list stands as it was, and its name has the focus again [S2.78, S4.25, D4.6]`, async ({
    page,
  }) => {
    const screen = await openList(page, boreholes, { query: 'searchByName=a&page=2' })
    const entries = await page.evaluate<number>('history.length')
    const before = page.url()
    const ids = await readIds(screen.rows)
    await screen.rows.nth(3).getByRole('checkbox').uncheck()
    const selected = (await screen.selected.textContent()) ?? ''
    await screen.names.nth(3).click()
    await expect(modalOf(page)).toBeVisible()
    // The map viewer has loaded its page and hears keys.
    await expect(page.frameLocator('.detail-modal iframe').locator('body')).not.toBeEmpty()
    expect(await page.evaluate<number>('history.length')).toBe(entries + 1)
    await close(page, screen.say('detail.close'))
    await expect(modalOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(before)
    await expect(screen.names.nth(3)).toBeFocused()
    expect(await readIds(screen.rows)).toEqual(ids)
    await expect(screen.selected).toHaveText(selected)
  })
}

test('Forward opens the modal again, and it lives as long as the address names its object [S4.24]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  await screen.names.first().click()
  await expect(modalOf(page)).toBeVisible()
  await page.goBack()
  await expect(modalOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(modalOf(page)).toBeVisible()
  await openList(page, boreholes, { query: 'detail=nothing' })
  await expect(modalOf(page)).toHaveCount(0)
})

test('the modal takes 90 percent of the width and 85 of the height, follows the window, and is at least 1050 by 750 [S2.78-81, S9.46, D13.10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  const screen = await openList(page, boreholes)
  await screen.names.first().click()
  const size = async () => {
    const box = await modalOf(page).boundingBox()
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
  }
  await expect.poll(size).toEqual([1440, 850])
  await expect(page.locator('.dialog-overlay')).toHaveCSS('z-index', '10000')
  const frame = await page.locator('.detail-modal iframe').boundingBox()
  expect(frame?.width).toBeGreaterThan(1350)
  expect(frame?.height).toBeGreaterThan(700)
  await page.setViewportSize({ width: 1500, height: 900 })
  await expect.poll(size).toEqual([1350, 765])
  await page.setViewportSize({ width: 1100, height: 700 })
  await expect.poll(size).toEqual([1050, 750])
  await page.setViewportSize({ width: 800, height: 600 })
  await expect.poll(size).toEqual([1050, 750])
})

test('of a modal that does not fit, name and close icon stay in the window however far it is scrolled [D29.21]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 })
  const screen = await openList(page, boreholes)
  await screen.names.first().click()
  const cross = page.getByRole('dialog').getByRole('button', { name: screen.say('detail.close') })
  await expect(cross).toBeInViewport({ ratio: 1 })
  await page.locator('.dialog-overlay').evaluate((overlay) => overlay.scrollTo(10_000, 10_000))
  await expect(cross).toBeInViewport({ ratio: 1 })
  await expect(modalOf(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await cross.click()
  await expect(modalOf(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 720 }, isMobile: true, hasTouch: true })

  test('the modal fills the screen [D14.4]', async ({ page }) => {
    const screen = await openList(page, boreholes)
    await screen.names.first().tap()
    await expect.poll(() => modalOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 720 })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: screen.say('detail.close') })
      .tap()
    await expect(modalOf(page)).toHaveCount(0)
  })
})

test('the modal keeps the focus inside', async ({ page }) => {
  const screen = await openList(page, boreholes)
  await screen.names.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => hasFocusInside(page)).toBe(true)
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  // Everything behind it is out of reach.
  await expect(page.locator('#app')).toHaveJSProperty('inert', true)
})

test('a name opened with Ctrl leads to the page of the map viewer itself, in a tab of its own', async ({
  page,
  context,
}) => {
  const screen = await openList(page, boreholes)
  const opened = context.waitForEvent('page')
  await screen.names.first().click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await opened).url()).pathname).toMatch(/^\/mapviewer\/brh\/\d+\/$/)
  await expect(modalOf(page)).toHaveCount(0)
})

test('the name over the modal follows what is chosen in it [D29.21]', async ({ page, rowsOf }) => {
  const borehole = (await rowsOf(boreholes)).find((row) => row['fieldCode'] !== null)!
  const field = (await rowsOf(fields)).find((row) => row['fieldCode'] === borehole['fieldCode'])!
  const { say } = await openList(page, boreholes, { query: `detail=${borehole['boreholeDbk']}` })
  const heading = modalOf(page).getByRole('heading', { level: 2 })
  const titled = (name: unknown): string => say('detail.title', { name: String(name) })
  await expect(heading).toHaveText(titled(borehole['boreholeName']))
  const frame = page.frameLocator('.detail-modal iframe')
  await frame
    .getByRole('link', { name: String(field['fieldName']), exact: true })
    .first()
    .click()
  await expect(heading).toHaveText(titled(field['fieldName']))
})

for (const language of languages) {
  for (const [fault, fail] of Object.entries(faults)) {
    test(`a map that does not come in the modal by ${fault} is told in ${language}, and comes when asked again [D11.7]`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
      const screen = await openList(page, boreholes, { language })
      await page.route('**/mapviewer/**', fail)
      await screen.names.first().click()
      const alert = modalOf(page).getByRole('alert')
      await expect(alert).toContainText(
        language === 'nl' ? 'Het laden van de kaart is niet gelukt.' : 'Sorry, the map could not be loaded.',
      )
      await expect(modalOf(page).locator('iframe')).toHaveCount(0)
      await expectNothingForAxe(page)
      const again = alert.getByRole('button', { name: screen.say('list.failed.tryAgain') })
      await again.click()
      await expect(again).toBeVisible()
      await page.unroute('**/mapviewer/**')
      await again.click()
      await expect(page.frameLocator('.detail-modal iframe').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(alert).toHaveCount(0)
      expect(await hasFocusInside(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(modalOf(page)).toHaveCount(0)
      await expect(screen.names.first()).toBeFocused()
    })
  }
}
