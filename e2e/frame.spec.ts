import { speak } from '@datacentre/catalogue/texts/index'
import { changeConfig } from './support/changed-answers.ts'
import { everyPage, home, openPage } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const portalPage of everyPage) {
  const { path } = portalPage
  for (const language of languages) {
    test(`${path} in ${language}: a header, then the content, then a footer, and the notice that the data are invented`, async ({
      page,
    }) => {
      const say = speak(language)
      await openPage(page, portalPage, language)
      const boxes = await Promise.all(
        (['banner', 'main', 'contentinfo'] as const).map((role) => page.getByRole(role).boundingBox()),
      )
      const [header, content, footer] = boxes.map((box) => ({
        top: box?.y ?? NaN,
        bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
      }))
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

  test(`${path}: loads nothing from another host, under a strict policy, and asks search engines to stay away`, async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
    const answer = await openPage(page, portalPage)
    expect([...hosts]).toEqual([baseURL])
    const headers = answer?.headers() ?? {}
    expect(headers['x-robots-tag']).toBe('noindex')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })
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
  await expect(page.getByText('Zet JavaScript aan')).toBeVisible()
  await expect(page.locator('p[lang=en]')).toContainText('Switch on JavaScript')
  await page.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/datacenter\/api\/$/)
  await context.close()
})
