import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

for (const { app, title } of [
  { app: '/datacenter/', title: { nl: 'Datacenter', en: 'Data centre' } },
  { app: '/mapviewer/', title: { nl: 'Kaart', en: 'Map' } },
] as const) {
  test(`${app} says in Dutch which dataset is loaded`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(app)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.nl)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.getByRole('row', { name: 'Boringen 6.740' })).toBeVisible()
    await expect(page.getByText('september 2026')).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`${app} says in English which dataset is loaded`, async ({ page }) => {
    await page.goto(`${app}?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('row', { name: 'Boreholes 6,740' })).toBeVisible()
    await expect(page.getByText('This is demonstration data')).toBeVisible()
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`${app} has nothing for axe to report in ${scheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(app)
      await expect(page.getByRole('table')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  }
}

test('a failed call is told on the page', async ({ page }) => {
  await page.route('**/rest/config', (route) => route.fulfill({ status: 500 }))
  await page.goto('/datacenter/')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the page fits a window of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/datacenter/')
  await expect(page.getByRole('table')).toBeVisible()
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the root leads to the home of the data centre', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/datacenter\/$/)
})

test('nothing is loaded from another host, and demonstration data are kept from search engines', async ({
  page,
  request,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
  await page.goto('/datacenter/')
  await expect(page.getByRole('table')).toBeVisible()
  expect([...hosts]).toEqual([baseURL])
  const answer = await request.get('/datacenter/')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe')
})
