import { expectPage, home } from '../support/every-page.ts'
import { languages } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

const words = {
  nl: {
    title: 'Pagina niet gevonden',
    home: 'Naar de startpagina van het datacenter',
    address: '/datacenter/',
  },
  en: { title: 'Page not found', home: 'Go to the data centre home page', address: '/datacenter/?lang=en' },
} as const

for (const language of languages) {
  test(`an address that does not exist, in the data centre or outside it, says so in ${language}, with a way home, and nobody keeps it [D3.6]`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    const heading = page.getByRole('heading', { level: 1 })
    for (const path of ['/nothing', '/prodfigures/nothing', '/a/b/c']) {
      const answer = await page.goto(`/datacenter${path}?lang=${language}`)
      expect([path, answer?.status()]).toEqual([path, 404])
      expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      await expect(heading).toHaveText(words[language].title)
      await expect(page).toHaveTitle(new RegExp(`^${words[language].title} – `))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
      await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveAttribute(
        'href',
        `/datacenter${path}?lang=${language === 'nl' ? 'en' : 'nl'}`,
      )
    }
    await page.getByRole('main').getByRole('link', { name: words[language].home }).click()
    await expectPage(page, home, language)
    await expect(page).toHaveURL(words[language].address)

    const outside = await page.goto(`/elsewhere?lang=${language}`)
    expect(outside?.status()).toBe(404)
    await expect(heading).toHaveText(words[language].title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('link', { name: words[language].home }).click()
    await expectPage(page, home, language)
  })
}
