import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, licences, registers } from '@datacentre/catalogue/registers/index'
import { expectLeastSizes, sidewaysScroll, stickingOut } from '../support/fit.ts'
import { brokenWords } from '../support/broken-words.ts'
import {
  languages,
  listAddress,
  listScreen,
  openList,
  showFilters,
  type ListScreen,
} from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'
import type { Page } from '@playwright/test'

/** What is left of A4 between the margins of a browser, in CSS pixels. */
const PAPER_WIDTH = 718

/**
 * The windows in which a word must not break: wide and usual ones, and the narrowest of each arrangement of the columns, where
 * they have the least room. Dutch has the longest words; one list shows that English goes as well.
 */
const windows = {
  nl: [1600, 1400, 1280, 1100, 1000, 900, 640, 375],
  en: [1100, 375],
} as const

/** Those of them in which the tool bar, the same on every list, has another number of lines, and so could move the list. */
const barWindows: readonly number[] = [1600, 1100, 900, 640]

/** Windows of common laptops, and the least that shows the filters at once. */
const laptops = [1280, 1366, 1400]

/** A row on one line, with the line under it. */
const ROW_HEIGHT = 44

/** A date needs so much, and a name says something with it. */
const LEAST_COLUMN = 80

async function expectOneLineRows(page: Page, register: Register): Promise<void> {
  for (const width of laptops) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(listAddress(register))
    const { rows, toggle } = listScreen(page, register, 'nl')
    await expect(rows.first()).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', String(width >= 1400))
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)),
    )
    expect([width, Math.max(...heights)]).toEqual([width, ROW_HEIGHT])
  }
}

/** Beside open filters the columns stay, on one line, also on a common laptop. */
async function expectColumnsBesideFilters(page: Page, register: Register): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { rows, filters } = await openList(page, register)
  await expect(filters).toBeVisible()
  const heads = await page
    .locator('.result-table thead th')
    .evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().width)))
  expect(Math.min(...heads)).toBeGreaterThanOrEqual(ROW_HEIGHT)
  expect(Math.min(...heads.slice(1, -1))).toBeGreaterThanOrEqual(LEAST_COLUMN)
  const { height } = (await rows.first().boundingBox())!
  expect(Math.round(height)).toBe(ROW_HEIGHT)
}

async function expectFitsPaper(screen: ListScreen): Promise<void> {
  const { page, rows, say } = screen
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
  await screen.search.fill('a')
  await expect(screen.chips).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const table = await page.locator('.result-table').boundingBox()
  const name = await rows.first().locator('.cell-name').boundingBox()
  expect(name!.width).toBeGreaterThan(table!.width / 12)
  expect(table!.width).toBeLessThanOrEqual(PAPER_WIDTH)
  expect(await brokenWords(page)).toEqual([])
  await expect(screen.chips).toBeVisible()
  await expect(rows.first().getByRole('checkbox')).toBeHidden()
  await expect(page.getByRole('button', { name: say('filters.clearAll') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

async function expectFitsPhone(screen: ListScreen): Promise<void> {
  const { page, rows, say } = screen
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await stickingOut(page)).toEqual([])
  const filters = await screen.filters.boundingBox()
  const list = await page.locator('.result-table').boundingBox()
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  // The values of a row stand under each other.
  const lefts = await rows
    .nth(1)
    .locator('td[data-label]')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(1)
  await screen.toggle.click()
  expect(await sidewaysScroll(page)).toBe(0)
  await screen.search.fill('~~nobody')
  await expect(page.getByText(say('noResults'), { exact: true })).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
}

for (const register of registers as readonly Register[]) {
  test(`${register.id}: the list fits every window, paper and a phone, breaks no word and does not move when rows are selected [S9.45, D14.1-3, D23.17, D29.22, D29.25]`, async ({
    page,
  }) => {
    await expectOneLineRows(page, register)
    await expectColumnsBesideFilters(page, register)
    for (const language of register === boreholes ? languages : (['nl'] as const)) {
      await page.setViewportSize({ width: 1600, height: 900 })
      const screen = await openList(page, register, { language })
      const top = async (): Promise<number> => (await page.locator('.register-body').boundingBox())!.y
      for (const width of windows[language]) {
        await page.setViewportSize({ width, height: 900 })
        await showFilters(screen)
        expect([language, width, await brokenWords(page)]).toEqual([language, width, []])
        if (register !== boreholes || !barWindows.includes(width)) continue
        const before = await top()
        await screen.selectAll.check()
        await expect(screen.download).toBeEnabled()
        expect([language, width, await top()]).toEqual([language, width, before])
        await screen.selectAll.uncheck()
      }
      if (language === 'en') continue
      await expectFitsPaper(screen)
      await screen.rows.first().locator('.row-chevron').click()
      for (const width of [1400, 900, 640]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(screen.rows.first().locator('.row-details')).toBeVisible()
        await expectLeastSizes(page)
        await expect.poll(() => stickingOut(page), `sticking out of ${width} px`).toEqual([])
      }
      await expectFitsPhone(screen)
    }
  })
}

test('the tool bar and the names of the columns stay in view while the list scrolls [D29.27]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  await screen.rows.nth(20).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(page.locator('.tool-bar')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.result-table thead th').first()).toBeInViewport()
  const bar = await page.locator('.tool-bar').boundingBox()
  const head = await page.locator('.result-table thead th').first().boundingBox()
  expect(Math.round((head?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0)))).toBeLessThanOrEqual(1)
  expect(head?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 2)
})

test('on a phone the button of the filters stays in view, and what it opens comes into view [D29.27]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 })
  const screen = await openList(page, boreholes)
  const top = async () => (await screen.rows.first().boundingBox())?.y ?? NaN
  expect(await top()).toBeLessThan(700)
  await screen.rows.nth(20).scrollIntoViewIfNeeded()
  await expect(screen.toggle).toBeInViewport({ ratio: 1 })
  await screen.toggle.click()
  await expect(screen.filters.getByRole('button').first()).toBeInViewport({ ratio: 1 })
})

test('on the narrowest phone a list begins on the first screen, under all its controls [D23.16]', async ({
  page,
}) => {
  const window = { width: 320, height: 640 }
  await page.setViewportSize(window)
  for (const register of [boreholes, fields, licences]) {
    const screen = await openList(page, register)
    const row = screen.rows.first()
    const firstValue = row.locator('td[data-label]').first()
    for (const shown of [row.locator('.cell-name'), firstValue])
      await expect(shown, register.id).toBeInViewport({ ratio: 1 })
    const { y: top } = (await row.boundingBox())!
    const { toggle, selectAll, search, order, mapButton, download } = screen
    const columns = screen.dropdown(screen.say('filter.columns'))
    for (const control of [toggle, selectAll, search, order, columns, mapButton, download]) {
      await expect(control, register.id).toBeVisible()
      const box = (await control.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(top)
      expect(box.height).toBeGreaterThanOrEqual(24)
    }
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await stickingOut(page)).toEqual([])
  }
})
