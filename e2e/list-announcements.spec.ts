import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { languages, openList } from './support/list-screen.ts'
import { listen } from './support/live-regions.ts'
import { expect, test } from './support/test.ts'

for (const language of languages) {
  test(`a change of a filter, also to nothing, is told to a screen reader once: how many rows are left, in ${language} [D26.1]`, async ({
    page,
    rowsOf,
  }) => {
    const rows = await rowsOf(boreholes)
    const onLand = rows.filter(({ onOffshore }) => onOffshore === 'ON').length
    const screen = await openList(page, boreholes, { language })
    const count = (of: number) => screen.say('register.boreholes.count', { count: of })
    await expect(screen.count).toHaveAttribute('role', 'status')
    await screen.dropdown(screen.say('filter.onOffshore')).click()
    const told = await listen(page)
    await page
      .locator('.option')
      .filter({ hasText: screen.say('onOffshore.ON') })
      .first()
      .click()
    await screen.expectCount(onLand)
    expect(await told()).toEqual([count(onLand)])
    await screen.search.fill('~~nobody')
    await expect(page.getByText(screen.say('noResults'), { exact: true })).toBeVisible()
    expect(await told()).toEqual([count(onLand), count(0)])
  })
}

test('turning a page is told once, and what a filter then does to the pages is not', async ({ page }) => {
  const screen = await openList(page, licences)
  const told = await listen(page)
  await page.getByRole('button', { name: screen.say('paging.next') }).click()
  await expect(screen.report).toHaveText(/^2 /)
  expect(await told()).toEqual([await screen.report.textContent()])
  await screen.search.fill('a')
  await expect(screen.report).toHaveText(/^1 /)
  expect(await told()).toEqual([expect.stringMatching(/^2 /), await screen.count.textContent()])
})

for (const language of languages) {
  test(`a shortened list of names says in words how many more there are, in ${language}`, async ({
    page,
  }) => {
    const screen = await openList(page, licences, { language, query: 'pageSize=200' })
    const rest = screen.rows.locator('.cell-names-rest').first()
    await expect(rest.locator('[aria-hidden]')).toHaveText(/^\+ \d+$/)
    await expect(rest.locator('.visually-hidden')).toHaveText(
      language === 'nl' ? /^en nog \d+$/ : /^and \d+ more$/,
    )
  })
}

test('a row without a code has a quiet dash under its name, and says so', async ({ page, rowsOf }) => {
  const coded = (await rowsOf(fields)).find(({ fieldCode }) => fieldCode !== null)
  await page.route(`**${fields.rest.list.path}`, (route) =>
    route.fulfill({ json: [{ ...coded, fieldCode: null }] }),
  )
  const screen = await openList(page, fields)
  const code = screen.rows.locator('.cell-code')
  await expect(code.locator('[aria-hidden]')).toHaveText('–')
  await expect(code.locator('.visually-hidden')).toHaveText(screen.say('value.missing'))
})
