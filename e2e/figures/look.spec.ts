import { fieldProduction, miningProduction } from '@datacentre/catalogue/production/index'
import { inWholeYears, openFigures } from '../support/figures-page.ts'
import { sidewaysScroll } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

test('on paper a page of figures has no controls and says what narrows it, and an opened subject is printed alone with its source [D28.18]', async ({
  page,
}) => {
  const query = `${inWholeYears}&location=S`
  const figures = await openFigures(page, miningProduction, { query })
  await expect(figures.chart.locator('svg').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.figures-selectors')).toBeHidden()
  await expect(page.locator('.selection-chart-tools')).toBeHidden()
  await expect(figures.chart.locator('.chart svg')).toBeVisible()
  await expect(page.locator('.printed-notes')).toHaveText('Land of zee: Op zee')
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('.printed-notes')).toBeHidden()
  await figures.cards.first().locator('.figure-card-name button').click()
  await expect(figures.history.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#app')).toBeHidden()
  await expect(figures.history.locator('.chart svg')).toBeVisible()
  await expect(figures.history.locator('.printed-notes')).toContainText(figures.say('dataset.demonstration'))
  const table = figures.history.locator('.figure-table')
  expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
})

test('nothing moves when the figures and their chart come', async ({ page }) => {
  await page.addInitScript(`
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  const figures = await openFigures(page, fieldProduction)
  await expect(figures.chart.locator('svg').first()).toBeVisible()
  await page.waitForTimeout(500)
  expect(await page.evaluate<number>('window.shift')).toBeLessThan(0.02)
})

test('on a phone the chart of a selection begins in the first screen [D28.26]', async ({ page }) => {
  for (const language of ['nl', 'en'] as const) {
    await page.setViewportSize({ width: 360, height: 740 })
    const figures = await openFigures(page, fieldProduction, { language })
    const body = await figures.chart.locator('.selection-chart-body').boundingBox()
    expect([language, (body?.y ?? Infinity) < 740]).toEqual([language, true])
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
