import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromiumArguments } from '@datacentre/fixtures/chromium-arguments'
import { chromium, type Browser, type Page, type Response } from '@playwright/test'
import { ensureBrowser } from '../../../scripts/browser.mjs'

/** Works with the browser that the tests take too. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...chromiumArguments],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page that notes how fast it paints, what shifts and what takes long. */
export async function watchedPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-page.js') })
  return page
}

const KILOBYTE = 1024

/** Counts the JavaScript that a page fetches from now on; says how many kilobytes it is, packed with gzip, up to a mark of the page if one is named. */
export function scriptsOf(page: Page): (mark?: string) => Promise<number> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return async (mark) => {
    const early = mark === undefined ? null : new Set(await askedBefore(page, mark))
    const counted = scripts.filter((script) => early?.has(script.url()) ?? true)
    // They are packed when the page has been measured: it is work for the machine that draws it.
    const bodies = await Promise.all(counted.map((script) => script.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KILOBYTE
  }
}

/** The addresses of all that a page had asked for when it set a mark on its timeline. */
const askedBefore = (page: Page, mark: string): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const [{ startTime: end }] = performance.getEntriesByName('${mark}')
    return performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end).map(({ name }) => name)
  })()`)

/** The paints noted since the last time they were taken. */
export const takePaints = (page: Page): Promise<number[]> => page.evaluate<number[]>('paints.splice(0)')

export type Trouble = { readonly shift: number; readonly tasks: readonly number[] }

export const takeTrouble = (page: Page): Promise<Trouble> =>
  page.evaluate<Trouble>('({ shift: trouble.shift, tasks: trouble.tasks.splice(0) })')

/** Megabytes of JavaScript's heap after a forced collection. */
export async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
