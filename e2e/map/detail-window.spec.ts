import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

const modalOf = (page: Page) => page.locator('.detail-modal')

const hasFocusInside = (page: Page): Promise<boolean> =>
  page.evaluate(`document.querySelector('.detail-modal').contains(document.activeElement)`)

test('the modal follows the window down to 1050 by 750, fills that of a phone, keeps the focus inside and its name and close icon in view [S2.78-81, S9.46, D13.10, D14.4, D29.21]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  // Its size is not that of the map in it, which would be drawn again for each window.
  const standIn = { contentType: 'text/html', body: '<!doctype html><title>map</title><button>Zoom</button>' }
  await page.route('**/mapviewer/**', (route) => route.fulfill(standIn))
  const screen = await openList(page, boreholes)
  await screen.names.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect.poll(() => hasFocusInside(page)).toBe(true)
  // Everything behind it is out of reach.
  await expect(page.locator('#app')).toHaveJSProperty('inert', true)

  const size = async () => {
    const box = await modalOf(page).boundingBox()
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
  }
  await expect.poll(size).toEqual([1440, 850])
  await expect(page.locator('.dialog-overlay')).toHaveCSS('z-index', '10000')
  const frame = await page.locator('.detail-modal iframe').boundingBox()
  expect(frame?.width).toBeGreaterThan(1350)
  expect(frame?.height).toBeGreaterThan(700)
  for (const [width, height, expected] of [
    [1500, 900, [1350, 765]],
    [1100, 700, [1050, 750]],
    [800, 600, [1050, 750]],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(size).toEqual(expected)
  }

  const cross = dialog.getByRole('button', { name: screen.say('detail.close') })
  await expect(cross).toBeInViewport({ ratio: 1 })
  await page.locator('.dialog-overlay').evaluate((overlay) => overlay.scrollTo(10_000, 10_000))
  await expect(cross).toBeInViewport({ ratio: 1 })
  await expect(modalOf(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 375, height: 720 })
  // All that a scroll bar, which a phone does not have, leaves of the window.
  const room = await page.locator('.dialog-overlay').evaluate((overlay) => overlay.clientWidth)
  expect(room).toBeGreaterThanOrEqual(360)
  await expect.poll(() => modalOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: room, height: 720 })
  await cross.click()
  await expect(modalOf(page)).toHaveCount(0)
})

test('a map that does not come in the modal, by a lost connection or a fault of the server, is told there, and comes when asked again [D11.7]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
  const screen = await openList(page, boreholes, { language: 'en' })
  await page.route('**/mapviewer/**', (route) => route.abort('internetdisconnected'))
  await screen.names.first().click()
  const alert = modalOf(page).getByRole('alert')
  await expect(alert).toContainText('Sorry, the map could not be loaded.')
  await expect(modalOf(page).locator('iframe')).toHaveCount(0)
  const again = alert.getByRole('button', { name: screen.say('list.failed.tryAgain') })
  await page.unroute('**/mapviewer/**')
  await page.route('**/mapviewer/**', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }))
  const answered = page.waitForResponse(/mapviewer/)
  await again.click()
  expect((await answered).status()).toBe(503)
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
