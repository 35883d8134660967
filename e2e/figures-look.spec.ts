import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { quantities } from '@datacentre/catalogue/production/series/reported'
import { speak } from '@datacentre/catalogue/texts/index'
import { languages } from './support/list-screen.ts'
import { inWholeYears, openFigures, screensInTurn } from './support/figures-page.ts'
import { expect, test } from './support/test.ts'

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: cards, chart and history fit a window of 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
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

for (const language of languages) {
  test(`no chosen word in ${language} is cut off in a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const { say } = await openFigures(page, wellProduction, { language, query: 'location=S' })
    await page.getByRole('button', { name: say('production.showSelectors') }).click()
    const cut = await page
      .locator('.figures-selector .dropdown-button *')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length)
    expect(cut).toBe(0)
  })
}

for (const language of languages) {
  test(`the quantity with the longest name in ${language} is read whole in windows of every width`, async ({
    page,
  }) => {
    const nameOf = (quantity: (typeof quantities)[number]): string =>
      speak(language)(`geothermal-figures.${quantity}`)
    const longest = quantities.toSorted((one, other) => nameOf(other).length - nameOf(one).length)[0]!
    const { dropdown, say } = await openFigures(page, geothermalProduction, {
      language,
      query: `quantity=${longest}`,
    })
    const words = dropdown(say('filter.quantity')).locator('.dropdown-value')
    await expect(words).toHaveText(nameOf(longest))
    for (const width of [1400, 900, 400, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const fold = page.getByRole('button', { name: say('production.showSelectors') })
      if (await fold.isVisible()) await fold.click()
      await expect(words).toBeVisible()
      expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0)
    }
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: a table with months without a value scrolls within a window of 320 pixels, each unit on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const figures = await openFigures(page, screen, { language, query: 'yearStart=2026&yearEnd=2026' })
    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    await expect(figures.chart.getByRole('table')).toContainText(figures.say('value.missing'))
    expect(
      await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth'),
    ).toBeLessThanOrEqual(0)
    const linesOfUnits = await figures.chart.locator('thead th + th').evaluateAll((heads) =>
      heads.map((head) => {
        const text = head.firstChild
        const unit = head.ownerDocument.createRange()
        unit.setStart(text!, head.textContent.lastIndexOf('('))
        unit.setEnd(text!, head.textContent.length)
        return new Set([...unit.getClientRects()].map(({ top }) => top)).size
      }),
    )
    expect(linesOfUnits).toEqual(linesOfUnits.map(() => 1))
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: on a phone a total and its unit stand on one line, under the name [D28.26]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    for (const card of (await figures.cards.all()).slice(0, 5)) {
      await card.scrollIntoViewIfNeeded()
      const [name, amount, unit] = await Promise.all(
        ['.figure-card-name', '.figure-card-total .amount', '.figure-card-unit:last-child'].map((part) =>
          card.locator(part).first().boundingBox(),
        ),
      )
      if (!name || !amount || !unit) throw new Error('A part of the card is not to be seen')
      expect(amount.y).toBeGreaterThan(name.y)
      expect(amount.y - (name.y + name.height)).toBeLessThan(16)
      expect(unit.y).toBeGreaterThanOrEqual(amount.y)
      expect(unit.y + unit.height).toBeLessThanOrEqual(amount.y + amount.height)
    }
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: the name and the operator of a card take two lines at most in windows of every width`, async ({
    page,
  }) => {
    const { cards } = await openFigures(page, screen, { language, query: inWholeYears })
    for (const width of [1400, 1100, 1099, 900, 800, 799, 700, 640, 639, 400, 320]) {
      await page.setViewportSize({ width, height: 800 })
      // A line is 20 px or so; a name of one line has a button of 24 px.
      const heights = await cards
        .first()
        .locator('.figure-card-name, .figure-card-operator')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
      expect(Math.max(...heights), `at ${width} px`).toBeLessThanOrEqual(50)
    }
  })
}

test('on a phone the chart begins on the first screen, the selectors are folded behind what is chosen, and the total is the first column [D28.26]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const { chart, say } = figures
  const drawn = await chart.locator('.chart svg').boundingBox()
  expect(drawn && drawn.y + drawn.height / 2).toBeLessThan(844)
  const fold = page.getByRole('button', { name: say('production.showSelectors') })
  await expect(fold).toContainText('Gas, Geproduceerd, 2024 – 2025')
  await expect(figures.dropdown(say('filter.product'))).toBeHidden()
  await fold.press('Enter')
  await expect(figures.dropdown(say('filter.product'))).toBeVisible()
  await page.getByRole('button', { name: say('production.hideSelectors') }).press('Enter')
  await expect(figures.dropdown(say('filter.product'))).toBeHidden()
  await page.getByRole('button', { name: say('chart.asTable') }).click()
  const heads = chart.getByRole('columnheader')
  await expect(heads.nth(1)).toContainText(say('chart.total'))
  const box = await heads.nth(1).boundingBox()
  expect(box && box.x + box.width).toBeLessThan(390)
})

for (const language of languages) {
  test(`on paper a page of figures in ${language} has no controls and says what narrows it, and an opened subject is printed alone with its source [D28.18]`, async ({
    page,
  }) => {
    const query = `${inWholeYears}&location=S`
    const figures = await openFigures(page, miningProduction, { language, query })
    await expect(figures.chart.locator('svg').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.figures-selectors')).toBeHidden()
    await expect(page.locator('.selection-chart-tools')).toBeHidden()
    await expect(figures.chart.locator('.chart svg')).toBeVisible()
    await expect(page.locator('.printed-notes')).toHaveText(
      language === 'nl' ? 'Land of zee: Op zee' : 'Land or sea: Offshore',
    )
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('.printed-notes')).toBeHidden()
    await figures.cards.first().locator('.figure-card-name button').click()
    await expect(figures.history.getByRole('table')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#app')).toBeHidden()
    await expect(figures.history.locator('.chart svg')).toBeVisible()
    await expect(figures.history.locator('.printed-notes')).toContainText(
      figures.say('dataset.demonstration'),
    )
    const table = figures.history.locator('.figure-table')
    expect(await table.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
  })
}

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: a page of 200 cards grows by no pixel as its cards come into view`, async ({
    page,
  }) => {
    for (const width of [1400, 700]) {
      await page.setViewportSize({ width, height: 800 })
      const query = `${inWholeYears}&pageSize=200`
      const { cards, chart } = await openFigures(page, screen, { language, query })
      await expect(chart.locator('svg').first()).toBeVisible()
      const height = (): Promise<number> => page.evaluate<number>('document.documentElement.scrollHeight')
      const before = await height()
      await cards.last().scrollIntoViewIfNeeded()
      for (let at = 0; at < before; at += 700) {
        await page.evaluate(`scrollTo(0, ${at})`)
        await page.evaluate('new Promise(requestAnimationFrame)')
      }
      expect(await height()).toBe(before)
    }
  })
}

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
