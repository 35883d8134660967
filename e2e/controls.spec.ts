import { wellProduction } from '@datacentre/catalogue/production/index'
import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { figuresAddress, holdFigures, inWholeYears, openFigures } from './support/figures-page.ts'
import { languages, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

test('the list of a dropdown is at most 200 px high [S9.50]', async ({ page }) => {
  const screen = await openList(page, fields)
  for (const label of ['filter.status', 'filter.stratUnit', 'filter.discoveryWell'] as const) {
    await screen.dropdown(screen.say(label)).click()
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(screen.dropdown(screen.say(label))).toBeFocused()
  }
})

test('Tab leaves an open list for the control after it, and Shift and Tab for the one before [D29.15]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  for (const [key, control] of [
    ['Tab', screen.mapButton],
    ['Shift+Tab', screen.search],
  ] as const) {
    await screen.order.click()
    await expect(page.getByRole('listbox')).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(control).toBeFocused()
  }
})

test('a press beside an open list closes it, chooses nothing and works the control that was pressed [D29.15]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  const chosen = (await screen.order.textContent()) ?? ''
  for (const place of [screen.count, screen.search]) {
    await screen.order.click()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await place.click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(screen.order).toHaveText(chosen)
  }
  await expect(screen.search).toBeFocused()
})

test('an open list goes along with its button, and closes where the page scrolls on and the button stays in view [D29.15]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  await screen.order.click()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  await page.mouse.move(900, 700)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(100)
  const [button, below] = [await screen.order.boundingBox(), await list.boundingBox()]
  expect((below?.y ?? 0) - (button?.y ?? 0)).toBeLessThan(50)
  await page.mouse.wheel(0, 900)
  await expect(list).toHaveCount(0)
})

test('the list of page sizes stays within the content [D29.26]', async ({ page }) => {
  const screen = await openList(page, boreholes)
  await screen.dropdown(screen.say('filter.pageSize')).click()
  const list = await page.getByRole('listbox').boundingBox()
  const content = await screen.paginator.boundingBox()
  // But for the border of what floats.
  expect(list!.x + list!.width).toBeLessThanOrEqual(content!.x + content!.width + 1)
})

test('the button of the filters names what it opens only while that is there [D29.10]', async ({ page }) => {
  const screen = await openList(page, boreholes)
  await expect(screen.toggle).toHaveAttribute('aria-expanded', 'true')
  const opened = (await screen.toggle.getAttribute('aria-controls')) ?? ''
  await expect(page.locator(`[id="${opened}"]`)).toHaveAccessibleName(screen.say('filters.title'))
  await screen.toggle.click()
  await expect(screen.toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(screen.toggle).not.toHaveAttribute('aria-controls')
})

test('typing goes to the option that starts so, and starts anew after 500 ms [S9.51]', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  const screen = await openList(page, boreholes, { language: 'en' })
  await screen.dropdown(screen.say('filter.result')).click()
  const active = page.locator('.option-active .option-words')
  await expect(active).toHaveText(screen.say('filter.none'))
  await page.clock.pauseAt(new Date('2026-11-15T13:00:00Z'))
  await page.keyboard.press('r')
  await expect(active).toHaveText('Rock salt')
  await page.clock.runFor(499)
  await page.keyboard.press('o')
  await expect(active).toHaveText('Rock salt')
  await page.clock.runFor(500)
  await page.keyboard.press('o')
  await expect(active).toHaveText('Oil')
  await page.clock.runFor(500)
  await page.keyboard.press('c')
  await expect(active).toHaveText('Coal')
  await page.keyboard.press('End')
  await expect(active).toHaveText(screen.say('filter.noValue'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(active).toHaveText('Coal')
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(screen.dropdown(screen.say('filter.result'))).toContainText('Coal')
})

for (const language of languages) {
  test(`a long list can be searched, and says how much it found, in ${language}`, async ({
    page,
    rowsOf,
  }) => {
    const wells = [...new Set((await rowsOf(fields)).map((row) => row['fieldDiscoveryName']))].filter(
      (name) => name !== null,
    )
    const screen = await openList(page, fields, { language })
    const label = screen.say('filter.discoveryWell')
    await screen.dropdown(label).click()
    const box = page.getByRole('combobox', { name: screen.say('filters.search', { filter: label }) })
    await expect(box).toBeFocused()
    const part = String(wells[5]).slice(0, 5).toLowerCase()
    const found = wells.filter((name) => String(name).toLowerCase().includes(part))
    await box.fill(part)
    await expect(page.locator('.option')).toHaveCount(found.length)
    await expect(
      page.getByText(screen.say('filters.found', { count: found.length }), { exact: true }),
    ).toBeAttached()
    await box.fill('~~nothing')
    await expect(page.getByText(screen.say('filters.noneFound'), { exact: true })).toBeVisible()
    await box.fill(String(wells[5]))
    await page.keyboard.press('Enter')
    await expect(screen.chips).toHaveText([
      screen.say('filters.chip', { filter: label, value: String(wells[5]) }),
    ])
  })
}

test('a tooltip fades in over 250 ms, under the pointer and under the focus, and Escape takes it away [S9.52]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  const tooltip = page.getByRole('tooltip')
  const next = page.getByRole('button', { name: screen.say('paging.next') })
  await next.hover()
  await expect(tooltip).toHaveText(screen.say('paging.next'))
  await expect(tooltip).toHaveCSS('animation-name', 'tooltip-fade-in')
  await expect(tooltip).toHaveCSS('animation-duration', '0.25s')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await screen.download.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip', { name: screen.say('download.needsSelection') })).toBeVisible()
})

test('Escape closes a tooltip inside a dialog first, and the dialog only after that [D29.16]', async ({
  page,
}) => {
  const { cards, history, say } = await openFigures(page, wellProduction, { query: inWholeYears })
  await cards.first().locator('.figure-card-name button').click()
  await history.getByRole('button', { name: say('detail.close') }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(say('detail.close'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(history).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
})

test('a visitor who asks for no motion gets none [D26.7]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screen = await openList(page, boreholes)
  await page.getByRole('button', { name: screen.say('paging.next') }).hover()
  await expect(page.getByRole('tooltip')).toHaveCSS('animation-duration', /^(0s|0\.001s|1ms)$/)
})

test('the spinner stands still for a visitor who asks for no motion, and turns for another [D26.7]', async ({
  page,
}) => {
  const letGo = await holdFigures(page, wellProduction)
  await page.goto(figuresAddress(wellProduction))
  const turning = page.locator('.loading-dialog .spinner path')
  const animations = () => turning.evaluate((path) => path.getAnimations().length)
  await expect.poll(animations).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animations).toBe(0)
  letGo()
})

test('targets are at least 32 px high', async ({ page }) => {
  const screen = await openList(page, boreholes, { query: 'onOffshore=ON' })
  await screen.rows.first().locator('.row-chevron').click()
  const small = await page
    .locator('.register-screen')
    .locator('button, input:not([type=checkbox]), label.checkbox, .row-actions a, .screen-head a')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 0 && Math.round(height) < 32
          ? [`${target.className} ${target.textContent} ${height}`]
          : []
      }),
    )
  expect(small).toEqual([])
})
