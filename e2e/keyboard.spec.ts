import { boreholes } from '@datacentre/catalogue/registers/index'
import { walkTo } from './support/by-keyboard.ts'
import { inTurn, openList } from './support/list-screen.ts'
import { readDownload } from './support/downloads.ts'
import { expect, test } from './support/test.ts'

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: by keyboard alone a visitor filters, opens a row, selects, downloads, and opens and closes the detail [D26.1]`, async ({
    page,
  }) => {
    const screen = await openList(page, register, { language })
    const { say, keyboard } = { say: screen.say, keyboard: page.keyboard }
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: say('skipToContent') })).toBeFocused()
    await keyboard.press('Enter')

    const filter = register.filters.find((one) => 'parameter' in one)
    if (filter === undefined || !('parameter' in filter))
      throw new Error(`${register.id} has no choice filter`)
    await walkTo(page, screen.dropdown(say(`filter.${filter.parameter}`)))
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    // Down to the first option that leaves rows.
    const place = await page
      .locator('.option')
      .evaluateAll((options) =>
        options.findIndex((option, at) => at > 0 && !option.classList.contains('option-quiet')),
      )
    for (let step = 0; step < place; step++) await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(screen.badge).toHaveText('1')
    await expect(screen.dropdown(say(`filter.${filter.parameter}`))).toBeFocused()
    await expect(screen.selectAll).toBeChecked()

    await walkTo(page, screen.rows.first().locator('.row-chevron'))
    await keyboard.press('Enter')
    await expect(screen.rows.first().locator('.row-details')).toBeVisible()

    await walkTo(page, screen.rows.first().getByRole('checkbox'), 'Shift+Tab')
    await keyboard.press('Space')
    await expect(screen.rows.first().getByRole('checkbox')).not.toBeChecked()
    await keyboard.press('Space')
    await walkTo(page, screen.selectAll, 'Shift+Tab')
    await keyboard.press('Space')
    await expect(screen.selected).toHaveText(say('selection.none'))
    await walkTo(page, screen.rows.first().getByRole('checkbox'))
    await keyboard.press('Space')
    await expect(screen.selected).toHaveText(say('selection.count', { count: 1 }))

    await walkTo(page, screen.download, 'Shift+Tab')
    const saved = page.waitForEvent('download')
    await keyboard.press('Enter')
    expect((await readDownload(await saved)).rows).toHaveLength(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(screen.download).toBeFocused()

    await walkTo(page, screen.names.first())
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('iframe')).toBeVisible()
    await walkTo(page, dialog.getByRole('button', { name: say('detail.close') }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(screen.names.first()).toBeFocused()
    await keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(screen.names.first()).toBeFocused()
  })
}

test('every control of a list shows a ring of 3 px when the keyboard is on it [D26.1]', async ({ page }) => {
  const screen = await openList(page, boreholes)
  const { say } = screen
  const controls = [
    screen.toggle,
    screen.selectAll,
    screen.search,
    screen.order,
    screen.mapButton,
    screen.download,
    screen.dropdown(say('filter.status')),
    screen.filters.getByRole('textbox').first(),
    screen.rows.first().getByRole('checkbox'),
    screen.names.first(),
    screen.rows.first().locator('.row-chevron'),
  ]
  await page.keyboard.press('Tab')
  for (const control of controls) {
    await control.focus()
    const ring = await control.evaluate((element) => {
      // A box may draw the ring around what it stands in.
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const styles = around.flatMap((one) =>
        one ? [element.ownerDocument.defaultView?.getComputedStyle(one)] : [],
      )
      return styles.map((style) => `${style?.outlineStyle} ${style?.outlineWidth}`)
    })
    expect(ring).toContain('solid 3px')
  }
})

test('the pages are turned by keyboard', async ({ page }) => {
  const screen = await openList(page, boreholes)
  await walkTo(page, screen.rows.last().locator('.row-chevron'))
  await walkTo(page, page.getByRole('button', { name: screen.say('paging.page', { page: 2 }) }))
  await page.keyboard.press('Enter')
  await expect(screen.report).toHaveText(/^2 /)
  await walkTo(page, page.getByRole('spinbutton'))
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(screen.report).toHaveText(/^9 /)
  await walkTo(page, screen.dropdown(screen.say('filter.pageSize')))
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(screen.rows).toHaveCount(200)
})
