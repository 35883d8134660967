import { AxeBuilder } from '@axe-core/playwright'
import { calls } from '@datacentre/catalogue/wire/calls'
import { expect, test } from '@playwright/test'
import { sidewaysScroll } from './support/fit.ts'

test('the documentation of the calls reads without a script, from our own host, with nothing for axe to report', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto('/datacenter/api/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data centre API')
  await expect(page.getByRole('heading', { name: 'POST /rest/brh/boreholes', exact: true })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(complaints).toEqual([])
})

test('the documentation of the calls fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/datacenter/api/')
  expect(await sidewaysScroll(page)).toBe(0)
})

test('the description for machines is OpenAPI 3.1 and names every call', async ({ request }) => {
  const description = await (await request.get('/datacenter/api/openapi.json')).json()
  expect(description.openapi).toBe('3.1.0')
  const asked = calls.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  expect(Object.keys(description.paths).toSorted()).toEqual([...new Set(asked)].toSorted())
  expect(description.paths['/rest/brh/boreholes'].post.responses[400]).toBeDefined()
})

test('a script gets the whole register without a cookie, a body or a Content-Type', async ({ request }) => {
  const answer = await request.post('/nlog-mapviewer/rest/brh/boreholes')
  expect(await answer.json()).toHaveLength(6740)
})

test('the national total of gas lies between 2 and 120 billion m³', async ({ request }) => {
  const data = { yearStart: 2024, yearEnd: 2024, product: 'Gas', production: 'Produced' }
  const rows: { total: number }[] = await (
    await request.post('/datacenter/rest/prodfigures/field', { data })
  ).json()
  const billion = rows.reduce((sum, row) => sum + row.total, 0) / 1e6
  expect(billion).toBeGreaterThan(2)
  expect(billion).toBeLessThan(120)
})
