import { changeConfig } from './support/changed-answers.ts'
import { home, openPage } from './support/every-page.ts'
import { expect, test } from './support/test.ts'

test('the notice is gone where the data are real', async ({ page }) => {
  await changeConfig(page, (config) => ({
    ...config,
    dataset: config.dataset && { ...config.dataset, demonstration: false },
  }))
  await openPage(page, home)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page.getByText('Voorbeeldgegevens')).toHaveCount(0)
})

test('the page that comes without a script says how to go on, in both languages', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/datacenter/')
  const [dutch, english] = [page.locator('noscript p').first(), page.locator('noscript p[lang=en]')]
  await expect(dutch).toBeVisible()
  await expect(dutch).toContainText('Zet JavaScript aan')
  await expect(english).toBeVisible()
  await expect(english).toContainText('turn on JavaScript')
  await dutch.locator('a').click()
  await expect(page).toHaveURL(/\/datacenter\/api\/$/)
  await context.close()
})
