import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

for (const { language, title, home } of [
  { language: 'nl', title: 'Pagina niet gevonden', home: '/datacenter/' },
  { language: 'en', title: 'Page not found', home: '/datacenter/?lang=en' },
] as const) {
  test(`an address that does not exist says so in ${language}, with a way home and nothing for axe to report`, async ({
    page,
  }) => {
    const answer = await page.goto(`/datacenter/nothing?lang=${language}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${home.replace('?', '\\?')}$`))
  })
}
