import type { Browser, Page } from '@playwright/test'
import { heapOf, scriptsOf, takePaints, takeTrouble, watchedPage, withBrowser } from './browser.ts'
import { p95, type Result, ofRuns } from '../measure.ts'
import { startServer } from '../running-server.ts'

const TYPED = ['k1', 'gron', 'zand', 'a-0', 'l10', 'nam8', 'twente']

async function scriptWeight(browser: Browser, address: string, usable: string): Promise<number> {
  const page = await watchedPage(browser)
  const weight = scriptsOf(page)
  await page.goto(address)
  await page.locator(usable).first().waitFor()
  const total = await weight()
  await page.close()
  return total
}

async function shiftOf(browser: Browser, address: string, usable: string): Promise<number> {
  const page = await watchedPage(browser)
  await page.goto(address)
  await page.locator(usable).first().waitFor()
  await page.waitForTimeout(1000)
  const { shift } = await takeTrouble(page)
  await page.close()
  return shift
}

/** Every key of some words, typed as a person does, from the key to the painted result. */
async function keystrokes(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox').first()
  await box.click()
  await takePaints(page)
  for (const word of TYPED) {
    await box.pressSequentially(word, { delay: 60 })
    for (let at = 0; at < word.length; at++) await page.keyboard.press('Backspace', { delay: 60 })
  }
  await page.waitForTimeout(200)
  return takePaints(page)
}

/** Clicks on select-all, on every order and on the first filter's first options. */
async function clicks(page: Page): Promise<Record<'selectAll' | 'order' | 'filter', number[]>> {
  const box = page.locator('span.select-all-box [role=checkbox]')
  const timesOf = async (work: () => Promise<void>, rounds: number): Promise<number[]> => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await work()
      await page.waitForTimeout(100)
      times.push((await takePaints(page)).at(-1) ?? Number.NaN)
    }
    return times
  }
  const choose = async (dropdown: string, option: number): Promise<void> => {
    const options = page.getByRole('option')
    // A list of which several can be chosen stays open.
    if ((await options.count()) === 0) await page.locator(dropdown).first().click()
    await page.waitForTimeout(150)
    await options.nth(option % (await options.count())).click()
  }
  let turn = 0
  return {
    selectAll: await timesOf(() => box.click(), 20),
    order: await timesOf(() => choose('.tool-bar-order .dropdown-button', ++turn % 4), 20),
    filter: await timesOf(() => choose('.filter-panel .dropdown-button', ++turn % 3), 20),
  }
}

/** As many rows as asked, made of the ones there are, so that a register of ten times the size can be tried. */
async function serveManyRows(page: Page, rows: number): Promise<void> {
  await page.route('**/rest/brh/boreholes', async (route) => {
    const some = (await (await route.fetch()).json()) as Record<string, unknown>[]
    const many = Array.from({ length: rows }, (_, at) => ({
      ...some[at % some.length],
      boreholeDbk: 1e9 + at,
      boreholeName: `${String(some[at % some.length]?.['boreholeName'])}-${at}`,
    }))
    await route.fulfill({ json: many })
  })
}

async function scrollTasks(browser: Browser, address: string): Promise<number> {
  const page = await watchedPage(browser)
  await page.goto(`${address}?pageSize=200`)
  await page.locator('.result-row').nth(199).waitFor()
  await page.waitForTimeout(1000)
  await takeTrouble(page)
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 150)
    await page.waitForTimeout(30)
  }
  const { tasks } = await takeTrouble(page)
  await page.close()
  return Math.max(0, ...tasks)
}

type Measured = {
  readonly name: string
  readonly address: string
  readonly limit: number
  readonly rows?: number
}

/** However many rows there are. */
const KEY_MS = 50

async function interactions(browser: Browser, { name, address, limit, rows }: Measured): Promise<Result[]> {
  const page = await watchedPage(browser)
  if (rows !== undefined) await serveManyRows(page, rows)
  await page.goto(address)
  await page.locator('.result-row').first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(500)
  const keys = await keystrokes(page)
  const { selectAll, order, filter } = await clicks(page)
  const heap = await heapOf(page)
  await page.close()
  return [
    {
      what: `${name}: key to painted result, p95 of ${keys.length}`,
      ...ofRuns(keys, p95),
      unit: 'ms',
      limit: KEY_MS,
    },
    { what: `${name}: select all, p95`, ...ofRuns(selectAll, p95), unit: 'ms', limit },
    { what: `${name}: order, p95`, ...ofRuns(order, p95), unit: 'ms', limit },
    { what: `${name}: filter, p95`, ...ofRuns(filter, p95), unit: 'ms', limit },
    { what: `${name}: heap`, measured: heap, unit: 'MB', limit: rows === undefined ? 120 : 400 },
  ]
}

/** The lists in a real browser: weight, shifts, and how fast they answer a visitor. */
export async function benchListScreens(): Promise<Result[]> {
  const server = await startServer()
  const home = `${server.origin}/datacenter/`
  const boreholes = `${home}brh-overview`
  try {
    return await withBrowser(async (browser) => [
      {
        what: 'JavaScript before home is usable, gzip',
        measured: await scriptWeight(browser, home, '.tile'),
        unit: 'KB',
        limit: 80,
      },
      {
        what: 'JavaScript before the first list is usable, gzip',
        measured: await scriptWeight(browser, boreholes, '.result-row'),
        unit: 'KB',
        limit: 120,
      },
      { what: 'layout shift, home', measured: await shiftOf(browser, home, '.tile'), unit: '', limit: 0.01 },
      {
        what: 'layout shift, list',
        measured: await shiftOf(browser, boreholes, '.result-row'),
        unit: '',
        limit: 0.01,
      },
      ...(await interactions(browser, { name: '6,740 boreholes', address: boreholes, limit: 50 })),
      ...(await interactions(browser, { name: '28,000 lines', address: `${home}smc-lines`, limit: 50 })),
      ...(await interactions(browser, {
        name: '100,000 boreholes',
        address: boreholes,
        limit: 100,
        rows: 100_000,
      })),
      {
        what: 'longest task while scrolling 200 rows',
        measured: await scrollTasks(browser, boreholes),
        unit: 'ms',
        limit: 50,
      },
    ])
  } finally {
    await server.stop()
  }
}
