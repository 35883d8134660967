import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { answerDownloads, selectedKeys } from '../support/downloads.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { listAddress, listScreen, openList } from '../support/list-screen.ts'
import { readIds } from '../support/shown-rows.ts'
import { expect, test, withMotion } from '../support/test.ts'

test.use(withMotion)

test('select-all takes the rows of all pages, is mixed when some are left out, and a filter selects what it leaves [S2.43, S2.109, S4.9-13, D7.1, D7.2]', async ({
  page,
  rowsOf,
}) => {
  const rows = await rowsOf(fields)
  const screen = await openList(page, fields, { language: 'en' })
  const { say, selectAll, selected } = screen
  await answerDownloads(page, fields)
  await selectAll.check()
  await expect(selected).toHaveText(say('selection.count', { count: rows.length }))
  await page.getByRole('button', { name: say('paging.next') }).click()
  await expect(screen.report).toHaveText(/^2 /)
  const [left] = await readIds(screen.rows.first())
  await screen.rows.first().getByRole('checkbox').uncheck()
  await expect(selectAll).toBeChecked({ indeterminate: true })
  await expect(selected).toHaveText(say('selection.count', { count: rows.length - 1 }))
  expect((await selectedKeys(screen)).sort()).toEqual(
    rows
      .filter(({ fieldCode }) => fieldCode !== left)
      .map(({ fieldDbk }) => fieldDbk)
      .sort(),
  )

  const part = String(rows[0]?.['fieldName']).slice(0, 3).trim()
  await screen.search.fill(part)
  await expect(screen.report).toHaveText(/^1 /)
  await expect(selectAll).toBeChecked()
  await expect(selected).toHaveText(say('selection.allFound', { count: (await selectedKeys(screen)).length }))
  for (const box of await screen.rows.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(true)
  await screen.search.fill('')
  await expect(selected).toHaveText(say('selection.none'))
  await expect(selectAll).not.toBeChecked()
  await expect(screen.rows.first().getByRole('checkbox')).not.toBeChecked()
})

test('the box that selects all rows stands there as soon as the page has loaded, and again while the rows come [D29.12]', async ({
  page,
}) => {
  // As people's scripts look for it.
  const box = page.locator('span[class="select-all-box"] div[role="checkbox"]')
  const letGo = await holdRequests(page, `**${boreholes.rest.list.path}`)
  await page.goto(listAddress(boreholes), { waitUntil: 'commit' })
  await page.waitForLoadState('domcontentloaded')
  expect(await box.count()).toBe(1)
  await page.waitForLoadState('load')
  expect(await box.count()).toBe(1)
  await expect(page.locator('.tool-bar')).toBeVisible()
  await expect(box).toBeDisabled()
  await box.click({ force: true })
  await expect(box).toHaveAttribute('aria-checked', 'false')
  letGo()
  await expect(box).toBeEnabled()
})

test('the map opens beside the list with the layer and the keys of the selected rows [D6.6-8]', async ({
  page,
  context,
  rowsOf,
}) => {
  for (const register of [boreholes, licences] as readonly Register[]) {
    const language = register === licences ? 'en' : 'nl'
    const screen = await openList(page, register, { language })
    const ids = await readIds(screen.rows)
    for (const place of [1, 4]) await screen.rows.nth(place).getByRole('checkbox').check()
    const opened = context.waitForEvent('page')
    await screen.mapButton.click()
    const map = await opened
    await map.waitForURL('**/mapviewer/**')
    const [path = '', fragment = ''] = decodeURIComponent(map.url().replace(/^.*?\/\/[^/]+/, '')).split('#')
    expect(path).toBe(`/mapviewer/?lang=${language}&layers=${register.onMap.wireName}`)
    const rows = await rowsOf(register)
    const keyOf = (id: string | undefined) =>
      String(rows.find((row) => String(row[register.onMap.pageId]) === id)?.[register.key[0] ?? ''])
    expect(fragment).toBe(`ids=${keyOf(ids[1])},${keyOf(ids[4])}`)
    await map.close()
    await expect(screen.rows.first()).toBeVisible()
  }
})

test('what a filter leaves and selects goes to the map by the filter where it is more than 500 rows [D6.10]', async ({
  page,
  context,
  rowsOf,
}) => {
  const onLand = (await rowsOf(boreholes)).filter(({ onOffshore }) => onOffshore === 'ON').length
  expect(onLand).toBeGreaterThan(500)
  const { say, mapButton, rows } = await openList(page, boreholes, { query: 'onOffshore=ON' })
  await expect(mapButton).toHaveAccessibleName(say('register.boreholes.mapFound', { count: onLand }))
  await expect(page.locator('.register-screen').getByText(/op de kaart/)).toHaveCount(1)
  const opened = context.waitForEvent('page')
  await mapButton.click()
  const map = await opened
  await expect(map).toHaveURL(/\/mapviewer\/\?lang=nl&layers=boreholes&onOffshore=ON/)
  await map.close()
  await rows.first().getByRole('checkbox').uncheck()
  await expect(mapButton).toBeDisabled()
  await expect(mapButton).toHaveAccessibleDescription(say('map.limit', { limit: 500, selected: onLand - 1 }))
})

test('a selection lasts through a reload and a change of language, and can be all that is shown [D7.4]', async ({
  page,
}) => {
  const dutch = await openList(page, fields)
  await dutch.rows.nth(1).getByRole('checkbox').check()
  await dutch.rows.nth(3).getByRole('checkbox').check()
  const names = await dutch.rows.locator('.row-name').allTextContents()
  await page.reload()
  await expect(dutch.selected).toHaveText(dutch.say('selection.count', { count: 2 }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  const english = listScreen(page, fields, 'en')
  await expect(english.selected).toHaveText(english.say('selection.count', { count: 2 }))
  await page.getByRole('button', { name: english.say('selection.only') }).click()
  await expect(english.rows.locator('.row-name')).toHaveText([names[1]!, names[3]!])
  await page.getByRole('button', { name: english.say('selection.showAll') }).click()
  await expect(english.rows).toHaveCount(names.length)
})
