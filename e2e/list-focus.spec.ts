import { boreholes } from '@datacentre/catalogue/registers/index'
import { periodTextKey } from '@datacentre/catalogue/texts/index'
import { languages, listAddress, listScreen, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

test('a chip that is taken off by keyboard leaves the focus on the next, then the one before, then the rows [D29.36]', async ({
  page,
}) => {
  const query = 'searchByName=a&onOffshore=ON&result=GAS&startDate=1950-01-01'
  const { say, chips } = await openList(page, boreholes, { query })
  const period = boreholes.filters.find(({ kind }) => kind === 'period')
  if (period?.kind !== 'period') throw new Error('boreholes have no period')
  const crossOf = (filter: string) =>
    page.getByRole('button', { name: say('filters.clear', { filter }), exact: true })
  const [place, result, drilled] = [
    crossOf(say('filter.onOffshore')),
    crossOf(say('filter.result')),
    crossOf(say(periodTextKey(boreholes, period))),
  ]
  const search = page.locator('.chip').getByRole('button', { name: say('search.clear') })
  await expect(chips).toHaveCount(4)
  await place.press('Enter')
  await expect(result).toBeFocused()
  await drilled.press('Enter')
  await expect(result).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.locator('#results')).toBeFocused()
  // From there Tab goes to the first row.
  await page.keyboard.press('Tab')
  await expect(page.locator('.result-row').first().getByRole('checkbox')).toBeFocused()
})

for (const language of languages) {
  test(`the focus goes to the heading when a message goes away with its button, in ${language}`, async ({
    page,
  }) => {
    const { say, rows } = listScreen(page, boreholes, language)
    const heading = page.getByRole('heading', { level: 1 })
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
