import { expectNothingForAxe, expectNothingForAxeLightOrDark } from '../support/axe.ts'
import { home, openPage, pagesToRead } from '../support/every-page.ts'
import { languages } from '../support/list-screen.ts'
import { test } from '../support/test.ts'

test('nothing for axe to report on the home, light or dark, in both languages [D26.1]', async ({ page }) => {
  for (const language of languages) {
    await openPage(page, home, language)
    await expectNothingForAxeLightOrDark(page)
  }
})

test('nothing for axe to report on every page to read, in both languages [D26.1]', async ({ page }) => {
  for (const portalPage of pagesToRead)
    for (const language of languages) {
      await openPage(page, portalPage, language)
      await expectNothingForAxe(page)
    }
})
