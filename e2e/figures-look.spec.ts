import { fieldProduction, miningProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { expectNothingForAxe } from './support/complaints.ts'
import { walkTo } from './support/by-keyboard.ts'
import {
  figuresAddress,
  figureScreens,
  figuresPage,
  inWholeYears,
  openFigures,
} from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

for (const scheme of ['light', 'dark'] as const) {
  const language = scheme === 'light' ? 'nl' : 'en'
  test.describe(`figures in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme })

    for (const screen of figureScreens) {
      test(`${screen.id}: nothing for axe to report on cards, an open card and the chart, ${scheme}`, async ({
        page,
      }) => {
        const figures = await openFigures(page, screen, { language, query: inWholeYears })
        await figures.cards.first().locator('.figure-card-toggle').click()
        await expect(figures.chart.locator('svg').first()).toBeVisible()
        await expectNothingForAxe(page)
      })

      test(`${screen.id}: nothing for axe to report on the chart as a table and on a history, ${scheme}`, async ({
        page,
      }) => {
        const figures = await openFigures(page, screen, { language, query: inWholeYears })
        await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
        await expect(figures.chart.getByRole('table')).toBeVisible()
        await expectNothingForAxe(page)
        await figures.cards.first().locator('.figure-card-name button').click()
        await figures.history.getByRole('radio', { name: figures.say('history.perYear') }).check()
        await figures.history.getByRole('checkbox').check()
        await expectNothingForAxe(page)
      })
    }

    test(`nothing for axe to report on the months of a history, ${scheme}`, async ({ page }) => {
      // axe looks at every one of 285 points and table cells.
      test.slow()
      const figures = await openFigures(page, fieldProduction, { language, query: inWholeYears })
      await figures.cards.first().locator('.figure-card-name button').click()
      await expect(figures.history.getByRole('table').locator('tbody tr')).toHaveCount(285)
      await expectNothingForAxe(page)
    })

    test(`nothing for axe to report while figures load, when there are none and when they failed, ${scheme}`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 500/)
      const path = `**${wellProduction.rest.list.path}`
      await page.route(path, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3000))
        await route.fulfill({ json: [] })
      })
      await page.goto(figuresAddress(wellProduction, { language }))
      const figures = figuresPage(page, wellProduction, language)
      await expect(figures.loading).toBeVisible()
      await expectNothingForAxe(page)
      await expect(page.getByText(figures.say('noResults'))).toBeVisible()
      await expect(figures.loading).toHaveCount(0)
      await expectNothingForAxe(page)
      await page.unroute(path)
      await page.route(path, (route) => route.fulfill({ status: 500 }))
      await page.reload()
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
      await expectNothingForAxe(page)
    })
  })
}

for (const screen of figureScreens) {
  test(`${screen.id}: cards, chart and history fit a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const figures = await openFigures(page, screen, { query: inWholeYears })
    await figures.cards.first().locator('.figure-card-toggle').click()
    await expect(figures.chart.locator('svg').first()).toBeVisible()
    const overflow = (): Promise<number> =>
      page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(await overflow()).toBeLessThanOrEqual(0)
    await figures.cards.first().locator('.figure-card-name button').click()
    await expect(figures.history.getByRole('table')).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    const inside = await figures.history
      .locator('.dialog-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth)
    expect(inside).toBeLessThanOrEqual(0)
  })
}

test('figures are chosen, opened and read with the keyboard alone', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const { say } = figures
  await walkTo(page, figures.dropdown(say('filter.product')))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('z')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/product=Salt/)
  await expect(figures.dropdown(say('filter.unit'))).toContainText('1000 kg')

  await walkTo(page, page.getByRole('button', { name: say('years.choose') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: '2025' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(figures.years).toHaveValue('2025 - 2026')

  const points = figures.chart.locator('.chart-points rect')
  await expect(points).toHaveCount(24)
  await walkTo(page, figures.chart.locator('.chart-points rect[tabindex="0"]'))
  await page.keyboard.press('Home')
  await expect(points.first()).toBeFocused()

  const toggle = figures.cards.first().locator('.figure-card-toggle')
  await walkTo(page, toggle)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const opener = figures.cards.first().locator('.history-button button')
  await walkTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(figures.history).toBeVisible()
  await walkTo(page, figures.history.getByRole('radio', { name: say('history.perMonth') }))
  await page.keyboard.press('ArrowRight')
  await expect(figures.history.getByRole('table')).toContainText('2003')
  await page.keyboard.press('Escape')
  await expect(figures.history).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('on paper a page of figures has no controls, and an opened subject is printed alone', async ({
  page,
}) => {
  const figures = await openFigures(page, miningProduction, { query: inWholeYears })
  await expect(figures.chart.locator('svg').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.figures-selectors')).toBeHidden()
  await expect(page.locator('.selection-chart-tools')).toBeHidden()
  await expect(figures.chart.locator('.chart svg')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await figures.cards.first().locator('.figure-card-name button').click()
  await expect(figures.history.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#app')).toBeHidden()
  await expect(figures.history.locator('.chart svg')).toBeVisible()
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
