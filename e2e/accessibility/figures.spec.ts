import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { expectNothingForAxe, expectNothingForAxeLightOrDark } from '../support/axe.ts'
import {
  askFigures,
  figuresAddress,
  figuresPage,
  holdFigures,
  inWholeYears,
  openFigures,
  WHOLE_YEARS,
  withFewCards,
  type FiguresPage,
} from '../support/figures-page.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 375, height: 800 } as const

/** Turns the chart to its table and back. What axe draws in dark colours stays drawn, so this comes first. */
async function expectNothingOnTable({ page, chart, say }: FiguresPage): Promise<void> {
  await page.getByRole('button', { name: say('chart.asTable') }).click()
  await expect(chart.getByRole('table').first()).toBeVisible()
  await expectNothingForAxe(page, '.selection-chart')
  await page.getByRole('button', { name: say('chart.asChart') }).click()
  await expect(chart.locator('svg').first()).toBeVisible()
}

async function openCard({ cards }: FiguresPage): Promise<void> {
  const toggle = cards.first().locator('.figure-card-toggle')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
}

/** Opens the history of the first card by year, with what was added up since the first one. */
async function openHistory({ cards, history, say }: FiguresPage): Promise<void> {
  await cards.first().locator('.figure-card-name button').click()
  await history.getByRole('radio', { name: say('history.perYear') }).check()
  await history.getByRole('checkbox', { name: say('history.cumulative', { year: 2003 }) }).check()
}

async function close({ page, history }: FiguresPage): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
}

test('nothing for axe to report on a page of yearly figures: cards, chart, table, an open selector, calendar and history, light or dark, and on a phone [D28.17, D28.21]', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction, { query: withFewCards(fieldProduction) })
  const { history, say } = figures
  await expectNothingOnTable(figures)
  await openCard(figures)
  await page.getByText(say('takeHome.title')).click()
  await expectNothingForAxeLightOrDark(page)

  await figures.dropdown(say('filter.production')).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNothingForAxeLightOrDark(page, '.popover')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await figures.years.press('Enter')
  await page.getByRole('gridcell', { name: '2010' }).click()
  await expectNothingForAxeLightOrDark(page, '.popover')
  await expectNothingForAxe(page, '.figures-selectors')
  await close(figures)

  await figures.cards.first().locator('.figure-card-name button').click()
  await expect(history.getByRole('table').locator('tbody tr').first()).toBeVisible()
  await expectNothingForAxe(page, '[role=dialog]')
  await close(figures)
  await openHistory(figures)
  await expectNothingForAxeLightOrDark(page, '[role=dialog]')
  await close(figures)

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: say('production.showSelectors') }).click()
  await expectNothingForAxe(page, 'main')
  await page.getByRole('button', { name: say('years.choose') }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectNothingForAxe(page, '.popover')
})

test('nothing for axe to report on a page of monthly figures: cards, chart, table and history, light or dark, wide and on a phone [D28.17, D28.21]', async ({
  page,
}) => {
  const query = withFewCards(geothermalProduction)
  const figures = await openFigures(page, geothermalProduction, { language: 'en', query })
  await expectNothingOnTable(figures)
  await openCard(figures)
  await expectNothingForAxeLightOrDark(page)
  await openHistory(figures)
  await expectNothingForAxe(page, '[role=dialog]')
  await page.setViewportSize(phone)
  await expectNothingForAxe(page, '[role=dialog]')
  await close(figures)
  await expectNothingForAxe(page)
})

test('nothing for axe to report on the other screens, each in its own colour, light or dark [D28.21]', async ({
  page,
}) => {
  for (const [screen, language] of [
    [wellProduction, 'nl'],
    [miningProduction, 'en'],
  ] as const) {
    const figures = await openFigures(page, screen, { language, query: withFewCards(screen) })
    await openCard(figures)
    await expect(figures.chart.locator('svg').first()).toBeVisible()
    await expectNothingForAxe(page)
    // Only the head writes in the colour of its screen.
    await expectNothingForAxeLightOrDark(page, '.screen-head')
  }
})

test('nothing for axe to report on a comparison with notes on what it leaves out, on a phone and wide, light or dark [D28.21, D28.35]', async ({
  page,
  request,
}) => {
  const rows = await askFigures(request, fieldProduction, {
    ...WHOLE_YEARS,
    product: 'Gas',
    production: 'Produced',
  })
  const names = [...new Set(rows.map((row) => String(row['name'])))].slice(0, 6)
  const compare = [...names, 'Nergens'].map((name) => `compare=${encodeURIComponent(name)}`).join('&')
  await page.setViewportSize({ width: 320, height: 700 })
  await openFigures(page, fieldProduction, { query: `${inWholeYears}&${compare}`, language: 'en' })
  await expect(page.getByRole('dialog').locator('path[data-band]')).toHaveCount(5)
  await expectNothingForAxeLightOrDark(page, '[role=dialog]')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectNothingForAxeLightOrDark(page, '[role=dialog]')
})

test('nothing for axe to report while figures load, when there are none and when they failed, light or dark [D28.21]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/)
  const path = `**${wellProduction.rest.list.path}`
  const letGo = await holdFigures(page, wellProduction)
  await page.goto(figuresAddress(wellProduction, { query: 'name=nobody~here' }))
  const figures = figuresPage(page, wellProduction, 'nl')
  await expect(figures.loading).toBeVisible()
  await expectNothingForAxeLightOrDark(page)
  letGo()
  await expect(page.getByText(figures.say('noResults'))).toBeVisible()
  await expect(figures.loading).toHaveCount(0)
  await expectNothingForAxeLightOrDark(page, 'main')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500 }))
  await page.clock.install()
  await page.reload()
  await passRetries(page.getByRole('alert'))
  await expectNothingForAxeLightOrDark(page, 'main')
})
