import { expectNothingForAxe } from '../support/axe.ts'
import { sidewaysScroll } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

const API = '/datacenter/api/v1'

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor walks from the collections to a borehole, its field, the meaning of a code and back', async ({
    page,
  }) => {
    await page.goto(`${API}/collections/boreholes/items?f=html&lang=en&filter=fieldCode IS NOT NULL&limit=5`)
    await expect(page.getByRole('row')).toHaveCount(6)
    const key = (await page.getByRole('cell').first().innerText()).trim()
    await page.goto(`/datacenter/boreholes/${key}?lang=en`)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('heading', { name: 'Field', exact: true }).locator('+ ul').getByRole('link').click()
    await expect(page).toHaveURL(/\/datacenter\/fields\//)
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
    await page.goBack()
    await page.locator('dd a[href*="#boreholeResult"]').click()
    await expect(page.getByRole('heading', { name: 'boreholeResult' })).toBeInViewport()
  })
})

test('the pages from the server fit a phone and leave axe nothing to report', async ({ page, request }) => {
  const { features } = await (await request.get(`${API}/collections/fields/items?limit=1`)).json()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    `/api/v1?f=html`,
    '/api/v1/collections/licences/items?f=html&limit=20',
    '/api/v1/collections/boreholes/schema?f=html&lang=en',
    `/fields/${features[0].id}`,
    '/codes?f=html',
    '/columns?f=html&lang=en',
  ]) {
    await page.goto(`/datacenter${path}`)
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
    await expectNothingForAxe(page)
  }
})
