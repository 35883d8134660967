import { licences } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const calendarOf = (page: Page) => page.getByRole('grid')

test('a calendar covers the column of filters and nothing beside it [D29.26]', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 1000 })
  const screen = await openList(page, licences)
  const column = await screen.filters.locator('.filter-control').first().boundingBox()
  for (const choose of await screen.filters.locator('.calendar-box-control').getByRole('button').all()) {
    await choose.click()
    await expect(calendarOf(page)).toBeVisible()
    // A popover is placed in the frame after its calendar was drawn.
    await expect(async () => {
      const calendar = await page.locator('.popover').boundingBox()
      expect(calendar!.x).toBeGreaterThanOrEqual(column!.x)
      expect(calendar!.x + calendar!.width).toBeLessThanOrEqual(column!.x + column!.width)
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(calendarOf(page)).toHaveCount(0)
  }
})

test('a calendar that is still on its way stands where it will, and Escape closes it [D29.41]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 1400 })
  let arrive = (): void => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/calendar-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const { say } = await openList(page, licences)
  // Its right edges are in line, so its left one tells how wide it is.
  const choose = page.getByRole('button', { name: say('period.chooseEnd') }).first()
  const popover = page.locator('.popover')
  await choose.click()
  await expect(popover).toHaveText(say('loading'))
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await choose.click()
  await expect(popover).toHaveText(say('loading'))
  const waiting = (await popover.boundingBox())!
  arrive()
  await expect(calendarOf(page)).toBeVisible()
  const { x, y } = (await popover.boundingBox())!
  expect([Math.round(x), Math.round(y)]).toEqual([Math.round(waiting.x), Math.round(waiting.y)])
})
