import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, registers, seismicLines } from '@datacentre/catalogue/registers/index'
import { expectNothingForAxe } from './support/complaints.ts'
import { listAddress, listScreen, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** A few rows are enough where something else is looked at: what axe takes grows with the page. */
const few = 'searchByName=k12-b'

// axe looks at every element of a page, three times or more in a test.
test.describe.configure({ timeout: 60_000 })

for (const scheme of ['light', 'dark'] as const) {
  const language = scheme === 'light' ? 'nl' : 'en'
  test.describe(`axe in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme })

    for (const register of registers as readonly Register[]) {
      test(`${register.id}: nothing for axe to report on the list with an open row, and on an empty list, ${scheme}`, async ({
        page,
      }) => {
        const screen = await openList(page, register, { language })
        await screen.rows.first().locator('.row-chevron').click()
        await screen.rows.nth(1).getByRole('checkbox').check()
        await expectNothingForAxe(page)
        await screen.search.fill('~~nobody')
        await expect(page.getByText(screen.say('noResults'), { exact: true })).toBeVisible()
        await expectNothingForAxe(page)
      })
    }

    test(`nothing for axe to report on each open control, ${scheme}`, async ({ page }) => {
      const screen = await openList(page, boreholes, { language, query: few })
      const { say } = screen
      const listbox = page.getByRole('listbox')
      for (const label of ['filter.status', 'filter.order', 'filter.pageSize'] as const) {
        await screen.dropdown(say(label)).click()
        await expect(listbox).toBeVisible()
        await expectNothingForAxe(page)
        await page.keyboard.press('Escape')
        await expect(listbox).toHaveCount(0)
      }
      await page.getByRole('button', { name: say('period.chooseStart') }).click()
      await expect(page.getByRole('grid')).toBeVisible()
      await expectNothingForAxe(page)
      await page.keyboard.press('Escape')
      await screen.filters.getByRole('textbox').first().fill('31-02-1984')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: say('paging.next') }).hover()
      await expect(page.getByRole('tooltip', { name: say('paging.next') })).toBeVisible()
      await expectNothingForAxe(page)
    })

    test(`nothing for axe to report on a long list that can be searched and on a list of years, ${scheme}`, async ({
      page,
    }) => {
      const long = await openList(page, fields, { language, query: 'searchByName=k12' })
      await long.dropdown(long.say('filter.stratUnit')).click()
      await expect(page.getByRole('combobox')).toBeFocused()
      await expectNothingForAxe(page)
      const lines = await openList(page, seismicLines, { language, query: 'searchByName=3601' })
      await lines.dropdown(lines.say('filter.yearStart')).click()
      await page.getByRole('combobox').fill('198')
      await expect(page.getByRole('option')).toHaveCount(10)
      await expectNothingForAxe(page)
    })

    test(`nothing for axe to report while a list loads and when it failed, ${scheme}`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource/)
      await page.clock.install()
      await page.route(`**${boreholes.rest.list.path}`, (route) => route.fulfill({ status: 500 }))
      const { say } = listScreen(page, boreholes, language)
      await page.goto(listAddress(boreholes, { language }))
      await expect(page.getByText(say('loadingResults'), { exact: true })).toBeVisible()
      await expectNothingForAxe(page)
      await expect
        .poll(async () => {
          await page.clock.fastForward(4000)
          return page.getByRole('alert').count()
        })
        .toBe(1)
      await expectNothingForAxe(page)
    })

    test(`nothing for axe to report on the loading dialog and on the detail modal, ${scheme}`, async ({
      page,
    }) => {
      await page.route(`**${boreholes.rest.export.path}?*`, () => {})
      const screen = await openList(page, boreholes, { language, query: few })
      await screen.download.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNothingForAxe(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectNothingForAxe(page)
      await screen.names.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNothingForAxe(page)
    })

    test(`nothing for axe to report on a phone, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 720 })
      const screen = await openList(page, boreholes, { language, query: few })
      await screen.toggle.click()
      await screen.rows.first().locator('.row-chevron').click()
      await expectNothingForAxe(page)
    })
  })
}
