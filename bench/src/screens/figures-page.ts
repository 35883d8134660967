import { join } from 'node:path'
import type { YearlyScreen } from '@datacentre/catalogue/production/screen'
import { chartSteps, type ChartStep } from '@datacentre/catalogue/production/series/picture'
import { timings } from '@datacentre/catalogue/screen-constants'
import type { Browser, Page } from '@playwright/test'

/** What was not painted anew this long after the answer came will not be. */
const QUIET_MS = 500

/** Milliseconds from what the visitor did to the frame that shows the new cards, and the new chart. */
export type Paint = { readonly cards: number; readonly chart: number }

/** The dropdowns of a screen of figures, in their order. */
const dropdowns = ['product', 'type', 'unit', 'location'] as const

type DropdownName = (typeof dropdowns)[number]

/** A screen of figures, each change of which is measured; null where nothing had to be painted anew. */
export type MeasuredPage = {
  /** Chooses the entry after the one that is chosen, if there is another. */
  readonly chooseNext: (dropdown: DropdownName) => Promise<Paint | null>
  readonly chooseYears: (from: number, to: number) => Promise<Paint | null>
  readonly search: (name: string) => Promise<Paint | null>
  /** Draws the chart by month, by year or added up; milliseconds to its frame. */
  readonly drawBy: (step: ChartStep) => Promise<number>
  readonly close: () => Promise<void>
}

type Opened = { readonly home: string; readonly screen: YearlyScreen; readonly query?: string }

export async function openFigures(browser: Browser, opened: Opened): Promise<MeasuredPage> {
  const { home, screen, query = '' } = opened
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
  await page.addInitScript({ path: join(import.meta.dirname, 'watch-figures.js') })
  await page.goto(`${home}${screen.route}?${query}`)
  await page.locator('.figure-card').first().waitFor()
  await page.locator('.selection-chart path[data-band]').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(QUIET_MS)
  const path = screen.rest.list.path
  return {
    chooseNext: async (dropdown) => {
      const option = await nextOption(page, dropdown)
      if (option === null) return null
      const act = (): Promise<void> => page.getByRole('option').nth(option).click()
      return dropdown === 'unit' ? switched(page, act) : asked(page, { path, act, pause: 0 })
    },
    chooseYears: (from, to) =>
      asked(page, { path, act: () => pickYears(page, from, to), pause: timings.datePickerClose }),
    search: (name) =>
      asked(page, {
        path,
        act: () => page.getByRole('searchbox').fill(name),
        pause: timings.nameSearchDebounce,
      }),
    drawBy: (step) => drawn(page, step),
    close: () => page.close(),
  }
}

/** Chooses what a bar of the chart holds, which needs no answer and leaves the cards as they are. */
async function drawn(page: Page, step: ChartStep): Promise<number> {
  await page.locator('.selection-chart .picture-steps label').nth(chartSteps.indexOf(step)).click()
  await page.waitForTimeout(QUIET_MS)
  const { chart } = await page.evaluate<Painted>('takePaint()')
  if (chart === null) throw new Error(`no new chart on ${page.url()}`)
  return chart
}

/** Opens a dropdown; which of its entries follows the chosen one. Closes it again when there is no other. */
async function nextOption(page: Page, dropdown: DropdownName): Promise<number | null> {
  await page.locator('.figures-selectors .dropdown-button').nth(dropdowns.indexOf(dropdown)).click()
  const options = page.getByRole('option')
  await options.first().waitFor()
  const chosen = await options.evaluateAll((entries) =>
    entries.map((entry) => entry.getAttribute('aria-selected') === 'true'),
  )
  if (chosen.length > 1) return (chosen.indexOf(true) + 1) % chosen.length
  await page.keyboard.press('Escape')
  return null
}

async function pickYears(page: Page, from: number, to: number): Promise<void> {
  await page.locator('.figures-selectors .calendar-box .button').click()
  await page.getByRole('gridcell', { name: String(from) }).click()
  await page.getByRole('gridcell', { name: String(to) }).click()
}

type Painted = { readonly [Part in keyof Paint]: number | null }

type Asked = {
  /** Of the call that answers. */
  readonly path: string
  readonly act: () => Promise<void>
  /** What the screen itself waits before it asks (S9), which is not counted. */
  readonly pause: number
}

/** Changes something that the server is asked about, and checks that the answer is what was painted. */
async function asked(page: Page, { path, act, pause }: Asked): Promise<Paint | null> {
  const answered = page.waitForResponse((response) => response.url().endsWith(path))
  await act()
  const response = await answered
  await page.waitForTimeout(QUIET_MS)
  const { cards, chart } = await page.evaluate<Painted>('takePaint()')
  // Only now: to hand over a megabyte while the page draws it would slow the page down.
  const rows = ((await response.json()) as readonly unknown[]).length
  const told = Number(((await page.locator('.screen-head-count').textContent()) ?? '').replaceAll(/\D/g, ''))
  if (told !== rows) throw new Error(`${rows} figures came and ${told} are told of on ${page.url()}`)
  // Where nothing is found there is no chart; where the same is found, nothing is painted anew.
  return cards === null ? null : { cards: cards - pause, chart: (chart ?? cards) - pause }
}

/** Changes the unit, which needs no answer. */
async function switched(page: Page, act: () => Promise<void>): Promise<Paint> {
  await act()
  await page.waitForTimeout(QUIET_MS)
  const { cards, chart } = await page.evaluate<Painted>('takePaint()')
  if (cards === null || chart === null) throw new Error(`nothing new on ${page.url()}`)
  return { cards, chart }
}
