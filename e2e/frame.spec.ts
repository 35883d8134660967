import { speak } from '@datacentre/catalogue/texts/index'
import { changeConfig } from './support/changed-answers.ts'
import { everyPage, home, openPage } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** Nothing from elsewhere, nothing inline, in no frame but our own, and in no search engine. */
function expectStrict(headers: Readonly<Record<string, string>>): void {
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(headers['x-robots-tag']).toBe('noindex')
}

for (const portalPage of everyPage) {
  const { path } = portalPage
  for (const language of languages) {
    test(`${path} in ${language}: a header, then the content, then a footer, all from our own host, and the notice that the data are invented`, async ({
      page,
      baseURL,
    }) => {
      const say = speak(language)
      const hosts = new Set<string>()
      page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
      const answer = await openPage(page, portalPage, language)
      expect([...hosts]).toEqual([baseURL])
      expectStrict(answer?.headers() ?? {})
      const parts = page.getByRole('banner').or(page.getByRole('main')).or(page.getByRole('contentinfo'))
      const [header, content, footer, ...more] = await parts.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return { tag: one.tagName, top, bottom }
        }),
      )
      expect([header?.tag, content?.tag, footer?.tag, ...more]).toEqual(['HEADER', 'MAIN', 'FOOTER'])
      expect(content?.top).toBeGreaterThanOrEqual(header?.bottom ?? NaN)
      expect(footer?.top).toBeGreaterThanOrEqual(content?.bottom ?? NaN)

      const notice = page.getByRole('complementary', { name: say('dataset.demonstrationShort') })
      await expect(notice).toContainText(
        {
          nl: 'Dit zijn voorbeeldgegevens. De operators, namen en cijfers zijn verzonnen.',
          en: 'This is demonstration data. The operators, names and figures are invented.',
        }[language],
      )
      await expect(notice).toBeInViewport()
      await expect(page.getByRole('contentinfo')).toContainText(say('dataset.demonstrationShort'))
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', say('home.lead'))
    })
  }
}

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
  await expect(english).toContainText('Switch on JavaScript')
  await dutch.locator('a').click()
  await expect(page).toHaveURL(/\/datacenter\/api\/$/)
  await context.close()
})
