import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { gatherComplaints } from '../support/complaints.ts'
import { listAddress, listScreen, openList } from '../support/list-screen.ts'
import { readIds } from '../support/shown-rows.ts'
import { expect, test } from '../support/test.ts'

test('the address carries the list, so that a fresh browser shows the same rows, selected alike [D4.1-4, D4.7, D29.6]', async ({
  page,
  browser,
}) => {
  const screen = await openList(page, boreholes, { language: 'en' })
  const { say } = screen
  const entries = await page.evaluate<number>('history.length')
  await screen.choose(say('filter.onOffshore'), say('onOffshore.ON'))
  const start = screen.filters.getByRole('textbox', { name: say('filter.startDate') })
  await start.fill('31-12-1964')
  await start.press('Enter')
  await screen.search.fill('a')
  await screen.choose(say('filter.order'), say('boreholes.startDate'))
  await screen.choose(say('filter.pageSize'), '50')
  await page.getByRole('button', { name: say('paging.page', { page: 3 }), exact: true }).click()
  // Dates as yyyy-MM-dd; the state replaces the address and adds nothing to the history (D4).
  const asked = {
    lang: 'en',
    searchByName: 'a',
    onOffshore: 'ON',
    startDate: '1964-12-31',
    order: 'startDate',
    page: '3',
    pageSize: '50',
  }
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(asked)
  expect(await page.evaluate<number>('history.length')).toBe(entries)
  const shown = { ids: await readIds(screen.rows), count: await screen.count.textContent() }
  const selected = (await screen.selected.textContent()) ?? ''

  const fresh = await (await browser.newContext()).newPage()
  const complaints = gatherComplaints(fresh)
  await fresh.goto(page.url())
  const other = listScreen(fresh, boreholes, 'en')
  await expect(other.count).toHaveText(shown.count ?? '')
  await expect(other.report).toHaveText(/^3 /)
  expect(await readIds(other.rows)).toEqual(shown.ids)
  await expect(other.selected).toHaveText(selected)
  await expect(other.search).toHaveValue('a')
  await expect(other.badge).toHaveText('2')
  await expect(other.selectAll).toBeChecked()
  await expect(other.order).toContainText(say('boreholes.startDate'))
  expect(complaints).toEqual([])
  await fresh.context().close()
})

test('changed criteria stand in session storage, and filterRestore=true brings them back once, dates and all, under what the address asks itself [S4.27, S4.28, D5.1-4]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(boreholes)
  const stored = () => page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`)
  const screen = await openList(page, boreholes)
  const start = screen.filters.getByRole('textbox', { name: screen.say('filter.startDate') })
  expect(await stored()).toBeNull()
  await screen.choose(screen.say('filter.onOffshore'), screen.say('onOffshore.ON'))
  await start.fill('31-12-1984')
  await start.press('Enter')
  await expect(screen.badge).toHaveText('2')
  await expect
    .poll(async () => JSON.parse((await stored()) ?? '{}'))
    .toMatchObject({ onOffshore: 'ON', startDate: '1984-12-31' })
  const count = (await screen.count.textContent()) ?? ''

  await page.goto(listAddress(boreholes, { query: 'filterRestore=TRUE' }))
  await screen.expectCount(rows.length)
  await page.goto(listAddress(boreholes, { query: 'filterRestore=true' }))
  await expect(screen.count).toHaveText(count)
  await expect(start).toHaveValue('31-12-1984')
  await expect(screen.selectAll).toBeChecked()
  expect(await stored()).toBeNull()
  await page.goto(listAddress(boreholes, { query: 'filterRestore=true' }))
  await screen.expectCount(rows.length)

  await screen.choose(screen.say('filter.onOffshore'), screen.say('onOffshore.ON'))
  await screen.choose(screen.say('filter.result'), screen.say('boreholeResult.GAS'))
  await expect(page).toHaveURL(/result=GAS/)
  await page.goto(listAddress(boreholes, { query: 'filterRestore=true&result=OIL' }))
  const kept = rows.filter(({ onOffshore, resultCode }) => onOffshore === 'ON' && resultCode === 'OIL')
  await screen.expectCount(kept.length)
})

const toEnglish = { name: 'English' }

test('the language link has nothing but the language in it; the criteria of the list survive it, and no other list gets them [D5.5]', async ({
  page,
  rowsOf,
}) => {
  const kept = (await rowsOf(fields)).filter(({ fieldStatus }) => fieldStatus === 'U')
  const link = page.getByRole('contentinfo').getByRole('link', toEnglish)
  const english = listScreen(page, fields, 'en')
  const switchAndExpect = async (): Promise<void> => {
    await expect(link).toHaveAttribute('href', '/datacenter/field-overview?lang=en')
    await link.click()
    await english.expectCount(kept.length)
    await expect(english.chips).toHaveText([
      english.say('filters.chip', {
        filter: english.say('filter.status'),
        value: english.say('fieldStatus.U'),
      }),
    ])
    await expect(english.rows).toHaveCount(Math.min(50, kept.length))
    await expect(english.selected).toHaveText(english.say('selection.allFound', { count: kept.length }))
    await expect(page).toHaveURL(/lang=en/)
  }
  // Changed by hand, and come from an address.
  const screen = await openList(page, fields)
  await screen.choose(screen.say('filter.status'), screen.say('fieldStatus.U'))
  await screen.choose(screen.say('filter.pageSize'), '50')
  await screen.expectCount(kept.length)
  await switchAndExpect()
  await openList(page, fields, { query: 'status=U&pageSize=50' })
  await switchAndExpect()

  const other = await openList(page, boreholes)
  await other.choose(other.say('filter.status'), other.say('filter.noValue'))
  await other.search.fill('a')
  await expect(page).toHaveURL(/searchByName=a/)
  await openList(page, fields)
  await link.click()
  await english.expectCount((await rowsOf(fields)).length)
  await expect(english.search).toHaveValue('')

  // Nor does a switch on a page without a list: the list opened after it starts afresh.
  await openList(page, boreholes)
  await other.search.fill('b')
  await expect(page).toHaveURL(/searchByName=b/)
  await page.goto('/datacenter/')
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.locator(`a[href^="/datacenter${boreholes.route}"]`).first().click()
  await listScreen(page, boreholes, 'en').expectCount((await rowsOf(boreholes)).length)
})
