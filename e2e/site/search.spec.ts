import type { Found } from '@datacentre/catalogue/wire/found'
import { speak } from '@datacentre/catalogue/texts/index'
import { expect, test } from '../support/test.ts'

const label = speak('nl')('siteSearch.label')

test('a visitor without a mouse types the name of a borehole on the home, and chooses it', async ({
  page,
  request,
}) => {
  const { groups }: Found = await (await request.get('/datacenter/search?q=appingedam&f=json')).json()
  const borehole = groups.find(({ id }) => id === 'boreholes')?.results[0]
  expect(borehole).toBeDefined()
  await page.goto('/datacenter/')
  const box = page.getByRole('combobox', { name: label })
  await expect(box).toBeVisible()
  await page.getByRole('main').focus()
  // The question of a resident, its button, and then the search over everything.
  for (const _ of ['place', 'show', 'search']) await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.type('Appingedam')
  const option = page.getByRole('option').filter({ hasText: borehole!.title })
  await expect(option).toBeVisible()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return option.getAttribute('aria-selected')
    })
    .toBe('true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${new URL(borehole!.address).pathname}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('APPINGEDAM')
})

test('a visitor finds a village from a list: what lies under it, and the map there', async ({ page }) => {
  await page.goto('/datacenter/brh-overview?lang=en')
  await page.getByRole('combobox', { name: speak('en')('siteSearch.label') }).fill('appingedam')
  await page
    .getByRole('option')
    .filter({ hasText: speak('en')('map.town.municipality', { municipality: 'Eemsdelta' }) })
    .click()
  await expect(page).toHaveURL(/\/datacenter\/place\/town\/appingedam\?lang=en$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Appingedam')
  await page.getByRole('main').locator('a[href*="/mapviewer/?"]').first().click()
  await expect(page).toHaveURL(/\/mapviewer\/\?.*x=\d+/)
  await expect(page.locator('#map canvas').first()).toBeVisible()
})

test('Enter leads to all results, from where a list shows the rest', async ({ page }) => {
  await page.goto('/datacenter/')
  await page.getByRole('combobox', { name: label }).fill('k1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/datacenter\/search\?q=k1$/)
  await expect(page.locator('.answer')).toContainText('resultaten voor “k1”')
  const all = page.getByRole('region', { name: 'Boringen' }).getByRole('link', { name: /^Toon .*boringen/ })
  const [count = ''] = /[\d.]+/.exec(await all.innerText()) ?? []
  await all.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boringen')
  await expect(page.getByText(`${count} boringen`).first()).toBeVisible()
})

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor searches from the bar above a page and opens what was found', async ({ page }) => {
    await page.goto('/datacenter/companies?lang=en')
    const form = page.locator('.place').getByRole('search')
    await form.getByRole('searchbox').fill('Noordmark Zee')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('.answer')).toContainText('for “Noordmark Zee”')
    await page
      .getByRole('region', { name: 'Companies' })
      .getByRole('link', { name: 'Noordmark Zee B.V.' })
      .click()
    await expect(page).toHaveURL(/\/companies\/noordmark-zee\?lang=en$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noordmark Zee B.V.')
  })
})
