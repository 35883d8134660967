import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, licences, registers } from '@datacentre/catalogue/registers/index'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Page } from '@playwright/test'
import { languages, openList } from './support/list-screen.ts'
import { readIds } from './support/shown-rows.ts'
import { expect, test } from './support/test.ts'

/** Lets the list have so many rows of its register, so that all of them can be selected at once. */
const answerSome = (page: Page, rows: readonly AnyRow[], count: number): Promise<unknown> =>
  page.route(`**${boreholes.rest.list.path}`, (route) => route.fulfill({ json: rows.slice(0, count) }))

for (const language of languages) {
  test(`the map takes up to 500 selected rows, and the button says why it takes no more, in ${language} [D6.9, D6.10]`, async ({
    page,
    rowsOf,
  }) => {
    await answerSome(page, await rowsOf(boreholes), 501)
    const { say, mapButton, rows, selectAll } = await openList(page, boreholes, { language })
    await expect(mapButton).toHaveAccessibleName(say('register.boreholes.mapAll', { count: 501 }))
    await selectAll.check()
    await expect(mapButton).toBeDisabled()
    const why = say('map.limit', { limit: 500, selected: 501 })
    await expect(mapButton).toHaveAccessibleDescription(why)
    await mapButton.hover({ force: true })
    await expect(page.getByRole('tooltip')).toHaveText(why)
    await rows.first().getByRole('checkbox').uncheck()
    await expect(mapButton).toBeEnabled()
    await expect(mapButton).toHaveAccessibleName(say('register.boreholes.mapSelected', { count: 500 }))
  })
}

test.describe('in Internet Explorer', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko' })

  test('the map takes up to 200 selected rows [D6.9]', async ({ page, rowsOf }) => {
    await answerSome(page, await rowsOf(boreholes), 201)
    const { say, mapButton, rows, selectAll } = await openList(page, boreholes)
    await selectAll.check()
    await expect(mapButton).toBeDisabled()
    await expect(mapButton).toHaveAccessibleDescription(say('map.limit', { limit: 200, selected: 201 }))
    await rows.first().getByRole('checkbox').uncheck()
    await expect(mapButton).toBeEnabled()
  })
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
  expect(map.url()).toMatch(/\/mapviewer\/\?lang=nl&layers=boreholes&onOffshore=ON/)
  await map.close()
  await rows.first().getByRole('checkbox').uncheck()
  await expect(mapButton).toBeDisabled()
  await expect(mapButton).toHaveAccessibleDescription(say('map.limit', { limit: 500, selected: onLand - 1 }))
})

for (const register of registers as readonly Register[]) {
  test(`${register.id}: the map opens beside the list with the layer and the keys of the selected rows [D6.6-8]`, async ({
    page,
    context,
    rowsOf,
  }) => {
    const language = register === licences ? 'en' : 'nl'
    const screen = await openList(page, register, { language })
    const ids = await readIds(screen.rows)
    for (const place of [1, 4]) await screen.rows.nth(place).getByRole('checkbox').check()
    const opened = context.waitForEvent('page')
    await screen.mapButton.click()
    const map = await opened
    const [path = '', fragment = ''] = decodeURIComponent(map.url().replace(/^.*?\/\/[^/]+/, '')).split('#')
    expect(path).toBe(`/mapviewer/?lang=${language}&layers=${register.onMap.wireName}`)
    const rows = await rowsOf(register)
    const keyOf = (id: string | undefined) =>
      String(rows.find((row) => String(row[register.onMap.pageId]) === id)?.[register.key[0] ?? ''])
    expect(fragment).toBe(`ids=${keyOf(ids[1])},${keyOf(ids[4])}`)
    await map.close()
    await expect(screen.rows.first()).toBeVisible()
  })
}
