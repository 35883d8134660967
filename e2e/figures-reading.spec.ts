import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import {
  aFieldFigure,
  answerWith,
  askFigures,
  figuresAddress,
  figuresPage,
  inWholeYears,
  OIL,
  openFigures,
} from './support/figures-page.ts'
import { languages } from './support/list-screen.ts'
import { passRetries } from './support/retries.ts'
import { expect, test } from './support/test.ts'

const oil = `${inWholeYears}&product=Oil&production=Produced`

for (const language of languages) {
  test(`reported decimals are shown on the cards, in the charts and in a history, in ${language} [D28.19]`, async ({
    page,
    request,
  }) => {
    const rows = await askFigures(request, fieldProduction, OIL)
    const row = rows.find(({ total }) => !Number.isInteger(total))!
    const reported = Number(row['total']).toLocaleString(language, { maximumFractionDigits: 6 })
    const figures = await openFigures(page, fieldProduction, {
      language,
      query: `${oil}&name=${encodeURIComponent(String(row['name']))}`,
    })
    const { say, cards, history } = figures
    const ofRow = cards.filter({ has: page.getByText(String(row['year']), { exact: true }) }).first()
    await expect(ofRow.locator('.figure-card-total data')).toHaveText(reported)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await ofRow.locator('.figure-card-name button').click()
    await history.getByRole('radio', { name: say('history.perYear') }).check()
    const ofYear = history.locator('tbody tr').filter({ hasText: String(row['year']) })
    await expect(ofYear.locator('data')).toHaveText(reported)
  })

  test(`the units of geothermal figures are explained with their conditions, in ${language} [S2.105]`, async ({
    page,
  }) => {
    const { say } = await openFigures(page, geothermalProduction, { language, query: inWholeYears })
    const explained = page.getByRole('group', { name: say('production.unitsExplained') })
    await expect(explained).toContainText(/Nm³: .*0\s°C.*1\satm/)
    await expect(explained).toContainText(/Sm³: .*15\s°C.*1\satm/)
    await expect(explained).toContainText('m³: ')
  })
}

test('the legend and the heads of the table carry the unit', async ({ page }) => {
  const figures = await openFigures(page, fieldProduction, { query: `${inWholeYears}&unit=1000Sm3` })
  await expect(figures.chart.locator('caption')).toHaveText('Hele periode (1000 Sm³)')
  await page.getByRole('button', { name: figures.say('chart.asTable') }).click()
  const heads = await figures.chart.getByRole('columnheader').allTextContents()
  expect(heads[0]).toBe('Maand')
  for (const head of heads.slice(1)) expect(head).toMatch(/ \(1000\sSm³\)$/)
})

test('the table of a selection can be copied, with its heads and units, and has the tools of the chart', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const figures = await openFigures(page, fieldProduction, { query: inWholeYears })
  const { chart, say } = figures
  await page.getByRole('button', { name: say('chart.asTable') }).click()
  await chart.getByRole('button', { name: say('history.copyTable') }).click()
  await expect(chart.getByText(say('history.copied'))).toBeVisible()
  const [heads = '', ...lines] = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n')
  const shown = await chart.getByRole('columnheader').allTextContents()
  // On the screen a unit is kept together; a spreadsheet gets plain spaces.
  expect(heads.split('\t')).toEqual(shown.map((head) => head.replaceAll('\u00a0', ' ')))
  expect(lines).toHaveLength(24)
  expect(lines[0]).toMatch(/^januari 2024(\t\d+){7}$/)
  for (const [button, end] of [
    ['chart.saveAsPng', 'png'],
    ['chart.saveAsSvg', 'svg'],
    ['chart.saveAsSpreadsheet', 'xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await chart.getByRole('button', { name: say(button) }).click()
    expect((await saved).suggestedFilename()).toBe(`field_Gas_Produced_2024_2025.${end}`)
  }
  await expect(chart.locator('.chart-points')).toBeHidden()
})

test('the focus goes to the control after clearing it, and to the heading where the pressed button goes away', async ({
  page,
}) => {
  const figures = await openFigures(page, wellProduction, { query: `${inWholeYears}&location=S` })
  const { say } = figures
  const clear = say('filters.clear', { filter: say('filter.location') })
  await page.getByRole('button', { name: clear }).focus()
  await page.keyboard.press('Enter')
  await expect(figures.dropdown(say('filter.location'))).toBeFocused()

  await page.goto(figuresAddress(wellProduction, { query: `${inWholeYears}&name=~~nobody` }))
  await page
    .locator('.figures-message')
    .getByRole('button', { name: say('search.clear') })
    .click()
  await expect(figures.cards.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the focus goes to the heading after trying again, and to the dialog where a history is asked again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await page.clock.install()
  let isAway = true
  await page.route(`**${miningProduction.rest.list.path}`, (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await page.goto(figuresAddress(miningProduction, { query: inWholeYears }))
  const figures = figuresPage(page, miningProduction, 'nl')
  const again = page.getByRole('button', { name: figures.say('list.failed.tryAgain') })
  await passRetries(again)
  isAway = false
  await again.click()
  await expect(figures.cards.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  isAway = true
  await figures.cards.first().locator('.figure-card-name button').click()
  await passRetries(again)
  isAway = false
  await again.click()
  await expect(figures.history.locator('.history-sentence')).toBeVisible()
  await expect(figures.history).toBeFocused()
})

test('a month that was corrected to less than nothing hangs below the axis', async ({ page }) => {
  await answerWith(page, fieldProduction, [
    aFieldFigure({ year: 2025, jan: 100, feb: -40, mar: 0, apr: 1 }),
    aFieldFigure({ fieldDbk: 712, name: 'Westerveen', year: 2025, jan: 50, feb: -10 }),
  ])
  const figures = await openFigures(page, fieldProduction, { query: 'yearStart=2025&yearEnd=2025' })
  const bands = figures.chart.locator('path[data-band]')
  await expect(bands).toHaveCount(2)
  const boxes = await bands.evaluateAll((paths) =>
    (paths as unknown as { getBBox: () => { y: number; height: number } }[]).map((path) => {
      const { y, height } = path.getBBox()
      return { y, height }
    }),
  )
  const axis = await figures.chart
    .locator('.chart text', { hasText: /^0$/ })
    .evaluate((text) => Number(text.getAttribute('y')))
  for (const { y, height } of boxes) {
    expect(y).toBeLessThan(axis)
    expect(y + height).toBeGreaterThan(axis)
  }
  await expect(figures.chart.locator('.chart text', { hasText: '-50' })).toBeVisible()
  await expect(figures.cards.first().locator('.figure-card-total')).toContainText('61')
})
