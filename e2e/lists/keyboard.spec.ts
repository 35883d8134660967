import { seismicLines } from '@datacentre/catalogue/registers/index'
import { walkTo } from '../support/by-keyboard.ts'
import { openList } from '../support/list-screen.ts'
import { readDownload } from '../support/downloads.ts'
import { expect, test } from '../support/test.ts'

test('by keyboard alone a visitor filters, opens a row, selects, downloads, opens and closes the detail, and turns the page [D26.1]', async ({
  page,
}) => {
  const screen = await openList(page, seismicLines, { language: 'en' })
  const { say, keyboard } = { say: screen.say, keyboard: page.keyboard }
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: say('skipToContent') })).toBeFocused()
  await keyboard.press('Enter')

  const filter = screen.dropdown(say(`filter.${seismicLines.filters[0].parameter}`))
  await walkTo(page, filter)
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
  await keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(screen.badge).toHaveText('1')
  await expect(filter).toBeFocused()
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

  await walkTo(page, page.getByRole('button', { name: say('paging.page', { page: 2 }), exact: true }))
  await keyboard.press('Enter')
  await expect(screen.report).toHaveText(/^2 /)
  await walkTo(page, page.getByRole('spinbutton'))
  await keyboard.press('ArrowUp')
  await expect(screen.report).toHaveText(/^3 /)
  await walkTo(page, screen.dropdown(say('filter.pageSize')))
  await keyboard.press('Enter')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(screen.rows).toHaveCount(50)
})
