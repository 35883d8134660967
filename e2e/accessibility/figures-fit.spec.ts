import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { inWholeYears, openFigures, type FiguresPage } from '../support/figures-page.ts'
import { expect, test } from '../support/test.ts'
import { wholePage } from '../support/whole-page.ts'

/** A screen of years and one of months, whose cards have other columns. */
const kinds = [
  { screen: fieldProduction, language: 'nl' },
  { screen: geothermalProduction, language: 'en' },
] as const

const overflow = ({ page }: FiguresPage): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')

/** Of the first card neither the name nor the operator breaks over many lines, whatever the width of the window. */
async function expectCardFits({ page, cards }: FiguresPage, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // A line is 20 px or so; a name of one line has a button of 24 px.
    const heights = await cards
      .first()
      .locator('.figure-card-name, .figure-card-operator')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
    expect(Math.max(...heights), `at ${width} px`).toBeLessThanOrEqual(50)
  }
}

/** On the narrowest window an open card and the chart are no wider than it. */
async function expectPageFits(figures: FiguresPage): Promise<void> {
  await figures.cards.first().locator('.figure-card-toggle').click()
  await expect(figures.chart.locator('svg').first()).toBeVisible()
  expect(await overflow(figures)).toBeLessThanOrEqual(0)
}

for (const { screen, language } of kinds) {
  test(`${screen.id} in ${language}: cards, chart, table and history fit windows of every width [D28.26]`, async ({
    page,
  }) => {
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    const { cards, chart, history, say } = figures
    await expectCardFits(figures, [1400, 1100, 1099, 900, 800, 799, 700, 640, 639, 400, 320])
    await expectPageFits(figures)
    await cards.first().locator('.figure-card-name button').click()
    await expect(history.getByRole('table')).toBeVisible()
    expect(await overflow(figures)).toBeLessThanOrEqual(0)
    const inside = await history
      .locator('.dialog-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth)
    expect(inside).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')

    // On a phone a total and its unit stand on one line, under the name.
    await page.setViewportSize({ width: 375, height: 800 })
    for (const card of (await cards.all()).slice(0, 5)) {
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

    // A table with months without a value scrolls within the window, each unit on one line.
    await page.setViewportSize({ width: 320, height: 800 })
    await openFigures(page, screen, { language, query: 'yearStart=2026&yearEnd=2026' })
    await page.getByRole('button', { name: say('chart.asTable') }).click()
    await expect(chart.getByRole('table')).toContainText(say('value.missing'))
    expect(await overflow(figures)).toBeLessThanOrEqual(0)
    const linesOfUnits = await chart.locator('thead th + th').evaluateAll((heads) =>
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

test('the names and operators of the other screens fit windows of every width too [D28.26]', async ({
  page,
}) => {
  for (const [screen, language] of [
    [wellProduction, 'en'],
    [miningProduction, 'nl'],
  ] as const) {
    const figures = await openFigures(page, screen, { language, query: inWholeYears })
    await expectCardFits(figures, [1400, 1100, 800, 640, 320])
    await expectPageFits(figures)
  }
})

for (const { screen, language } of kinds) {
  test(`${screen.id} in ${language}: a page of 100 cards grows by no pixel as its cards come into view`, async ({
    page,
  }) => {
    for (const width of [1400, 700]) {
      await page.setViewportSize({ width, height: 800 })
      const query = `${inWholeYears}&pageSize=100`
      const { chart } = await openFigures(page, screen, { language, query })
      await expect(chart.locator('svg').first()).toBeVisible()
      await wholePage(page)
      const height = (): Promise<number> => page.evaluate<number>('document.documentElement.scrollHeight')
      const before = await height()
      for (let at = 0; at < before; at += 700) {
        await page.evaluate(`scrollTo(0, ${at})`)
        await page.evaluate('new Promise(requestAnimationFrame)')
      }
      expect(await height()).toBe(before)
    }
  })
}
