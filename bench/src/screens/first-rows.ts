import type { Browser } from '@playwright/test'
import { withBrowser } from './browser.ts'
import { median, type Result, ofRuns } from '../measure.ts'
import type { RunningServer } from '../running-server.ts'
import { startServer } from '../running-server.ts'

/** A phone on a slow line, as Lighthouse has it: 1.6 Mbit/s with 150 ms, and a processor four times as slow. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const SLOWER = 4
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/** Tells when a row with a name was first painted, and how much the page moved. */
const WATCH = `
  window.firstRowAt = null
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector('.row-name') === null) return requestAnimationFrame(look)
    requestAnimationFrame(() => { window.firstRowAt = performance.now() })
  }
  requestAnimationFrame(look)
`

type Seen = { readonly firstRowMs: number; readonly moved: number }

async function onPhone(browser: Browser) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, context }
}

async function openOnPhone(browser: Browser, address: string): Promise<Seen> {
  const { page, context } = await onPhone(browser)
  await page.addInitScript(WATCH)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('.result-row').first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1000)
  const seen = await page.evaluate<Seen>('({ firstRowMs: window.firstRowAt, moved: window.moved })')
  await context.close()
  return seen
}

/** When the first words of a page that the server makes were painted. */
async function paintedOnPhone(browser: Browser, address: string): Promise<number> {
  const { page, context } = await onPhone(browser)
  await page.goto(address)
  await page.waitForTimeout(500)
  const painted = await page.evaluate<number>(
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN",
  )
  await context.close()
  return painted
}

const RUNS = 3

async function opened({ origin }: RunningServer): Promise<Result[]> {
  return withBrowser(async (browser) => {
    const results: Result[] = []
    for (const [name, route] of [
      ['boreholes', 'brh-overview'],
      ['2D lines', 'smc-lines'],
    ] as const) {
      const runs: Seen[] = []
      for (let run = 0; run < RUNS; run++)
        runs.push(await openOnPhone(browser, `${origin}/datacenter/${route}`))
      results.push(
        {
          what: `${name} on a slow phone: first rows painted`,
          ...ofRuns(
            runs.map(({ firstRowMs }) => firstRowMs / 1000),
            median,
          ),
          unit: 's',
          limit: 1.8,
        },
        {
          what: `${name} on a slow phone: what moved`,
          ...ofRuns(
            runs.map(({ moved }) => moved),
            median,
          ),
          unit: '',
          limit: 0.02,
        },
      )
    }
    const painted: number[] = []
    for (let run = 0; run < RUNS; run++)
      painted.push(await paintedOnPhone(browser, `${origin}/datacenter/overview`))
    results.push({
      what: 'the country in figures on a slow phone: first painted',
      ...ofRuns(
        painted.map((ms) => ms / 1000),
        median,
      ),
      unit: 's',
      limit: 1.8,
    })
    return results
  })
}

/** The first rows of a list on a phone that is slow, on a line that is. */
export async function benchFirstRows(): Promise<Result[]> {
  const server = await startServer()
  try {
    await server.settled()
    return await opened(server)
  } finally {
    await server.stop()
  }
}
