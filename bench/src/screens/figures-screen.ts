import { fieldProduction, miningProduction, wellProduction } from '@datacentre/catalogue'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import { productionTypesOf, productsOf } from '@datacentre/catalogue/production/selecting/selectors'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import type { Browser } from '@playwright/test'
import { withBrowser } from './browser.ts'
import { openFigures, type Paint } from './figures-page.ts'
import { p95, type Result, ofRuns } from '../measure.ts'
import { packedCall } from '../packed-call.ts'
import { startServer } from '../running-server.ts'

const screens = { fields: fieldProduction, wells: wellProduction, mining: miningProduction } as const

/** One product in four has a single type, and still every selector is to be tried thirty times. */
const ROUNDS = 40
const REPEATED = 30

const FIRST_YEAR = EARLIEST_PRODUCTION_YEAR
const THIS_YEAR = new Date().getFullYear()

const NAMES = ['a', 'e', '']

/** Two years, and later three, that no round before asked for. */
function yearsOf(round: number): readonly [from: number, to: number] {
  const starts = THIS_YEAR - FIRST_YEAR - 1
  const from = FIRST_YEAR + (round % starts)
  return [from, from + 1 + Math.floor(round / starts)]
}

type Measured = { readonly browser: Browser; readonly home: string }

type Selector = 'years' | 'product' | 'type' | 'location' | 'name'

/** Every selector in turn. The years are others in every round, so that each answer comes from the server. */
async function benchSelectors({ browser, home }: Measured, name: keyof typeof screens): Promise<Result[]> {
  const page = await openFigures(browser, { home, screen: screens[name] })
  const times: Record<Selector, number[]> = { years: [], product: [], type: [], location: [], name: [] }
  const note = (selector: Selector, paint: Paint | null): void => {
    if (paint !== null) times[selector].push(Math.max(paint.cards, paint.chart))
  }
  for (let round = 0; round < ROUNDS; round++) {
    note('years', await page.chooseYears(...yearsOf(round)))
    for (const dropdown of ['product', 'type', 'location'] as const)
      note(dropdown, await page.chooseNext(dropdown))
    note('name', await page.search(NAMES[round % NAMES.length]!))
  }
  await page.close()
  return Object.entries(times)
    .filter(([, of]) => of.length > 0)
    .map(([selector, of]) => ({
      what: `${name}: ${selector} to painted result, p95 of ${of.length}`,
      ...ofRuns(of, p95),
      unit: 'ms',
      limit: 150,
    }))
}

/** All fields since 2003, from the choice of the production type to the painted chart. */
async function benchWholeChart({ browser, home }: Measured): Promise<Result> {
  const query = `yearStart=${FIRST_YEAR}&yearEnd=${THIS_YEAR}&production=Discharged`
  const times: number[] = []
  for (let round = 0; round < REPEATED; round++) {
    // A page of its own each time: what was asked before is not asked again.
    const page = await openFigures(browser, { home, screen: fieldProduction, query })
    times.push((await page.chooseNext('type'))?.chart ?? Number.NaN)
    await page.close()
  }
  return {
    what: `fields: chart of all since ${FIRST_YEAR}, p95 of ${REPEATED}`,
    ...ofRuns(times, p95),
    unit: 'ms',
    limit: 200,
  }
}

/** Everything since 2003 by year, from the choice of years to the painted chart. */
async function benchYearlyChart({ browser, home }: Measured): Promise<Result> {
  const query = `yearStart=${FIRST_YEAR}&yearEnd=${THIS_YEAR}`
  const page = await openFigures(browser, { home, screen: fieldProduction, query })
  const times: number[] = []
  for (let round = 0; round < REPEATED; round++) {
    await page.drawBy('month')
    times.push(await page.drawBy('year'))
  }
  await page.close()
  return {
    what: `fields: yearly chart of everything since ${FIRST_YEAR}, p95 of ${REPEATED}`,
    ...ofRuns(times, p95),
    unit: 'ms',
    limit: 100,
  }
}

/** The unit of a page of 200 cards: the cards, and the chart of the selection that follows them. */
async function benchUnit({ browser, home }: Measured, name: keyof typeof screens): Promise<Result[]> {
  const page = await openFigures(browser, { home, screen: screens[name], query: 'pageSize=200' })
  const paints: Paint[] = []
  for (let round = 0; round < REPEATED; round++) {
    const paint = await page.chooseNext('unit')
    if (paint !== null) paints.push(paint)
  }
  await page.close()
  const result = (what: string, times: readonly number[], limit: number): Result => ({
    what: `${name}: ${what}, p95 of ${times.length}`,
    ...ofRuns(times, p95),
    unit: 'ms',
    limit,
  })
  return [
    result(
      'unit of 200 cards',
      paints.map(({ cards }) => cards),
      50,
    ),
    result(
      'unit of the chart above them',
      paints.map(({ chart }) => chart),
      150,
    ),
  ]
}

/** The server packs the figures of a product and type when they are first asked for. */
async function warmUp(origin: string): Promise<void> {
  for (const screen of Object.values<YearlyScreen>(screens)) {
    const url = `${origin}/datacenter${screen.rest.list.path}`
    for (const product of productsOf(screen)) {
      for (const production of productionTypesOf(screen, product))
        await packedCall({ url, body: { yearStart: FIRST_YEAR, yearEnd: THIS_YEAR, product, production } })
    }
  }
}

/** The screens of figures in a real browser: from what a visitor does to the frame that shows what was asked. */
export async function benchFiguresScreen(): Promise<Result[]> {
  const server = await startServer()
  const home = `${server.origin}/datacenter`
  try {
    await warmUp(server.origin)
    return await withBrowser(async (browser) => {
      const names = Object.keys(screens) as (keyof typeof screens)[]
      const results: Result[] = []
      for (const name of names) results.push(...(await benchSelectors({ browser, home }, name)))
      results.push(await benchWholeChart({ browser, home }))
      results.push(await benchYearlyChart({ browser, home }))
      for (const name of names) results.push(...(await benchUnit({ browser, home }, name)))
      return results
    })
  } finally {
    await server.stop()
  }
}
