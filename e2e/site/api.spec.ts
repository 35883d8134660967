import { calls } from '@datacentre/catalogue/wire/calls'
import { sidewaysScroll } from '../support/fit.ts'
import { ownLinks } from '../support/own-links.ts'
import { expect, test } from '../support/test.ts'

for (const [language, title, boreholes] of [
  ['nl', 'API en open data', 'Boringen: alle rijen'],
  ['en', 'API and open data', 'Boreholes: all rows'],
] as const)
  test(`the documentation of the calls in ${language} reads without a script, on a phone too, and without a dead link`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(`/datacenter/api/?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: boreholes })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
    const links = ownLinks(page, baseURL)
    await links.gather()
    await links.expectNoneDead(request)
  })

test('a script gets the description of every call, the whole register without a cookie, a body or a Content-Type, and gas between 2 and 120 billion m³ a year', async ({
  request,
}) => {
  const description = await (await request.get('/datacenter/api/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  const asked = calls.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  expect(Object.keys(description.paths).toSorted()).toEqual([...new Set(asked)].toSorted())
  expect(description.paths['/rest/brh/boreholes'].post.responses[400]).toBeDefined()

  const boreholes = await request.post('/nlog-mapviewer/rest/brh/boreholes')
  expect(await boreholes.json()).toHaveLength(6740)

  const data = { yearStart: 2024, yearEnd: 2024, product: 'Gas', production: 'Produced' }
  const rows: { total: number }[] = await (
    await request.post('/datacenter/rest/prodfigures/field', { data })
  ).json()
  const billion = rows.reduce((sum, row) => sum + row.total, 0) / 1e6
  expect(billion).toBeGreaterThan(2)
  expect(billion).toBeLessThan(120)
})
