import { boreholes } from '@datacentre/catalogue/registers/index'
import { languages, listAddress, listScreen, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const language of languages) {
  test(`the focus goes to the heading when the pressed control goes away, in ${language}`, async ({
    page,
  }) => {
    const { say, chips, rows } = await openList(page, boreholes, { language, query: 'onOffshore=ON' })
    const heading = page.getByRole('heading', { level: 1 })
    await page
      .getByRole('button', { name: say('filters.clear', { filter: say('filter.onOffshore') }) })
      .click()
    await expect(chips).toHaveCount(0)
    await expect(heading).toBeFocused()
    await page.goto(listAddress(boreholes, { language, query: 'searchByName=~~nobody' }))
    await page.getByRole('button', { name: say('list.empty.clearAll') }).click()
    await expect(rows).toHaveCount(30)
    await expect(heading).toBeFocused()
  })

  test(`the last filter that is cleared is the one that was set last, in ${language}`, async ({ page }) => {
    const screen = await openList(page, boreholes, { language, query: 'onOffshore=ON' })
    await screen.search.fill('~~nobody')
    await page
      .getByRole('button', {
        name: screen.say('list.empty.clearLast', { filter: screen.say('search.nameOrCode') }),
      })
      .click()
    await expect(page).toHaveURL((url) => url.searchParams.get('onOffshore') === 'ON')
    await expect(screen.rows).toHaveCount(30)
  })

  test(`a screen whose program does not arrive says so and offers to load again, in ${language}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|dynamically imported module|Importing a module|preload/)
    await page.route('**/assets/register-screen-*.js', (route) => route.abort())
    await page.goto(listAddress(boreholes, { language }))
    const { say } = listScreen(page, boreholes, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('page.broken.title'))
    await expect(page.getByRole('button', { name: say('page.broken.reload') })).toBeVisible()
  })
}
