import { everyPage, expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { sidewaysScroll, stickingOut } from './support/fit.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 320, height: 640 } })

const menuWords = {
  nl: { open: 'Open het menu', close: 'Sluit het menu' },
  en: { open: 'Open the menu', close: 'Close the menu' },
} as const

for (const language of languages) {
  test(`every page fits a phone of 320 px without scrolling sideways, in ${language} [D14.3]`, async ({
    page,
  }) => {
    for (const portalPage of everyPage) {
      await test.step(portalPage.path, async () => {
        await openPage(page, portalPage, language)
        expect(await sidewaysScroll(page)).toBe(0)
        expect(await stickingOut(page)).toEqual([])
      })
    }
  })
}

test('on a phone tiles and footer stand in one column [D14.3]', async ({ page }) => {
  await openPage(page, home)
  for (const parts of ['.tile', '.page-footer > *']) {
    const boxes = await page.locator(parts).evaluateAll((all) =>
      all.map((part) => {
        const { left, top, bottom } = part.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
    expect(boxes.length).toBeGreaterThan(3)
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1)
    for (const [at, { top }] of boxes.entries())
      expect(top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0)
  }
})

for (const language of languages) {
  test(`on a phone the menu folds under a button that the keyboard opens, walks and closes, in ${language}`, async ({
    page,
  }) => {
    const { open, close } = menuWords[language]
    await openPage(page, pageAt('/about'), language)
    const menu = page.getByRole('banner').getByRole('navigation')
    const button = menu.getByRole('button')
    await expect(button).toHaveAccessibleName(open)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(menu.getByRole('link')).toHaveCount(0)

    // The skip link, the logo, the button.
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAccessibleName(close)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(menu.getByRole('link')).toHaveCount(8)
    await expect(menu.getByRole('link').last()).toHaveText({ nl: 'Zoeken', en: 'Search' }[language])
    expect(await sidewaysScroll(page)).toBe(0)
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      await expect(menu.getByRole('link').nth(step)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link')).toHaveCount(0)
    await expect(button).toBeFocused()

    await page.keyboard.press('Space')
    await menu.getByRole('link').first().press('Enter')
    await expectPage(page, home, language)
    await expect(menu.getByRole('link')).toHaveCount(0)
  })
}

test('on a phone the targets of header, breadcrumb and footer are at least 32 px high', async ({ page }) => {
  await openPage(page, pageAt('/contact'))
  await page.getByRole('banner').getByRole('button').click()
  const small = await page
    .locator('header a, header button, .breadcrumb a, footer a')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { height } = target.getBoundingClientRect()
        return Math.round(height) < 32 ? [`${target.textContent} ${height}`] : []
      }),
    )
  expect(small).toEqual([])
})
