import { seismicLines } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { mapScreen } from './support/map-screen.ts'
import { expect, test } from './support/test.ts'

/** Keeps calls waiting until they are let through. */
async function held(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('the page of a survey says that it loads, draws its lines, and shows the one that is pointed at in its list', async ({
  page,
  rowsOf,
}) => {
  const line = (await rowsOf(seismicLines)).find((row) => row['surveyId'] !== null)!
  const letObjectCome = await held(page, /rest\/objects\/surveys/)
  const letLinesCome = await held(page, /rest\/map\/.*lines\.json/)
  await page.goto(`/mapviewer/smc/survey/${line['surveyId']}/?lang=nl&datacenter=true`)
  const { heading, panel, canvas, say } = mapScreen(page)
  await expect(heading).toHaveText(say('loading'))
  letObjectCome()
  const links = panel.locator('.linked-objects').filter({ hasText: say('object.link.lines') })
  const link = links.getByRole('link').first()
  await expect(link).toHaveAttribute('href', /smc\/line/)
  // Opened in a tab of its own it needs the frame that the modal around it gives here.
  await expect(link).not.toHaveAttribute('href', /datacenter/)
  await expect
    .poll(() => page.evaluate<number>('performance.getEntriesByName("map-drawn").length'))
    .toBeGreaterThan(0)
  const picture = async (): Promise<string> => (await canvas.screenshot()).toString('base64')
  const withoutLines = await picture()
  letLinesCome()
  await expect.poll(picture).not.toBe(withoutLines)
  await page.waitForLoadState('networkidle')
  const withLines = await picture()
  await link.hover()
  await expect.poll(picture).not.toBe(withLines)
})
