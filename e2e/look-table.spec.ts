import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, licences, registers, seismicLines } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { languages, listAddress, listScreen, openList } from './support/list-screen.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/test.ts'

/** No browser hyphenates a word longer than this well; no text of ours has one. */
const LONGEST_WORD = 20

/** The words of a list that stand on more than one line; a head that only screen readers meet is left out. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const broken = new Set()
    const table = document.querySelector('.result-table')
    const unseen = table.querySelector('thead').clientWidth > 1 ? '.visually-hidden' : '.visually-hidden, thead'
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement.closest(unseen)) continue
      for (const { 0: word, index } of node.textContent.matchAll(/\\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(pieces.map(({ top }) => Math.round(top)))
        if (word.length <= ${LONGEST_WORD} && lines.size > 1) broken.add(word)
      }
    }
    return [...broken]
  })()`)

for (const register of registers as readonly Register[]) {
  test(`${register.id}: no word of a row is broken, with the filters beside it, in any window [D29.22]`, async ({
    page,
  }) => {
    for (const language of languages) {
      const screen = await openList(page, register, { language })
      for (const width of [1400, 1280, 900, 640, 375]) {
        await page.setViewportSize({ width, height: 900 })
        if ((await screen.toggle.getAttribute('aria-expanded')) === 'false') await screen.toggle.click()
        expect([language, width, await brokenWords(page)]).toEqual([language, width, []])
      }
    }
  })
}

test('a row of one line is 44 px high, and its box stands beside its name [D29.23]', async ({ page }) => {
  const screen = await openList(page, seismicLines)
  const row = screen.rows.nth(1)
  expect((await row.boundingBox())?.height).toBe(44)
  const middle = ({ y, height }: { y: number; height: number }): number => y + height / 2
  const box = await row.getByRole('checkbox').boundingBox()
  const name = await row.locator('.row-name').boundingBox()
  expect(Math.abs(middle(box!) - middle(name!))).toBeLessThanOrEqual(1)
})

test('the details of an open row start where its name starts [D29.23]', async ({ page }) => {
  const screen = await openList(page, licences)
  await screen.rows.first().locator('.row-chevron').click()
  const left = async (selector: string): Promise<number> =>
    (await screen.rows.first().locator(selector).first().boundingBox())!.x
  expect(await left('.row-details dt')).toBe(await left('.row-name'))
})

test('the names of the columns do not move when the rows come, also where filters are on [D29.24]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const answer = await holdRequests(page, `**${boreholes.rest.list.path}`)
  const screen = listScreen(page, boreholes, 'nl')
  await page.goto(listAddress(boreholes, { query: 'result=GAS' }))
  await expect(page.getByText(screen.say('loadingResults'), { exact: true })).toBeVisible()
  const head = page.locator('.result-table thead')
  const before = await head.boundingBox()
  answer()
  await expect(screen.rows.first()).toBeVisible()
  expect(await head.boundingBox()).toEqual(before)
})

test('on a phone nothing moves when the number of rows comes [D29.24]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  const answer = await holdRequests(page, `**${boreholes.rest.list.path}`)
  const screen = listScreen(page, boreholes, 'nl')
  await page.goto(listAddress(boreholes))
  await expect(page.getByText(screen.say('loadingResults'), { exact: true })).toBeVisible()
  const before = await page.locator('.tool-bar').boundingBox()
  answer()
  await expect(screen.rows.first()).toBeVisible()
  expect(await page.locator('.tool-bar').boundingBox()).toEqual(before)
})

test('while rows load, bars stand where the values will be, in columns and in cards [D29.24]', async ({
  page,
}) => {
  /** Where the boxes start in the first row that has them. */
  const lefts = (boxes: string): Promise<number[]> =>
    page.evaluate<number[]>(`[...document.querySelector('${boxes}').querySelectorAll('td, th')]
      .filter((cell) => !cell.matches('.cell-chevron'))
      .map((cell) => Math.round(cell.getBoundingClientRect().left))`)
  const answer = await holdRequests(page, `**${boreholes.rest.list.path}`)
  const screen = listScreen(page, boreholes, 'nl')
  await page.goto(listAddress(boreholes))
  await expect(page.locator('tbody[aria-hidden]').first()).toBeVisible()
  const waiting = new Map<number, number[]>()
  for (const width of [1400, 900, 375]) {
    await page.setViewportSize({ width, height: 900 })
    waiting.set(width, await lefts('tbody[aria-hidden]'))
  }
  answer()
  await expect(screen.rows.first()).toBeVisible()
  for (const [width, bars] of waiting) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await lefts('.result-row')]).toEqual([width, bars])
  }
})

test('an open list of options is as wide as its control, or wider [D29.26]', async ({ page }) => {
  const screen = await openList(page, seismicLines)
  for (const label of ['filter.category', 'filter.order'] as const) {
    const button = screen.dropdown(screen.say(label))
    await button.click()
    const list = await page.getByRole('listbox').boundingBox()
    // But for the border of what floats.
    expect(list!.width).toBeGreaterThanOrEqual((await button.boundingBox())!.width - 2)
    await page.keyboard.press('Escape')
  }
})

/** What is left of A4 between the margins of a browser, in CSS pixels. */
const PAPER_WIDTH = 718

for (const register of registers as readonly Register[]) {
  test(`${register.id}: a printed list keeps the columns, breaks no word, and leaves out what only a screen can do [D29.22]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
    for (const language of languages) {
      await page.emulateMedia({ media: 'screen' })
      const screen = await openList(page, register, { language, query: 'searchByName=a' })
      await page.emulateMedia({ media: 'print' })
      const table = await page.locator('.result-table').boundingBox()
      const name = await screen.rows.first().locator('.cell-name').boundingBox()
      expect(name!.width).toBeGreaterThan(table!.width / 12)
      expect(table!.width).toBeLessThanOrEqual(PAPER_WIDTH)
      expect(await brokenWords(page)).toEqual([])
      await expect(screen.chips).toBeVisible()
      await expect(screen.rows.first().getByRole('checkbox')).toBeHidden()
      await expect(page.getByRole('button', { name: screen.say('filters.clearAll') })).toBeHidden()
    }
  })
}
