import { speak } from '@datacentre/catalogue/texts/index'
import type { Page } from '@playwright/test'
import { expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** What has the focus, by its place in the page; null for nothing. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`(() => {
    const one = document.activeElement
    return one === document.body ? null : (one.getAttribute('aria-label') ?? one.textContent)
  })()`)

/** All that can have the focus, in the order of the page. */
const stops = (page: Page): Promise<string[]> =>
  page.locator('a[href], button').evaluateAll((all) =>
    all.flatMap((one) => {
      const isShown = one.getClientRects().length > 0
      return isShown ? [one.getAttribute('aria-label') ?? one.textContent ?? ''] : []
    }),
  )

for (const path of ['/', '/quickstart', '/contact']) {
  for (const language of languages) {
    test(`${path}: the keyboard walks through header, content and footer in the order of the page, each stop with its ring, in ${language}`, async ({
      page,
    }) => {
      await openPage(page, pageAt(path), language)
      const expected = await stops(page)
      expect(expected.length).toBeGreaterThan(25)
      const walked: (string | null)[] = []
      const ringless: (string | null)[] = []
      for (let step = 0; step < expected.length; step++) {
        await page.keyboard.press('Tab')
        const name = await focused(page)
        walked.push(name)
        const ring = await page.evaluate<string>(`(() => {
          const one = document.activeElement
          const ringOf = (style) => [style.outlineStyle, style.outlineWidth, style.outlineOffset].join(' ')
          return ringOf(getComputedStyle(one)) + ',' + ringOf(getComputedStyle(one, '::after'))
        })()`)
        if (!ring.includes('solid 3px 2px')) ringless.push(name)
      }
      expect(walked).toEqual(expected)
      expect(ringless).toEqual([])
    })
  }
}

for (const language of languages) {
  test(`the skip link shows at the first Tab and leads past the menu to the content, in ${language} [D29.18]`, async ({
    page,
  }) => {
    const say = speak(language)
    for (const path of ['/about', '/field-overview']) {
      await openPage(page, pageAt(path), language)
      const address = page.url()
      const skip = page.getByRole('link', {
        name: { nl: 'Direct naar de inhoud', en: 'Skip to main content' }[language],
      })
      await expect(skip).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(skip).not.toBeInViewport()
      expect(page.url()).toBe(address)
      await page.keyboard.press('Tab')
      expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(
        true,
      )
    }
    await expect(page.getByRole('link', { name: say('skipToContent') })).toHaveCount(1)
  })

  test(`by keyboard alone a visitor goes from the home to a tile, by the breadcrumb back, and to a page of the footer, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, home, language)
    await page.locator('.tile a').nth(1).focus()
    await page.keyboard.press('Enter')
    const fields = pageAt('/field-overview')
    await expectPage(page, fields, language)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.locator('.breadcrumb a').nth(1).focus()
    await page.keyboard.press('Enter')
    await expectPage(page, home, language)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.demonstration-notice a')).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPage(page, pageAt('/dataset'), language)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}
