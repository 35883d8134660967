import {
  fieldProduction,
  geothermalProduction,
  wellProduction,
  type ProductionScreen,
} from '@datacentre/catalogue/production/index'
import { expectNothingForAxeLightOrDark } from '../support/axe.ts'
import {
  figuresAddress,
  figuresPage,
  holdFigures,
  inWholeYears,
  openFigures,
  screensInTurn,
} from '../support/figures-page.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

/** A few cards will do: axe looks at every one, and they are alike. */
const few = ({ kind }: ProductionScreen): string =>
  kind === 'monthly' ? 'yearStart=2025&yearEnd=2025&name=BREMGORS-GT-01' : `${inWholeYears}&name=A14`

for (const { screen, language } of screensInTurn) {
  test(`${screen.id} in ${language}: nothing for axe to report on cards, chart, table and history, light or dark [D28.17, D28.21]`, async ({
    page,
  }) => {
    const opened = await openFigures(page, screen, { language, query: few(screen) })
    await opened.cards.first().locator('.figure-card-toggle').click()
    await expect(opened.chart.locator('svg').first()).toBeVisible()
    await expectNothingForAxeLightOrDark(page)

    // Afresh: what axe has had drawn stays drawn, also what a table takes the place of.
    const figures = await openFigures(page, screen, { language, query: few(screen) })
    await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
    await expect(figures.chart.getByRole('table').first()).toBeVisible()
    await expectNothingForAxeLightOrDark(page, '.selection-chart')
    await figures.cards.first().locator('.figure-card-name button').click()
    if (screen === fieldProduction) {
      await expect(figures.history.getByRole('table').locator('tbody tr')).toHaveCount(285)
      await expectNothingForAxeLightOrDark(page, '[role=dialog]')
    }
    await figures.history.getByRole('radio', { name: figures.say('history.perYear') }).check()
    await figures.history
      .getByRole('checkbox', { name: figures.say('history.cumulative', { year: 2003 }) })
      .check()
    await expectNothingForAxeLightOrDark(page, '[role=dialog]')
  })
}

test('nothing for axe to report on each open selector and on the calendar of years, light or dark [D28.21]', async ({
  page,
}) => {
  const figures = await openFigures(page, fieldProduction, { query: few(fieldProduction) })
  const { say } = figures
  for (const label of [
    'filter.product',
    'filter.production',
    'filter.unit',
    'filter.location',
    'filter.pageSize',
  ] as const) {
    await figures.dropdown(say(label)).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectNothingForAxeLightOrDark(page, '.popover')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  }
  await figures.years.press('Enter')
  await page.getByRole('gridcell', { name: '2010' }).click()
  await expectNothingForAxeLightOrDark(page, '.popover')
})

test('nothing for axe to report on a phone: cards, an open card, the calendar and a history, light or dark [D28.21]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const { screen, language } of [
    { screen: fieldProduction, language: 'nl' },
    { screen: geothermalProduction, language: 'en' },
  ] as const) {
    const figures = await openFigures(page, screen, { language, query: few(screen) })
    await figures.cards.first().locator('.figure-card-toggle').click()
    await expect(figures.chart.locator('.chart svg')).toBeVisible()
    await expectNothingForAxeLightOrDark(page)
    await page.getByRole('button', { name: figures.say('production.showSelectors') }).click()
    await page.getByRole('button', { name: figures.say('years.choose') }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectNothingForAxeLightOrDark(page, '.popover')
    await page.keyboard.press('Escape')
    await figures.cards.first().locator('.figure-card-name button').click()
    await figures.history.getByRole('radio', { name: figures.say('history.perYear') }).check()
    await expectNothingForAxeLightOrDark(page, '[role=dialog]')
  }
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
  await expectNothingForAxeLightOrDark(page)
})
