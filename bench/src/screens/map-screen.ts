import { join } from 'node:path'
import { boreholes, seismicSurveys2d } from '@datacentre/catalogue'
import type { Register } from '@datacentre/catalogue/grammar/register'
import type { Browser, Page } from '@playwright/test'
import { scriptsOf, withBrowser } from './browser.ts'
import { median, p95, type Result, ofRuns } from '../measure.ts'
import { packedCall } from '../packed-call.ts'
import { startServer } from '../running-server.ts'

const ROUNDS = 5
const MEGABYTE = 1024 * 1024

/** What was not drawn anew this long after the map was will not be. */
const QUIET_MS = 1000

async function openMap(browser: Browser): Promise<Page> {
  // A browser of its own: nothing is kept from a page before.
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-map.js') })
  return page
}

type Drawn = { readonly map: number; readonly panel: number }

/** Seconds from asking for a page until its map, and its panel, were drawn whole. */
async function drawn(page: Page, address: string): Promise<Drawn> {
  await page.goto(address)
  const { map, panel } = await page.evaluate<Drawn>(`takeDrawn(${QUIET_MS})`)
  return { map: map / 1000, panel: panel / 1000 }
}

type ObjectPage = { readonly kind: string; readonly address: string }

async function benchObject(browser: Browser, { kind, address }: ObjectPage): Promise<Result[]> {
  const times: number[] = []
  const weights: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openMap(browser)
    const weight = scriptsOf(page)
    const { map, panel } = await drawn(page, address)
    if (panel === 0) throw new Error(`no panel on ${address}`)
    times.push(Math.max(map, panel))
    weights.push(await weight())
    await page.context().close()
  }
  return [
    {
      what: `JavaScript of the map and the panel of a ${kind}, gzip`,
      ...ofRuns(weights, median),
      unit: 'KB',
      limit: 330,
    },
    { what: `page of a ${kind} to map and panel drawn`, ...ofRuns(times, median), unit: 's', limit: 1.5 },
  ]
}

const MOVES = 25

/** Drags the map to and fro with the mouse; milliseconds of every frame of it, the one that draws the new place included. */
async function drag(page: Page): Promise<number[]> {
  await page.evaluate('takeFrames()')
  const [x, y] = [900, 450]
  for (const [dx, dy] of [
    [8, 3],
    [-8, 4],
    [5, -7],
    [-5, 0],
  ] as const) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let move = 1; move <= MOVES; move++) await page.mouse.move(x + dx * move, y + dy * move)
    await page.mouse.up()
    await page.waitForTimeout(QUIET_MS)
  }
  return page.evaluate<number[]>('takeFrames()')
}

/** Everything that is many: all lines and all boreholes, with the whole country in view. */
async function benchMany(browser: Browser, home: string): Promise<Result[]> {
  const first: number[] = []
  const frames: number[] = []
  let [lines, scripts] = [Number.NaN, Number.NaN]
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openMap(browser)
    const weight = scriptsOf(page)
    const answered = page.waitForResponse((response) => response.url().endsWith('/lines.json'))
    first.push((await drawn(page, `${home}?layers=boreholes,lines`)).map)
    scripts = await weight('map-drawn')
    lines = (await (await answered).request().sizes()).responseBodySize
    frames.push(...(await drag(page)))
    await page.context().close()
  }
  return [
    { what: 'JavaScript before the map can be used, gzip', measured: scripts, unit: 'KB', limit: 250 },
    { what: '28,000 lines over the wire', measured: lines / MEGABYTE, unit: 'MB', limit: 1.5 },
    {
      what: '28,000 lines and 6,740 boreholes, first draw',
      ...ofRuns(first, median),
      unit: 's',
      limit: 1,
    },
    { what: `dragging them, p95 of ${frames.length} frames`, ...ofRuns(frames, p95), unit: 'ms', limit: 60 },
  ]
}

/** Near enough for the courses of boreholes, over a dense field, with all lines drawn too. */
async function benchPaths(browser: Browser, home: string): Promise<Result[]> {
  const page = await openMap(browser)
  const answered = page.waitForResponse((response) => response.url().endsWith('/well-paths.json'))
  await drawn(page, `${home}?layers=boreholes,lines&x=255000&y=585000&z=8`)
  const paths = (await (await answered).request().sizes()).responseBodySize
  const frames = await drag(page)
  await page.context().close()
  return [
    { what: 'courses of all boreholes over the wire', measured: paths / MEGABYTE, unit: 'MB', limit: 1 },
    {
      what: `dragging courses and lines, p95 of ${frames.length} frames`,
      ...ofRuns(frames, p95),
      unit: 'ms',
      limit: 60,
    },
  ]
}

const STEPS = 100

/** Years from 1920 on, one after the other by key, over everything that has dates and all lines. */
async function benchYears(browser: Browser, home: string): Promise<Result> {
  const page = await openMap(browser)
  await drawn(page, `${home}?layers=boreholes,fields,licences,lines&year=1920`)
  await page.getByRole('slider').focus()
  await page.evaluate('takeSteps()')
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(60)
  }
  const steps = await page.evaluate<number[]>('takeSteps()')
  await page.context().close()
  return { what: `a step of the year, p95 of ${steps.length}`, ...ofRuns(steps, p95), unit: 'ms', limit: 50 }
}

type Row = Readonly<Record<string, unknown>>

type Asked = {
  readonly register: Pick<Register, 'rest' | 'onMap'>
  /** Which of the rows. */
  readonly chosen: (rows: readonly Row[]) => Row | undefined
}

/** The address of the page of an object of a register. */
async function pageOf(origin: string, { register, chosen }: Asked): Promise<string> {
  const { method, path } = register.rest.list
  const list = await packedCall({ url: `${origin}/datacenter${path}`, method, accepted: 'identity' })
  const row = chosen(JSON.parse(list.bytes.toString()) as readonly Row[])
  return `${origin}/mapviewer/${register.onMap.page(String(row?.[register.onMap.pageId]))}`
}

/** A borehole with much to tell: its page draws every part of a panel. */
const inField = (rows: readonly Row[]): Row | undefined => rows.find(({ fieldCode }) => fieldCode !== null)

/** The survey with the most lines: its page draws them all. */
const withMostLines = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((one, other) => Number(other['nrOfLines']) - Number(one['nrOfLines']))[0]

/** The map viewer in a real browser without WebGL: its weight, and how soon and how smoothly it draws. */
export async function benchMapScreen(): Promise<Result[]> {
  const server = await startServer()
  const home = `${server.origin}/mapviewer/`
  try {
    const borehole = await pageOf(server.origin, { register: boreholes, chosen: inField })
    const survey = await pageOf(server.origin, { register: seismicSurveys2d, chosen: withMostLines })
    return await withBrowser(async (browser) => [
      ...(await benchObject(browser, { kind: 'borehole', address: borehole })),
      ...(await benchObject(browser, { kind: 'survey', address: survey })),
      ...(await benchMany(browser, home)),
      ...(await benchPaths(browser, home)),
      await benchYears(browser, home),
    ])
  } finally {
    await server.stop()
  }
}
