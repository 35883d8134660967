import { fieldProduction } from '@datacentre/catalogue/production/index'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { coveredOnTheWay } from '../support/covered.ts'
import { openFigures } from '../support/figures-page.ts'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

/** A desk, the same at 200 % zoom, and the narrowest phone; how much of the way back is gone: all of it once. */
const windows = [
  { window: { width: 1400, height: 900 }, part: 0.5 },
  { window: { width: 700, height: 450 }, part: 1 },
  { window: { width: 320, height: 640 }, part: 0.5 },
]

test('nothing covers what has the focus on the way back through a list, at a desk, at 200 % zoom and on a phone [D29.33]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  await screen.rows.nth(12).locator('.row-chevron').click()
  for (const { window, part } of windows) {
    await page.setViewportSize(window)
    await screen.dropdown(screen.say('filter.pageSize')).focus()
    // Thirty rows with four stops each, an open one, the paginator and the tool bar.
    expect(await coveredOnTheWay(page, 'Shift+Tab', Math.round(145 * part))).toEqual([])
  }
})

test('nothing covers what has the focus on the way back through figures, at a desk, at 200 % zoom and on a phone [D29.33]', async ({
  page,
}) => {
  for (const { window, part } of windows) {
    await page.setViewportSize(window)
    // Opened anew: the chart is drawn again for another window, and moves what stands below it.
    const screen = await openFigures(page, fieldProduction, { language: 'en' })
    // It comes after the cards and pushes them down.
    await expect(screen.chart).toBeVisible()
    await screen.dropdown(screen.say('filter.pageSize')).focus()
    expect(await coveredOnTheWay(page, 'Shift+Tab', Math.round(85 * part))).toEqual([])
  }
})
