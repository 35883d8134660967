import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import {
  expectNothingForAxe,
  expectNothingForAxeButColours,
  expectNothingForAxeLightOrDark,
} from '../support/axe.ts'
import { inTurn, listAddress, listScreen, openList } from '../support/list-screen.ts'
import { passRetries } from '../support/retries.ts'
import { expect, test } from '../support/test.ts'

/** A few rows are enough where something else is looked at: what axe takes grows with the page. */
const few = 'searchByName=k12-b'

// The colours of the other lists are as easy to tell from the page: a rule holds that.
test('nothing for axe to report on a list with an open row, light or dark, and without rows [D26.1]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes)
  await screen.rows.first().locator('.row-chevron').click()
  await screen.rows.nth(1).getByRole('checkbox').check()
  await expectNothingForAxeLightOrDark(page)
  await screen.search.fill('~~nobody')
  await expect(page.getByText(screen.say('noResults'), { exact: true })).toBeVisible()
  await expectNothingForAxe(page, '.register-list')
})

test('nothing for axe to report on each of the six lists with an open row, and with what it offers to take along [D26.1]', async ({
  page,
}) => {
  for (const { register, language } of inTurn) {
    const { rows, say } = await openList(page, register, { language })
    await rows.nth(5).locator('.row-chevron').click()
    await expect(rows.nth(5).locator('.row-details')).toBeVisible()
    await page.getByText(say('takeHome.titleWithPlaces')).click()
    for (const summary of await page.locator('.take-home-snippet summary').all()) await summary.click()
    await expectNothingForAxeButColours(page)
  }
})

test('nothing for axe to report on each kind of open control, light or dark, and on a phone [D26.1]', async ({
  page,
}) => {
  const screen = await openList(page, boreholes, { query: few })
  const { say } = screen
  const listbox = page.getByRole('listbox')
  for (const label of ['filter.status', 'filter.pageSize'] as const) {
    await screen.dropdown(say(label)).click()
    await expect(listbox).toBeVisible()
    await expectNothingForAxeLightOrDark(page, '.popover')
    await page.keyboard.press('Escape')
    await expect(listbox).toHaveCount(0)
  }
  await page.getByRole('button', { name: say('period.chooseStart') }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectNothingForAxeLightOrDark(page, '.popover')
  await page.keyboard.press('Escape')
  await screen.filters.getByRole('textbox').first().fill('31-02-1984')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: say('paging.next') }).hover()
  await expect(page.getByRole('tooltip', { name: say('paging.next') })).toBeVisible()
  await expectNothingForAxeLightOrDark(page, '[role=tooltip], #filters')

  await page.setViewportSize({ width: 375, height: 720 })
  await screen.rows.first().locator('.row-chevron').click()
  await expect(screen.filters).toBeVisible()
  await expectNothingForAxeButColours(page)
})

test('nothing for axe to report on a long list of options that can be searched, light or dark', async ({
  page,
}) => {
  const { dropdown, say } = await openList(page, fields, { language: 'en', query: 'searchByName=k12' })
  await dropdown(say('filter.stratUnit')).click()
  await expect(page.locator('.popover').getByRole('combobox')).toBeFocused()
  await expectNothingForAxeLightOrDark(page, '.popover')
})

test('nothing for axe to report while a list loads and when it failed, light or dark [D26.1]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  await page.clock.install()
  await page.route(`**${boreholes.rest.list.path}`, (route) => route.fulfill({ status: 500 }))
  const { say } = listScreen(page, boreholes, 'nl')
  await page.goto(listAddress(boreholes))
  await expect(page.getByText(say('loadingResults'), { exact: true })).toBeVisible()
  await expectNothingForAxeLightOrDark(page)
  await passRetries(page.getByRole('alert'))
  await expectNothingForAxeLightOrDark(page, 'main')
})

test('nothing for axe to report on the loading dialog and on the detail modal, light or dark [D26.1]', async ({
  page,
}) => {
  await page.route(`**${boreholes.rest.export.path}?*`, () => {})
  const screen = await openList(page, boreholes, { language: 'en', query: few })
  await screen.download.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingForAxeLightOrDark(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNothingForAxeLightOrDark(page, '.passing-message')
  await screen.names.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingForAxeLightOrDark(page, '[role=dialog]')
})
