import { speak, texts, type Language } from '@datacentre/catalogue/texts/index'
import type { Page, Response } from '@playwright/test'
import {
  addressOf,
  figureScreens,
  home,
  lists,
  openPage,
  pagesToRead,
  siteName,
  type PortalPage,
} from '../support/every-page.ts'
import { expectLeastSizes, sidewaysScroll, stickingOut } from '../support/fit.ts'
import { languages } from '../support/list-screen.ts'
import { ownLinks } from '../support/own-links.ts'
import { expect, test } from '../support/test.ts'

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

async function expectBreadcrumb(page: Page, portalPage: PortalPage, language: Language): Promise<void> {
  const breadcrumb = page.getByRole('navigation', {
    name: { nl: 'U bent hier', en: 'You are here' }[language],
  })
  if (portalPage === home) return expect(breadcrumb).toHaveCount(0)
  const links = breadcrumb.getByRole('link')
  await expect(links).toHaveText(['Home', home.heading[language], portalPage.heading[language]])
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    texts[language].homeUrl,
    addressOf(home, language),
    addressOf(portalPage, language),
  ])
  await expect(links.last()).toHaveAttribute('aria-current', 'page')
  await expect(breadcrumb.locator('[aria-current]')).toHaveCount(1)
}

const DESK = { width: 1280, height: 720 }
/** The narrowest phone, where everything stands in one column. */
const PHONE = { width: 320, height: 640 }

async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectLeastSizes(page)
    await expect.poll(() => stickingOut(page), `sticking out of ${width} px`).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await page.setViewportSize(PHONE)
  await expect.poll(() => stickingOut(page), 'sticking out of a phone').toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  await page.setViewportSize(DESK)
}

type Walk = {
  readonly kind: string
  readonly pages: readonly PortalPage[]
  readonly widths: readonly number[]
  readonly isRead: boolean
}

/** Few to a journey, so that they run side by side. */
const walks: readonly Walk[] = [
  { kind: 'list', pages: lists, widths: [], isRead: false },
  { kind: 'screen of figures', pages: figureScreens, widths: [640, 900, 1400], isRead: false },
  { kind: 'first page to read', pages: pagesToRead.slice(0, 4), widths: [640, 900, 1400], isRead: true },
  { kind: 'other page to read', pages: pagesToRead.slice(4), widths: [], isRead: true },
]

/** The texts of both languages stand in one table that the compiler holds complete, so each page is opened in one of them. */
const inOneLanguage = ({ pages }: Walk) =>
  pages.map((portalPage, at) => ({ portalPage, language: languages[at % 2] ?? 'nl' }))

const inBoth = languages.map((language) => ({ portalPage: home, language }))

for (const walk of walks) {
  const { kind, widths, isRead } = walk
  test(`every ${kind} answers anyone with its title, its frame, the notice that the data are invented and its breadcrumb, fits a desk and a phone and has no dead link [S1.1, S1.2, S1.4, S1.5, S2.1-6, S2.10-17, S2.28, S2.29, S6.1, S9.45, D2.3, D2.4, D3.6, D14.1-3, D24.4, D24.5, D26.1-4]`, async ({
    page,
    request,
    baseURL,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (asked) => hosts.add(new URL(asked.url()).origin))
    const links = ownLinks(page, baseURL)
    const opened = [...(isRead && widths.length > 0 ? inBoth : []), ...inOneLanguage(walk)]
    for (const [at, { portalPage, language }] of opened.entries()) {
      await test.step(`${portalPage.path} in ${language}`, async () => {
        expectAnswer(await openPage(page, portalPage, language))
        await expectTitle(page, portalPage, language)
        await expectFrame(page)
        await expectNotice(page, language)
        await expectBreadcrumb(page, portalPage, language)
        expect([...hosts]).toEqual([baseURL])
        await links.gather()
        // The frame is as wide and as high in both languages, and on every page of a kind.
        await expectFits(page, at === 0 ? widths : [])
      })
    }
    if (kind === 'list') expect(links.has('/mapviewer/brh/')).toBe(true)
    await links.expectNoneDead(request)
  })
}
