import { join } from 'node:path'
import { timings } from '@datacentre/catalogue/screen-constants'
import type { Browser, Page } from '@playwright/test'
import { withBrowser } from './browser.ts'
import type { Result } from './measure.ts'
import { startServer } from './running-server.ts'

/** Longer than anything on these screens takes; what changes after it would not be noticed. */
const QUIET_MS = 700

/** 95 of a hundred are at most this. */
const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

async function openFigures(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-figures.js') })
  await page.goto(address)
  await page.locator('.figure-card').first().waitFor()
  await page.locator('.selection-chart svg').first().waitFor()
  await page.waitForTimeout(QUIET_MS)
  return page
}

const dropdown = (page: Page, place: number) => page.locator('.figures-selectors .dropdown-button').nth(place)

type Paint = { readonly first: number; readonly last: number }

const takePaint = (page: Page): Promise<Paint> => page.evaluate<Paint>('takePaint()')

/** Opens a dropdown and chooses an entry; the times from that choice to the first and to the last paint. */
async function choose(page: Page, place: number, option: number): Promise<Paint> {
  await dropdown(page, place).click()
  await page.waitForTimeout(200)
  await page.getByRole('option').nth(option).click()
  await page.waitForTimeout(QUIET_MS)
  return takePaint(page)
}

/** Chooses a range of years. The picker closes some time after a pick, which is its own (spec 9) and not counted. */
async function chooseYears(page: Page, from: number, to: number): Promise<number> {
  await page.locator('.figures-selectors .day-box .button').click()
  await page.getByRole('gridcell', { name: String(from) }).click()
  await page.getByRole('gridcell', { name: String(to) }).click()
  await page.waitForTimeout(QUIET_MS)
  return (await takePaint(page)).last - timings.datePickerClose
}

/** The selectors of a screen of figures, in their order. */
const PRODUCT = 0
const TYPE = 1
const UNIT = 2
const LOCATION = 3

/** Every selector of a screen, each question for the first time, so that every answer comes from the server. */
async function selectors(browser: Browser, address: string): Promise<number[]> {
  const page = await openFigures(browser, address)
  const times: number[] = []
  for (let product = 0; product < 8; product++) {
    times.push((await choose(page, PRODUCT, product)).last)
    await dropdown(page, TYPE).click()
    const types = await page.getByRole('option').count()
    await page.keyboard.press('Escape')
    if (types > 1) times.push((await choose(page, TYPE, types - 1)).last)
    for (const option of [1, 2]) times.push((await choose(page, LOCATION, option)).last)
    await choose(page, LOCATION, 0)
  }
  for (const year of [2020, 2015, 2010]) times.push(await chooseYears(page, year - 1, year))
  await page.close()
  return times
}

/** All fields from 2003 to now, from the choice of the production type to the painted chart. */
async function wholeChart(browser: Browser, home: string): Promise<number> {
  const years = `yearStart=2003&yearEnd=${new Date().getFullYear()}`
  const page = await openFigures(browser, `${home}prodfigures/fields?${years}&production=Stored`)
  const { last } = await choose(page, TYPE, 1)
  await page.close()
  return last
}

/** Until the cards are painted; the chart of the selection follows them. */
async function unitSwitches(browser: Browser, home: string): Promise<number[]> {
  const page = await openFigures(browser, `${home}prodfigures/fields?pageSize=200`)
  const times: number[] = []
  for (let round = 0; round < 12; round++) times.push((await choose(page, UNIT, 1 - (round % 2))).first)
  await page.close()
  return times
}

/** The screens of figures in a real browser: how fast they answer a visitor. */
export async function benchFiguresScreen(): Promise<Result[]> {
  const server = await startServer()
  const home = `${server.origin}/datacenter/`
  try {
    return await withBrowser(async (browser) => {
      // Twice, and the second counts: the server packs a group of figures when it is first asked for.
      await selectors(browser, `${home}prodfigures/fields`)
      const chosen = await selectors(browser, `${home}prodfigures/fields`)
      await wholeChart(browser, home)
      const charts: number[] = []
      for (let round = 0; round < 8; round++) charts.push(await wholeChart(browser, home))
      const units = await unitSwitches(browser, home)
      return [
        {
          what: `figures: selector to painted result, p95 of ${chosen.length}`,
          measured: p95(chosen),
          unit: 'ms',
          limit: 150,
        },
        {
          what: 'figures: chart of all fields since 2003, p95 of 8',
          measured: p95(charts),
          unit: 'ms',
          limit: 200,
        },
        { what: 'figures: unit of 200 cards, p95 of 12', measured: p95(units), unit: 'ms', limit: 50 },
      ]
    })
  } finally {
    await server.stop()
  }
}
