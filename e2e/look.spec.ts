import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { expectLeastSizes, sidewaysScroll, stickingOut } from './support/fit.ts'
import { openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const register of registers as readonly Register[]) {
  test(`${register.id}: header and footer keep 1245 px, and the content fits windows of 900 and 640 px [S9.45, D14.1, D14.2]`, async ({
    page,
  }) => {
    const screen = await openList(page, register, { query: 'searchByName=a' })
    await screen.rows.first().locator('.row-chevron').click()
    for (const width of [1400, 900, 640]) {
      await page.setViewportSize({ width, height: 900 })
      if ((await screen.toggle.getAttribute('aria-expanded')) === 'false') await screen.toggle.click()
      await expect(screen.rows.first().locator('.row-details')).toBeVisible()
      await expectLeastSizes(page)
      await expect.poll(() => stickingOut(page), `sticking out of ${width} px`).toEqual([])
    }
  })

  test(`${register.id}: a phone of 320 px has one column and no scrolling sideways [D14.3]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    const screen = await openList(page, register, { query: 'searchByName=a' })
    expect(await sidewaysScroll(page)).toBe(0)
    await screen.toggle.click()
    await screen.rows.first().locator('.row-chevron').click()
    await expect(screen.rows.first().locator('.row-details')).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await stickingOut(page)).toEqual([])
    const filters = await screen.filters.boundingBox()
    const list = await page.locator('.result-table').boundingBox()
    expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
    // The values of a row stand under each other.
    const lefts = await screen.rows
      .nth(1)
      .locator('td[data-label]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(1)
    await screen.search.fill('~~nobody')
    await expect(page.getByText(screen.say('noResults'), { exact: true })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
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

test('the colours of a list follow the preference of the visitor [D29.20]', async ({ page }) => {
  const paper = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  await page.emulateMedia({ colorScheme: 'light' })
  await openList(page, boreholes)
  expect(await paper()).toBe('rgb(246, 244, 239)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paper()).toBe('rgb(18, 24, 29)')
})
