import { speak, texts, type Language } from '@datacentre/catalogue/texts/index'
import type { Page, Response } from '@playwright/test'
import { addressOf, everyPage, home, openPage, siteName, type PortalPage } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** A page that answers whoever asks: nothing from elsewhere, nothing inline, in no frame but our own, in no search engine. */
function expectAnswer(answer: Response | null): void {
  expect(answer?.status()).toBe(200)
  const headers = answer?.headers() ?? {}
  expect(headers['content-type']).toContain('text/html')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(headers['x-robots-tag']).toBe('noindex')
}

async function expectTitle(page: Page, portalPage: PortalPage, language: Language): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(
    portalPage === home ? siteName[language] : `${portalPage.heading[language]} – ${siteName[language]}`,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    speak(language)('home.lead'),
  )
  // Nobody is asked who they are.
  await expect(page.locator('input[type=password], [autocomplete=username]')).toHaveCount(0)
}

async function expectFrame(page: Page): Promise<void> {
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
}

const invented = {
  nl: 'Dit zijn voorbeeldgegevens. De operators, namen en cijfers zijn verzonnen.',
  en: 'This is demonstration data. The operators, names and figures are made up.',
} as const

async function expectNotice(page: Page, language: Language): Promise<void> {
  const short = speak(language)('dataset.demonstrationShort')
  const notice = page.getByRole('complementary', { name: short })
  await expect(notice).toContainText(invented[language])
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('contentinfo')).toContainText(short)
}

const breadcrumb = (page: Page, language: Language) =>
  page.getByRole('navigation', { name: { nl: 'U bent hier', en: 'You are here' }[language] })

async function expectBreadcrumb(page: Page, portalPage: PortalPage, language: Language): Promise<void> {
  const links = breadcrumb(page, language).getByRole('link')
  await expect(links).toHaveText(['Home', home.heading[language], portalPage.heading[language]])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    texts[language].homeUrl,
    addressOf(home, language),
    addressOf(portalPage, language),
  ])
  await expect(links.last()).toHaveAttribute('aria-current', 'page')
  await expect(breadcrumb(page, language).locator('[aria-current]')).toHaveCount(1)
}

for (const language of languages) {
  test(`every page in ${language} answers anyone with its title, its frame, the notice that the data are invented, and its breadcrumb [S1.1, S1.2, S1.4, S1.5, S2.1-6, S2.10-15, S2.28, S2.29, S6.1, D2.3, D2.4, D24.4, D24.5, D26.2-4]`, async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
    for (const portalPage of everyPage) {
      await test.step(portalPage.path, async () => {
        expectAnswer(await openPage(page, portalPage, language))
        await expectTitle(page, portalPage, language)
        await expectFrame(page)
        await expectNotice(page, language)
        if (portalPage === home) await expect(breadcrumb(page, language)).toHaveCount(0)
        else await expectBreadcrumb(page, portalPage, language)
        expect([...hosts]).toEqual([baseURL])
      })
    }
    await breadcrumb(page, language).getByRole('link').nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading[language])
  })
}
