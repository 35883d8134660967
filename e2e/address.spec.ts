import { boreholes, fields, seismicLines } from '@datacentre/catalogue/registers/index'
import { columnTextKey } from '@datacentre/catalogue/texts/index'
import { gatherComplaints } from './support/complaints.ts'
import { inTurn, listAddress, listScreen, openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

for (const { register, language } of inTurn) {
  test(`${register.id} in ${language}: the address carries the list, so that a fresh browser shows the same rows, selected alike [D4.1-3, D4.7, D29.6]`, async ({
    page,
    browser,
  }) => {
    const screen = await openList(page, register, { language })
    const { say } = screen
    const entries = await page.evaluate<number>('history.length')
    const filter = register.filters.find((one) => 'parameter' in one)
    if (filter === undefined || !('parameter' in filter))
      throw new Error(`${register.id} has no choice filter`)
    const order = register.orderedBy[1] ?? ''
    await screen.dropdown(say(`filter.${filter.parameter}`)).click()
    await page.locator('.option:not(.option-quiet)').nth(1).click()
    // Something that surely leaves rows under the filter.
    const part = ((await screen.names.first().textContent()) ?? '').slice(0, 2).trim()
    await screen.search.fill(part)
    await screen.choose(say('filter.order'), say(columnTextKey(register, { key: order })))
    await screen.choose(say('filter.pageSize'), '50')
    await expect(page).toHaveURL((url) =>
      ['searchByName', filter.parameter, 'order', 'pageSize'].every((name) => url.searchParams.has(name)),
    )
    // The state replaces the address and adds nothing to the history (D4).
    expect(await page.evaluate<number>('history.length')).toBe(entries)
    const shown = { ids: await readIds(screen.rows), count: await screen.count.textContent() }
    const selected = (await screen.selected.textContent()) ?? ''

    const fresh = await (await browser.newContext()).newPage()
    const complaints = gatherComplaints(fresh)
    await fresh.goto(page.url())
    const other = listScreen(fresh, register, language)
    await expect(other.count).toHaveText(shown.count ?? '')
    expect(await readIds(other.rows)).toEqual(shown.ids)
    await expect(other.selected).toHaveText(selected)
    await expect(other.search).toHaveValue(part)
    await expect(other.badge).toHaveText('1')
    await expect(other.selectAll).toBeChecked()
    await expect(other.order).toContainText(say(columnTextKey(register, { key: order })))
    expect(complaints).toEqual([])
    await fresh.context().close()
  })
}

test('the page number and the dates of a period are in the address, dates as yyyy-MM-dd [D4.4]', async ({
  page,
  browser,
}) => {
  const screen = await openList(page, boreholes)
  await screen.filters.getByRole('textbox', { name: screen.say('filter.startDate') }).fill('31-12-1984')
  await screen.filters.getByRole('textbox', { name: screen.say('filter.startDate') }).press('Enter')
  await page.getByRole('button', { name: screen.say('paging.page', { page: 3 }), exact: true }).click()
  await expect(page).toHaveURL(/\?startDate=1984-12-31&page=3$/)
  const ids = await readIds(screen.rows)
  const fresh = await (await browser.newContext()).newPage()
  await fresh.goto(page.url())
  const other = listScreen(fresh, boreholes, 'nl')
  await expect(other.report).toHaveText(/^3 /)
  expect(await readIds(other.rows)).toEqual(ids)
  await fresh.context().close()
})

test('what an address asks and a list does not offer is ignored [D4.5]', async ({ page, rowsOf }) => {
  const total = (await rowsOf(boreholes)).length
  const wrong =
    'onOffshore=MOON&result=NONE&startDate=1984-02-31&endDate=2999-01-01&order=nothing&pageSize=7&page=0&product=Gas&block=K12'
  const screen = await openList(page, boreholes, { query: wrong })
  await screen.expectCount(total)
  await expect(screen.badge).toHaveCount(0)
  await expect(screen.rows).toHaveCount(30)
  await expect(screen.selected).toHaveText(screen.say('selection.none'))
  await expect(page).toHaveURL(/brh-overview$/)
  const far = await openList(page, boreholes, { query: 'page=99999' })
  const totalPages = Math.ceil(total / 30)
  await expect(far.report).toHaveText(far.say('paging.report', { currentPage: totalPages, totalPages }))
  await expect(page).toHaveURL(new RegExp(`\\?page=${totalPages}$`))
})

test('changed criteria stand in session storage, and filterRestore=true brings them back once, dates and all [S4.27, S4.28, D5.1-3]', async ({
  page,
  rowsOf,
}) => {
  const stored = () => page.evaluate<string | null>(`sessionStorage.getItem('filterCriteria')`)
  const screen = await openList(page, boreholes)
  expect(await stored()).toBeNull()
  await screen.choose(screen.say('filter.onOffshore'), screen.say('onOffshore.ON'))
  await screen.filters.getByRole('textbox', { name: screen.say('filter.startDate') }).fill('31-12-1984')
  await screen.filters.getByRole('textbox', { name: screen.say('filter.startDate') }).press('Enter')
  await expect(screen.badge).toHaveText('2')
  await expect
    .poll(async () => JSON.parse((await stored()) ?? '{}'))
    .toMatchObject({ onOffshore: 'ON', startDate: '1984-12-31' })
  const count = (await screen.count.textContent()) ?? ''

  await page.goto(listAddress(boreholes, { query: 'filterRestore=TRUE' }))
  await screen.expectCount((await rowsOf(boreholes)).length)
  await page.goto(listAddress(boreholes, { query: 'filterRestore=true' }))
  await expect(screen.count).toHaveText(count)
  await expect(screen.filters.getByRole('textbox', { name: screen.say('filter.startDate') })).toHaveValue(
    '31-12-1984',
  )
  await expect(screen.selectAll).toBeChecked()
  expect(await stored()).toBeNull()
  await page.goto(listAddress(boreholes, { query: 'filterRestore=true' }))
  await screen.expectCount((await rowsOf(boreholes)).length)
})

test('what the address asks itself wins over what is restored [D5.4]', async ({ page, rowsOf }) => {
  const screen = await openList(page, boreholes)
  await screen.choose(screen.say('filter.onOffshore'), screen.say('onOffshore.ON'))
  await screen.choose(screen.say('filter.result'), screen.say('boreholeResult.GAS'))
  await expect(page).toHaveURL(/result=GAS/)
  await page.goto(listAddress(boreholes, { query: 'filterRestore=true&result=OIL' }))
  const kept = (await rowsOf(boreholes)).filter(
    ({ onOffshore, resultCode }) => onOffshore === 'ON' && resultCode === 'OIL',
  )
  await screen.expectCount(kept.length)
})

const toEnglish = { name: 'English' }

for (const how of ['changed by hand', 'come from an address'] as const) {
  test(`the language link has nothing but the language in it, and the criteria of the list survive it: ${how} [D5.5]`, async ({
    page,
    rowsOf,
  }) => {
    const kept = (await rowsOf(fields)).filter(({ fieldStatus }) => fieldStatus === 'U')
    const screen = await openList(page, fields, {
      query: how === 'changed by hand' ? '' : 'status=U&pageSize=50',
    })
    if (how === 'changed by hand') {
      await screen.choose(screen.say('filter.status'), screen.say('fieldStatus.U'))
      await screen.choose(screen.say('filter.pageSize'), '50')
    }
    await screen.expectCount(kept.length)
    const link = page.getByRole('contentinfo').getByRole('link', toEnglish)
    await expect(link).toHaveAttribute('href', '/datacenter/field-overview?lang=en')
    await link.click()
    const english = listScreen(page, fields, 'en')
    await english.expectCount(kept.length)
    await expect(english.chips).toHaveText([
      english.say('filters.chip', {
        filter: english.say('filter.status'),
        value: english.say('fieldStatus.U'),
      }),
    ])
    await expect(english.rows).toHaveCount(Math.min(50, kept.length))
    await expect(english.selected).toHaveText(english.say('selection.count', { count: kept.length }))
    await expect(page).toHaveURL(/lang=en/)
  })
}

test('switching the language restores no criteria of another list [D5.5]', async ({ page, rowsOf }) => {
  const screen = await openList(page, boreholes)
  await screen.choose(screen.say('filter.status'), screen.say('filter.noValue'))
  await screen.search.fill('a')
  await expect(page).toHaveURL(/searchByName=a/)
  await openList(page, fields)
  await page.getByRole('contentinfo').getByRole('link', toEnglish).click()
  const english = listScreen(page, fields, 'en')
  await english.expectCount((await rowsOf(fields)).length)
  await expect(english.search).toHaveValue('')

  // Nor does a switch on a page without a list: the list opened after it starts afresh.
  await openList(page, boreholes)
  await screen.search.fill('b')
  await expect(page).toHaveURL(/searchByName=b/)
  await page.goto('/datacenter/')
  await page.getByRole('contentinfo').getByRole('link', toEnglish).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.locator(`a[href^="/datacenter${boreholes.route}"]`).first().click()
  await listScreen(page, boreholes, 'en').expectCount((await rowsOf(boreholes)).length)
})

test('a hundred quick changes of the search end in the address, and the browser refuses none', async ({
  page,
}) => {
  const screen = await openList(page, seismicLines)
  await screen.search.click()
  for (const text of Array.from({ length: 20 }, () => 'l2nam')) {
    await screen.search.pressSequentially(text)
    await screen.search.fill('')
  }
  await screen.search.fill('l2nam')
  await expect(page).toHaveURL(/\?searchByName=l2nam$/)
})
